// Sounds: short, quiet, made here, off unless asked for.

import { all, on } from "../dom.js";

/** The pitches of each sound, in hertz. */
const TONES = { coin: [1320, 1760], bell: [660, 990, 660], turn: [523, 659] };

export class Sound {
  /** @type {AudioContext | undefined} */
  #audio;
  #storage;
  #open;

  /**
   * @param {{ [key: string]: string | undefined }} storage where the browser keeps whether it is on
   * @param {() => AudioContext} open
   */
  constructor(storage, open) {
    this.#storage = storage;
    this.#open = open;
  }

  get isOn() {
    return this.#storage.sound === "on";
  }

  toggle() {
    this.#storage.sound = this.isOn ? "off" : "on";
    this.ring("coin");
  }

  /** @param {keyof typeof TONES} kind */
  ring(kind) {
    if (!this.isOn) return;
    // A browser allows this only after a click: not before the first sound.
    this.#audio ??= this.#open();
    const audio = this.#audio;
    TONES[kind].forEach((pitch, n) => play(audio, pitch, audio.currentTime + n * 0.09));
  }

  /** The buttons say whether it is on. */
  showButtons() {
    for (const button of all("[data-sound]")) button.setAttribute("aria-pressed", String(this.isOn));
  }

  followButtons() {
    on("click", "[data-sound]", () => {
      this.toggle();
      this.showButtons();
    });
  }
}

/**
 * One tone that dies away.
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} at
 */
const play = (audio, pitch, at) => {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.05, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
};
