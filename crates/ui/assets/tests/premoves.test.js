import assert from "node:assert/strict";
import test from "node:test";

import { Mark } from "../js/table/premoves.js";

const theirs = (/** @type {number} */ at) => ({ mine: false, at, over: false });
const mine = (/** @type {number} */ at) => ({ mine: true, at, over: false });

test("what was marked is due when the turn comes, and not before", () => {
  const mark = new Mark();
  mark.toggle("play builder", 7);
  assert.equal(mark.due(theirs(8)), undefined);
  assert.equal(mark.due(mine(9)), "play builder");
});

test("a second click takes a mark back, another one moves it", () => {
  const mark = new Mark();
  mark.toggle("play builder", 7);
  mark.toggle("play maid", 7);
  assert.equal(mark.due(mine(8)), "play maid");
  mark.toggle("play maid", 8);
  assert.equal(mark.due(mine(8)), undefined);
});

test("an undo or the end of the game takes the mark away", () => {
  for (const moment of [mine(6), { ...theirs(9), over: true }]) {
    const mark = new Mark();
    mark.toggle("play builder", 7);
    mark.due(moment);
    assert.equal(mark.due(mine(9)), undefined);
  }
});
