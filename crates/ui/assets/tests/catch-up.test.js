import assert from "node:assert/strict";
import test from "node:test";

import { CatchUp } from "../js/table/catch-up.js";
import { readShown } from "../js/table/shown.js";

/** @import { Shown } from "../js/table/shown.js" */

/** A server and a page, in which nothing happens by itself. */
class World {
  /** What the server has. */
  decisions = 5;
  still = false;
  away = false;
  /** What was asked for. @type {(number | undefined)[]} */
  asked = [];
  /** How long was waited. @type {number[]} */
  waits = [];
  /** What the page shows. @type {Shown} */
  page = { ...readShown({}), version: 5, at: 5 };
  /** Called before an answer comes. */
  meanwhile = () => {};
  /** Called instead of waiting. */
  waiting = () => Promise.resolve();
  /** How long a step is shown. */
  speed = { pause: 450, pauseAgain: 450 };
  /** The clock stands still. */
  time = 0;
  /** When the reader had to go on. @type {boolean[]} */
  waited = [];
  /** Called when the reader has to. */
  onWait = () => {};

  catchUp() {
    return new CatchUp({
      shown: () => this.page,
      load: (seen) => this.load(seen),
      wait: (ms) => (this.waits.push(ms), this.waiting()),
      wantsStillness: () => this.still,
      speed: this.speed,
      now: () => this.time,
      waits: (waits) => (this.waited.push(waits), waits && setImmediate(this.onWait)),
    });
  }

  /** @param {number} [seen] */
  async load(seen) {
    this.asked.push(seen);
    this.meanwhile();
    if (this.away) throw new Error("no answer");
    const at = seen === undefined ? this.decisions : Math.min(seen + 1, this.decisions);
    this.page = { ...this.page, version: this.decisions, at, behind: at < this.decisions };
  }
}

test("what happened is shown step by step", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  world.decisions = 8;
  await catchUp.run();
  assert.deepEqual(world.asked, [5, 6, 7]);
  assert.deepEqual(world.waits, [450, 450]);
  assert.equal(world.page.at, 8);
});

test("the news of the version that is shown asks for nothing", () => {
  const world = new World();
  world.catchUp().hear(5);
  assert.deepEqual(world.asked, []);
});

test("an old page hears of a newer version and loads it", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  world.decisions = 6;
  catchUp.hear(6);
  await new Promise(setImmediate);
  assert.deepEqual([world.asked, world.page.version], [[5], 6]);
});

test("whoever wants stillness sees the newest moment at once", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  [world.decisions, world.still] = [8, true];
  await catchUp.run();
  assert.deepEqual([world.asked, world.waits], [[undefined], []]);
});

test("skipping ends the pause and shows the newest moment", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  world.decisions = 9;
  world.waiting = () => (setImmediate(() => catchUp.skip()), new Promise(() => {}));
  await catchUp.run();
  assert.deepEqual(world.asked, [5, undefined]);
  assert.equal(world.page.at, 9);
});

test("only one asks at a time, and what was heard meanwhile is asked for afterwards", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  [world.decisions, world.still] = [6, true];
  world.meanwhile = () => {
    catchUp.hear(7);
    world.meanwhile = () => (world.decisions = 7);
  };
  await catchUp.run();
  assert.equal(world.asked.length, 2);
  assert.equal(world.page.version, 7);
});

test("nothing is asked for while a decision is on its way: its answer shows the table", () => {
  const world = new World();
  const catchUp = world.catchUp();
  const request = {};
  catchUp.sent(request);
  catchUp.hear(6);
  assert.deepEqual(world.asked, []);
  world.page = { ...world.page, version: 6, at: 6 };
  catchUp.answered(request);
  assert.deepEqual(world.asked, []);
});

test("an answer that came too late is followed by what is newer", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  const request = {};
  catchUp.sent(request);
  catchUp.hear(7);
  world.decisions = 7;
  world.page = { ...world.page, version: 6, at: 6 };
  catchUp.answered(request);
  await new Promise(setImmediate);
  assert.deepEqual([world.asked, world.page.version], [[6], 7]);
});

test("a server that is away is asked again after a pause", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  [world.decisions, world.away] = [6, true];
  world.waiting = async () => void (world.away = false);
  catchUp.hear(6);
  await new Promise(setImmediate);
  assert.deepEqual(world.waits, [1000]);
  assert.equal(world.page.version, 6);
});

test("a server that answers with an old table is given a moment", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  world.waiting = async () => void (world.decisions = 6);
  catchUp.hear(6);
  await new Promise(setImmediate);
  assert.deepEqual([world.asked, world.waits], [[5, 5], [1000]]);
  assert.equal(world.page.version, 6);
});

test("a step has its time also when the next one comes later by itself", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  world.decisions = 6;
  await catchUp.run();
  [world.decisions, world.time] = [7, 200];
  await catchUp.run();
  assert.deepEqual([world.asked, world.waits], [[5, 6], [250]]);
});

test("nobody waits to see what follows their own decision", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  const request = {};
  world.decisions = 6;
  await catchUp.run();
  catchUp.sent(request);
  world.page = { ...world.page, version: 7, at: 7 };
  catchUp.answered(request);
  world.decisions = 8;
  await catchUp.run();
  assert.deepEqual([world.asked, world.waits], [[5, 7], []]);
});

test("at once shows the newest moment only", async () => {
  const world = new World();
  world.speed.pause = 0;
  const catchUp = world.catchUp();
  world.decisions = 8;
  await catchUp.run();
  assert.deepEqual([world.asked, world.waits], [[undefined], []]);
});

test("at their own pace readers go on from step to step", async () => {
  const world = new World();
  world.speed.pause = Infinity;
  const catchUp = world.catchUp();
  world.decisions = 8;
  world.onWait = () => catchUp.next();
  await catchUp.run();
  assert.deepEqual(world.asked, [5, 6, 7]);
  assert.deepEqual(world.waits, []);
  assert.deepEqual(world.waited, [true, false, true, false]);
});

test("skipping leaves one's own pace", async () => {
  const world = new World();
  world.speed.pause = Infinity;
  const catchUp = world.catchUp();
  world.decisions = 9;
  world.onWait = () => catchUp.skip();
  await catchUp.run();
  assert.deepEqual(world.asked, [5, undefined]);
});

test("nobody is kept waiting whose turn it is", async () => {
  const world = new World();
  world.speed.pause = Infinity;
  const catchUp = world.catchUp();
  world.decisions = 6;
  await catchUp.run();
  world.page = { ...world.page, mine: true };
  world.decisions = 7;
  await catchUp.run();
  assert.deepEqual(world.waited, []);
});

test("what was shown is shown again, then the newest moment", async () => {
  const world = new World();
  const catchUp = world.catchUp();
  [world.decisions, world.page] = [12, { ...world.page, version: 12, at: 12 }];
  catchUp.again(6, 9);
  while (world.asked.length < 4) await new Promise(setImmediate);
  assert.deepEqual(world.asked, [6, 7, 8, undefined]);
  assert.deepEqual(world.waits, [450, 450, 450]);
  assert.equal(world.page.at, 12);
});

test("it is shown again also to those who want stillness, or everything at once", async () => {
  const world = new World();
  [world.still, world.speed.pause] = [true, 0];
  const catchUp = world.catchUp();
  [world.decisions, world.page] = [12, { ...world.page, version: 12, at: 12 }];
  catchUp.again(10, 12);
  while (world.asked.length < 2) await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.deepEqual([world.asked, world.waits], [[10, 11], [450]]);
});
