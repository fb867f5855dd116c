import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

import { shift } from "../js/site/popovers.js";
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

test("a popover is brought into the window by the shortest way", () => {
  assert.equal(shift(10, 90, 100), 0);
  assert.equal(shift(150, 190, 100), -90);
  assert.equal(shift(-30, 40, 100), 30);
  // Too large: its beginning is seen.
  assert.equal(shift(20, 220, 100), -20);
});

test("what Safari 16.4 and Firefox 115 lack is asked for before it is used", () => {
  const folder = new URL("../js/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".js") && name !== "htmx.min.js")) {
    const code = readFileSync(new URL(file, folder), "utf8");
    assert.doesNotMatch(
      code,
      /(?<!:is\():popover-open|\.checkVisibility\(|\.startViewTransition\(|\.moveBefore\(/,
      file,
    );
    assert.doesNotMatch(code, /\.aria[A-Z]|:has\(|\.togglePopover\(|\.popover\b/, file);
  }
});
