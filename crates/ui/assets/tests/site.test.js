import assert from "node:assert/strict";
import test from "node:test";

import { hex } from "../js/site/salt.js";
import { isHeard, loudness, Sound } from "../js/site/sound.js";
import { SOUNDS } from "../js/site/sounds.js";

test("a salt is written in two digits for each byte", () => {
  assert.equal(hex(new Uint8Array([0, 15, 255])), "000fff");
});

/** An audio that counts what is begun. */
const fakeAudio = () => {
  const heard = { voices: 0 };
  const ramp = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
  const node = {
    connect: () => node,
    disconnect: () => {},
    frequency: ramp,
    gain: ramp,
    Q: {},
    start: () => (heard.voices += 1),
    stop: () => {},
    /** @type {object} */
    context: {},
  };
  const audio = {
    currentTime: 0,
    sampleRate: 8,
    state: "running",
    createOscillator: () => node,
    createGain: () => node,
    createBiquadFilter: () => node,
    createBufferSource: () => node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  };
  node.context = audio;
  return { heard, open: () => /** @type {AudioContext} */ (/** @type {unknown} */ (audio)) };
};

test("sound is on, but nothing is heard before somebody has touched the page", () => {
  const { heard, open } = fakeAudio();
  const sound = new Sound({}, open, () => false);
  sound.ring("dice");
  assert.deepEqual([sound.isOn, heard.voices], [true, 0]);
  sound.wake();
  sound.ring("dice");
  assert.equal(heard.voices, SOUNDS.dice.length);
});

test("a browser without sound is no trouble", () => {
  const sound = new Sound(
    {},
    () => {
      throw new ReferenceError("AudioContext is not defined");
    },
    () => false,
  );
  sound.wake();
  sound.ring("dice");
});

test("what is muted, turned down or unknown is not heard", () => {
  const { heard, open } = fakeAudio();
  /** @type {Record<string, string>} */
  const storage = { sound: "off" };
  const sound = new Sound(storage, open, () => false);
  sound.wake();
  sound.ring("bell");
  storage.sound = "on";
  storage.volume = "0";
  sound.ring("bell");
  storage.volume = "50";
  sound.ring("no such thing");
  assert.equal(heard.voices, 0);
  sound.ring("bell");
  assert.equal(heard.voices, SOUNDS.bell.length);
});

test("in a hidden tab only that one is on turn is heard, if it is wanted", () => {
  assert.deepEqual([isHeard({}, "dice", true), isHeard({}, "turn", true)], [false, true]);
  assert.equal(isHeard({ turn: "off" }, "turn", true), false);
  assert.deepEqual(
    [isHeard({ effects: "off" }, "dice", false), isHeard({ effects: "off" }, "turn", false)],
    [false, true],
  );
  assert.equal(isHeard({ sound: "off" }, "turn", false), false);
});

test("what the browser keeps of the volume may be nonsense", () => {
  const loud = ["100", "0", "900", "-3"].map((volume) => loudness({ volume }));
  assert.deepEqual(loud, [1, 0, 1, 0]);
  assert.equal(loudness({ volume: "much" }), loudness({}));
});

test("every sound is short and not too loud", () => {
  for (const [name, parts] of Object.entries(SOUNDS)) {
    for (const { at, fall, gain, pitch } of parts) {
      assert.ok(at + fall < 3.5 && gain <= 0.6 && pitch > 20 && pitch < 12000, name);
    }
  }
});
