import assert from "node:assert/strict";
import test from "node:test";

import { hex } from "../js/site/salt.js";
import { Sound } from "../js/site/sound.js";

test("a salt is written in two digits for each byte", () => {
  assert.equal(hex(new Uint8Array([0, 15, 255])), "000fff");
});

test("sound is off unless asked for, and is made only then", () => {
  /** @type {Record<string, string>} */
  const storage = {};
  let tones = 0;
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const node = { connect: () => node, frequency: {}, gain, start: () => (tones += 1), stop: () => {} };
  const audio = { currentTime: 0, createOscillator: () => node, createGain: () => node };
  const sound = new Sound(storage, () => /** @type {AudioContext} */ (/** @type {unknown} */ (audio)));
  sound.ring("bell");
  assert.deepEqual([sound.isOn, tones], [false, 0]);
  sound.toggle();
  assert.deepEqual([storage.sound, tones], ["on", 2]);
  sound.toggle();
  assert.deepEqual([storage.sound, tones], ["off", 2]);
});
