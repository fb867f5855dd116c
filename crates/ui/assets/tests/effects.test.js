import assert from "node:assert/strict";
import test from "node:test";

import { endingSounds } from "../js/table/ending.js";
import { arc, fall, figureAt, signed, tallyChanges } from "../js/table/tally.js";

test("only figures that were there before and are others now have changed", () => {
  const before = new Map([
    ["0-points", 3],
    ["1-points", 5],
  ]);
  const now = new Map([
    ["0-points", 7],
    ["1-points", 5],
    ["2-points", 9],
  ]);
  assert.deepEqual(tallyChanges(before, now), [{ key: "0-points", from: 3, to: 7 }]);
  assert.deepEqual(tallyChanges(new Map(), now), []);
});

test("a figure counts in whole numbers from the old to the new one", () => {
  const up = { key: "0-points", from: 3, to: 7 };
  assert.deepEqual(
    [-1, 0, 0.3, 0.5, 1, 2].map((part) => figureAt(up, part)),
    [3, 3, 4, 5, 7, 7],
  );
  assert.equal(figureAt({ key: "0-coin", from: 4, to: 0 }, 0.5), 2);
});

test("a change is written with its sign, less with a real minus", () => {
  assert.deepEqual([signed({ from: 3, to: 7 }), signed({ from: 7, to: 5 })], ["+4", "−2"]);
});

test("what flies begins and ends where it should, and nothing but transform and opacity changes", () => {
  const way = arc({ x: 10, y: 200 }, { x: 300, y: 40 });
  assert.match(String(way[0].transform), /^translate\(10px, 200px\)/);
  assert.match(String(way.at(-1)?.transform), /^translate\(300px, 40px\)/);
  for (const step of [...way, ...fall({ x: 5, y: 5 })]) {
    assert.deepEqual(
      Object.keys(step).filter((name) => !["transform", "opacity", "offset"].includes(name)),
      [],
    );
  }
});

test("at the end every source is heard, then how it went, then a gull", () => {
  assert.deepEqual(
    endingSounds(3, true).map(([kind]) => kind),
    ["tick", "tick", "tick", "win", "gull"],
  );
  assert.deepEqual(endingSounds(0, false)[0], ["end", 0]);
});
