import assert from "node:assert/strict";
import test from "node:test";

import { Decisions } from "../js/table/decisions.js";

const chosen = (/** @type {string} */ action, version = 1) => ({ form: "act", action, label: action, version });

/**
 * A world in which a server answers like this, one answer after the other; nothing for a server that is away.
 * @param {(Response | undefined)[]} answers
 * @param {string[]} offers
 */
const world = (answers = [], offers = []) => {
  /** @type {string[]} */
  const seen = [];
  /** @type {unknown[]} */
  const kept = [];
  const decisions = new Decisions({
    keep: (one) => void kept.push(one),
    fetch: () => {
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("away"));
    },
    wait: async (ms) => void seen.push(`wait ${ms}`),
    say: (word, label) => void seen.push([word, label].filter(Boolean).join(" ")),
    offered: ({ action }) => (offers.includes(action) ? { click: () => void seen.push(`click ${action}`) } : undefined),
  });
  return { decisions, seen, kept };
};

test("a decision is kept while the server is away, with growing pauses, and told when it has arrived", async () => {
  const { decisions, seen } = world([undefined, new Response("", { status: 503 }), new Response("board")]);
  const answer = await decisions.send("/act", {});
  assert.equal(await answer.text(), "board");
  assert.deepEqual(seen, ["waits", "wait 500", "waits", "wait 1000", "arrived"]);
});

test("a kept decision that the table refuses is told so", async () => {
  for (const answer of [new Response("", { status: 409 }), new Response("board", { headers: { Refused: "" } })]) {
    const { decisions, seen } = world([undefined, answer]);
    await decisions.send("/act", {});
    assert.equal(seen.at(-1), "refused");
  }
});

test("a decision that waits outlives its page until it has arrived", async () => {
  const { decisions, kept } = world([undefined, undefined, new Response("board")]);
  await decisions.send("/act", { body: new URLSearchParams({ action: "play maid", version: "7" }) });
  const first = { address: "/act", body: "action=play+maid&version=7" };
  assert.deepEqual(kept, [first, first, undefined]);
});

test("what another page kept is sent again, and told", async () => {
  const { decisions, seen, kept } = world([new Response("board"), new Response("", { status: 409 })]);
  await decisions.sendAgain({ address: "/act", body: "action=play+maid&version=7" });
  await decisions.sendAgain({ address: "/act", body: "action=play+maid&version=7" });
  assert.deepEqual(
    [seen, kept],
    [
      ["arrived", "refused"],
      [undefined, undefined],
    ],
  );
});

test("an answer at once is not worth a word", async () => {
  const { decisions, seen } = world([new Response("board")]);
  await decisions.send("/act", {});
  assert.deepEqual(seen, []);
});

test("a decision that comes while another is on its way follows it, and a double click is one", () => {
  const { decisions, seen } = world([], ["play maid"]);
  assert.equal(decisions.choose(chosen("play builder")), true);
  decisions.sent(chosen("play builder"));
  assert.equal(decisions.choose(chosen("play builder")), false);
  assert.equal(decisions.choose(chosen("play maid")), false);
  decisions.answered();
  assert.deepEqual(seen, ["click play maid"]);
});

test("what can no longer be chosen is told, except for a double click", () => {
  const { decisions, seen } = world();
  decisions.sent(chosen("play builder"));
  decisions.choose(chosen("play maid"));
  decisions.answered();
  decisions.missed(chosen("play builder"));
  decisions.missed(chosen("take wood"));
  assert.deepEqual(seen, ["gone play maid", "gone take wood"]);
});
