import assert from "node:assert/strict";
import test from "node:test";

import { momentOnGraph, momentQuery, stepOf } from "../js/replay/moments.js";
import { Newest } from "../js/replay/newest.js";
import { Player } from "../js/replay/player.js";

test("a moment lies between the first and the last", () => {
  const query = new URLSearchParams("seat=1&at=3");
  assert.equal(momentQuery(query, 9, 20), "seat=1&at=9");
  assert.equal(momentQuery(query, 21, 20), "seat=1&at=20");
  assert.equal(momentQuery(query, -1, 20), "seat=1&at=0");
});

test("a click on the graph finds the nearest moment", () => {
  assert.equal(momentOnGraph(110, { left: 100, width: 200 }, 40), 2);
  assert.equal(momentOnGraph(300, { left: 100, width: 200 }, 40), 40);
});

test("keys go by decisions, with shift by turns", () => {
  assert.equal(stepOf({ key: "ArrowLeft", shiftKey: false }), "back");
  assert.equal(stepOf({ key: "ArrowRight", shiftKey: true }), "turn-on");
  assert.equal(stepOf({ key: "Home", shiftKey: false }), "first");
  assert.equal(stepOf({ key: "x", shiftKey: false }), undefined);
});

test("of the wishes that wait only the newest is fulfilled", async () => {
  /** @type {string[]} */
  const done = [];
  /** @type {() => void} */
  let finish = () => {};
  const wishes = new Newest(async (/** @type {string} */ wish) => {
    done.push(wish);
    if (wish === "first") await new Promise((resolve) => (finish = () => resolve(undefined)));
  });
  const all = wishes.wish("first");
  await wishes.wish("second");
  await wishes.wish("third");
  finish();
  await all;
  assert.deepEqual(done, ["first", "third"]);
});

test("after a failure one may wish again", async () => {
  /** @type {string[]} */
  const done = [];
  const wishes = new Newest(async (/** @type {string} */ wish) => {
    if (wish === "bad") throw new Error("no answer");
    done.push(wish);
  });
  await assert.rejects(wishes.wish("bad"));
  await wishes.wish("good");
  assert.deepEqual(done, ["good"]);
});

/**
 * A replay of three decisions that begins at this one.
 * @param {number} at
 */
const replay = (at) => {
  const seen = [at];
  /** @type {Player} */
  const player = new Player({
    atEnd: () => seen[seen.length - 1] >= 3,
    next: async () => void seen.push(seen[seen.length - 1] + 1),
    rewind: async () => void seen.push(0),
    pause: () => 0,
    changed: () => {},
  });
  return { player, seen };
};

/** @param {Player} player */
const finished = async (player) => {
  while (player.isPlaying) await new Promise((resolve) => setTimeout(resolve, 1));
};

test("a replay goes on by itself and stops at the end", async () => {
  const { player, seen } = replay(1);
  player.toggle();
  await finished(player);
  assert.deepEqual(seen, [1, 2, 3]);
});

test("a replay at its end begins again", async () => {
  const { player, seen } = replay(3);
  player.toggle();
  await finished(player);
  assert.deepEqual(seen, [3, 0, 1, 2, 3]);
});

test("a second press stops it", async () => {
  const { player, seen } = replay(0);
  player.toggle();
  player.toggle();
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual([player.isPlaying, seen], [false, [0]]);
});
