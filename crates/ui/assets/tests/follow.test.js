import assert from "node:assert/strict";
import test from "node:test";

import { Follow } from "../js/table/follow.js";
import { Speed } from "../js/table/speed.js";

/** A page that can be scrolled. */
class Paper {
  time = 0;
  narrow = true;
  used = false;
  at = 0;
  /** How far it is to what happened. */
  far = 0;
  /** Where it was scrolled to. @type {number[]} */
  scrolled = [];

  /** @param {number} to */
  #go(to) {
    this.scrolled.push(to);
    this.at = to;
  }

  follow() {
    return new Follow({
      now: () => this.time,
      isNarrow: () => this.narrow,
      isUsed: () => this.used,
      position: () => this.at,
      distance: () => this.far,
      scroll: (to) => this.#go(to),
      jump: (to) => this.#go(to),
    });
  }
}

const THEIRS = { mine: false, over: false };
const MINE = { mine: true, over: false };

test("what somebody else does is brought into view, and at one's turn one is back", () => {
  const paper = new Paper();
  const follow = paper.follow();
  [paper.at, paper.far] = [40, 500];
  follow.show(THEIRS);
  paper.far = 100;
  follow.show(THEIRS);
  follow.show(MINE);
  follow.show(MINE);
  assert.deepEqual(paper.scrolled, [540, 640, 40]);
});

test("nothing moves where everything is in sight, nor on a wide screen", () => {
  const paper = new Paper();
  const follow = paper.follow();
  follow.show(THEIRS);
  [paper.far, paper.narrow] = [500, false];
  follow.show(THEIRS);
  follow.show(MINE);
  assert.deepEqual(paper.scrolled, []);
});

test("nothing moves under somebody's finger, while somebody writes, or just after they scrolled", () => {
  const paper = new Paper();
  const follow = paper.follow();
  paper.far = 500;
  follow.hold(true);
  follow.show(THEIRS);
  follow.hold(false);
  paper.used = true;
  follow.show(THEIRS);
  paper.used = false;
  follow.takeOver();
  follow.show(THEIRS);
  assert.deepEqual(paper.scrolled, []);
  paper.time = 5000;
  follow.show(THEIRS);
  assert.deepEqual(paper.scrolled, [500]);
});

test("whoever scrolls away by themselves is not taken back", () => {
  const paper = new Paper();
  const follow = paper.follow();
  paper.far = 500;
  follow.show(THEIRS);
  follow.takeOver();
  paper.time = 5000;
  follow.show(MINE);
  assert.deepEqual(paper.scrolled, [500]);
});

test("the browser keeps the speed, and what it does not know is the usual one", () => {
  /** @type {{ [key: string]: string | undefined }} */
  const storage = {};
  const speed = new Speed(storage);
  assert.deepEqual([speed.name, speed.pause], ["normal", 800]);
  speed.keep("own");
  assert.deepEqual([storage.speed, speed.pause], ["own", Infinity]);
  speed.keep("once");
  assert.deepEqual([speed.pause, speed.pauseAgain], [0, 800]);
  speed.keep("sideways");
  assert.equal(speed.name, "once");
  storage.speed = "toString";
  assert.equal(speed.name, "normal");
});
