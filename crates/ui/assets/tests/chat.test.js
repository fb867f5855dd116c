import assert from "node:assert/strict";
import test from "node:test";

import { counted, unread } from "../js/table/chat.js";

test("new is what others said after the last that was read", () => {
  const messages = [
    { id: 3, mine: false },
    { id: 5, mine: true },
    { id: 8, mine: false },
    { id: 9, mine: false },
  ];
  assert.deepEqual(
    unread(messages, 3).map(({ id }) => id),
    [8, 9],
  );
  assert.deepEqual(unread(messages, 9), []);
});

test("the tab's title says how much is new", () => {
  assert.equal(counted("Saint Malo", 2), "(2) Saint Malo");
  assert.equal(counted("Saint Malo", 0), "Saint Malo");
});
