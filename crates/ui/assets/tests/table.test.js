import assert from "node:assert/strict";
import test from "node:test";

import { bareTitle, queryFrom } from "../js/table/address.js";
import { clockText } from "../js/table/clock.js";
import { canFly } from "../js/table/flights.js";
import { freestCorner } from "../js/table/hints.js";
import { goesToQuestion, isForPage, nextBox, placeOf } from "../js/table/keyboard.js";
import { boxesWith } from "../js/table/lesson.js";
import { partFate } from "../js/table/parts.js";
import { fate, smallest } from "../js/table/presses.js";
import { readShown } from "../js/table/shown.js";
import { scrollToSee } from "../js/table/sight.js";

test("a clock reads as people write it", () => {
  assert.equal(clockText(245_000), "4:05");
  assert.equal(clockText(3_725_000), "1:02:05");
  assert.equal(clockText(183_600_000), "2d 3h");
  assert.equal(clockText(-5), "0:00");
});

test("who looks is asked for along with the table", () => {
  assert.equal(queryFrom("?seat=1&invite=a+b&at=4", { version: "7" }), "version=7&invite=a+b&seat=1");
  assert.equal(queryFrom(""), "");
});

test("a title loses only what stands before the table's name", () => {
  assert.equal(bareTitle("Your turn · Valletta · Intramuros"), "Valletta · Intramuros");
  assert.equal(bareTitle("Valletta · Intramuros"), "Valletta · Intramuros");
});

test("the board says what is shown", () => {
  const shown = readShown({ version: "12", at: "7", behind: "", style: "/assets/app.css" });
  assert.deepEqual([shown.version, shown.at, shown.behind, shown.mine, shown.over], [12, 7, true, false, false]);
  assert.deepEqual([readShown({}).version, readShown({ mine: "" }).mine], [0, true]);
});

test("a choice in sight moves nothing", () => {
  const sight = { head: 50, top: 60, end: 500 };
  assert.equal(scrollToSee([], sight), 0);
  assert.equal(
    scrollToSee(
      [
        { top: 100, bottom: 120 },
        { top: 900, bottom: 920 },
      ],
      sight,
    ),
    0,
  );
});

test("choices below come up as far as there is room, the first of them in any case", () => {
  const sight = { head: 50, top: 60, end: 500 };
  const [near, far] = [
    { top: 600, bottom: 620 },
    { top: 1500, bottom: 1520 },
  ];
  assert.equal(scrollToSee([near], sight), 128);
  assert.equal(scrollToSee([near, far], sight), 542);
});

test("all choices come in sight where there is room for all", () => {
  const sight = { head: 50, top: 60, end: 500 };
  const two = [
    { top: 400, bottom: 450 },
    { top: 460, bottom: 520 },
  ];
  assert.equal(scrollToSee(two, sight), 0);
  assert.equal(scrollToSee(two, sight, true), 28);
  const apart = [...two, { top: 900, bottom: 950 }];
  assert.equal(scrollToSee(apart, sight, true), 0);
});

test("hints lie where they cover the fewest choices, and none of those that they speak of", () => {
  const room = { left: 0, top: 100, right: 1000, bottom: 800 };
  const size = { width: 300, height: 200 };
  /** @param {number} left @param {number} top @param {number} [weight] */
  const piece = (left, top, weight = 1) => ({ area: { left, top, right: left + 50, bottom: top + 50 }, weight });
  assert.deepEqual(freestCorner(size, room, []), { left: 700, top: 100, right: 1000, bottom: 300 });
  const { left, top } = freestCorner(size, room, [piece(800, 150), piece(800, 700, 8), piece(100, 700, 8)]);
  assert.deepEqual([left, top], [0, 100]);
});

test("choices above come down under the question", () => {
  assert.equal(scrollToSee([{ top: -200, bottom: -180 }], { head: 50, top: 60, end: 500 }), -258);
});

test("only what is in sight flies, and at the bottom of the window what is partly so", () => {
  assert.equal(canFly({ top: 10, bottom: 30 }, 60, 500, 800), false);
  assert.equal(canFly({ top: 480, bottom: 520 }, 60, 500, 800), false);
  assert.equal(canFly({ top: 480, bottom: 500 }, 60, 500, 800), true);
  assert.equal(canFly({ top: 790, bottom: 820 }, 60, 800, 800), true);
});

test("a click meant for what lies under the picture meets the smallest thing there", () => {
  const [card, button] = [
    { offsetWidth: 90, offsetHeight: 90 },
    { offsetWidth: 20, offsetHeight: 10 },
  ];
  assert.equal(smallest([card, button]), button);
  assert.equal(smallest([]), undefined);
});

test("the keyboard goes on at the question, unless the next choice is at hand", () => {
  const state = { keyed: true, acted: true, lost: false, atChoice: false };
  assert.equal(goesToQuestion(state), true);
  assert.equal(goesToQuestion({ ...state, atChoice: true }), false);
  assert.equal(goesToQuestion({ ...state, acted: false }), false);
  assert.equal(goesToQuestion({ ...state, acted: false, lost: true }), true);
  assert.equal(goesToQuestion({ ...state, keyed: false, lost: true }), false);
});

test("keys of the browser and of fields are theirs", () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  assert.equal(isForPage(plain, false), true);
  assert.equal(isForPage(plain, true), false);
  assert.equal(isForPage({ ...plain, ctrlKey: true }, false), false);
});

test("two dice of a kind are two boxes", () => {
  const [first, log, second] = ["wall", "log", "wall"].map((value) => ({ value }));
  assert.deepEqual(boxesWith([first, log, second], ["wall", "wall"]), [first, second]);
  assert.equal(boxesWith([first, log, second], ["wall", "wall"])[1], second);
  assert.deepEqual(boxesWith([log], ["wall"]), []);
});

test("a key has its place in a row of keys", () => {
  assert.equal(placeOf("1 2 3", "2"), 1);
  assert.equal(placeOf("Space Enter", " "), 0);
  assert.equal(placeOf("1 2 3", " "), -1);
});

test("an arrow goes straight ahead rather than aside", () => {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, width: 10, height: 10 });
  const [here, right, far, below] = [at(0, 0), at(30, 2), at(60, 0), at(4, 30)];
  assert.equal(nextBox(here, [right, far, below], [1, 0]), right);
  assert.equal(nextBox(here, [right, far, below], [0, 1]), below);
  assert.equal(nextBox(here, [right, far, below], [-1, 0]), undefined);
});

test("a click that meets nothing goes to what was pressed, or to what lies there while cards fly", () => {
  const control = /** @type {HTMLElement} */ (/** @type {unknown} */ ({}));
  const press = { control, meaning: "act|action|play maid", flying: false, x: 0, y: 0 };
  assert.equal(fate(press, "act|action|play maid"), "let");
  assert.equal(fate(press, "act|action|decline"), "again");
  assert.equal(fate(press, undefined), "again");
  assert.equal(fate({ ...press, control: undefined }, undefined), "let");
  assert.equal(fate({ ...press, control: undefined, flying: true }, undefined), "point");
  assert.equal(fate(undefined, undefined), "let");
});

test("a part that was left out stays as it is, if it is the one that was meant", () => {
  const next = { same: "a", own: null, late: false };
  assert.equal(partFate({ part: "a", open: false }, next), "keep");
  assert.equal(partFate({ part: "b", open: false }, next), "missing");
  assert.equal(partFate({ part: null, open: false }, next), "missing");
});

test("a part that stays may hold others that change", () => {
  const next = { same: null, own: "a", late: false };
  assert.equal(partFate({ part: "a", open: false }, next), "patch");
  assert.equal(partFate({ part: "b", open: false }, next), "missing");
});

test("what is read stays until its new form comes, what is closed goes", () => {
  const next = { same: null, own: null, late: true };
  assert.equal(partFate({ part: "a", open: true }, next), "reload");
  assert.equal(partFate({ part: "a", open: false }, next), "change");
  assert.equal(partFate({ part: "a", open: true }, { ...next, late: false }), "change");
});
