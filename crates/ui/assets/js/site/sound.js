// Sounds: short, quiet, made here. On after the first click, unless somebody does not want them.

import { all, on } from "../dom.js";
import { SOUNDS } from "./sounds.js";
import { synthesise } from "./synth.js";

/** How loud it is at first, in percent. */
const VOLUME = 60;

/** @typedef {{ [key: string]: string | undefined }} Kept what the browser keeps */

/**
 * What is heard: nothing if it is muted, of the rest what somebody wants; in a hidden tab only that one is on turn.
 * @param {Kept} storage
 * @param {string} kind
 * @param {boolean} hidden
 */
export const isHeard = (storage, kind, hidden) => {
  if (storage.sound === "off") return false;
  return kind === "turn" ? storage.turn !== "off" : storage.effects !== "off" && !hidden;
};

/**
 * How loud, from 0 to 1: the ear hears what is four times as strong as twice as loud.
 * @param {Kept} storage
 */
export const loudness = (storage) => {
  const percent = Number(storage.volume ?? VOLUME);
  return (Math.min(Math.max(Number.isFinite(percent) ? percent : VOLUME, 0), 100) / 100) ** 2;
};

export class Sound {
  /** @type {AudioContext | undefined} */
  #audio;
  #storage;
  #open;
  #hidden;
  /** Everything sounds through this. @type {GainNode | undefined} */
  #out;

  /**
   * @param {Kept} storage
   * @param {() => AudioContext} open
   * @param {() => boolean} hidden whether nobody sees the page
   */
  constructor(storage, open, hidden) {
    this.#storage = storage;
    this.#open = open;
    this.#hidden = hidden;
  }

  get isOn() {
    return this.#storage.sound !== "off";
  }

  /** Somebody touched the page: from now on a browser lets us sound. */
  wake() {
    // A finger that comes down may only want to scroll: browsers wait until it is lifted.
    if (globalThis.navigator?.userActivation?.hasBeenActive === false) return;
    try {
      this.#audio ??= this.#open();
    } catch {
      // A browser without sound: nothing is heard.
      return;
    }
    if (this.#audio.state === "suspended") this.#audio.resume().catch(() => {});
  }

  /**
   * @param {string} kind
   * @param {number} [delay] in seconds
   */
  ring(kind, delay = 0) {
    const sound = SOUNDS[kind];
    if (!sound || !this.#audio || !isHeard(this.#storage, kind, this.#hidden())) return;
    if (!this.#out) {
      this.#out = this.#audio.createGain();
      this.#out.connect(this.#audio.destination);
    }
    synthesise(this.#out, sound, loudness(this.#storage), this.#audio.currentTime + delay);
  }

  /** What still would have been heard is not. */
  hush() {
    this.#out?.disconnect();
    this.#out = undefined;
  }

  toggle() {
    this.#storage.sound = this.isOn ? "off" : "on";
    this.hush();
    this.showSettings();
    this.ring("coin");
  }

  /** The button and the fields say how it is set. */
  showSettings() {
    for (const button of all("[data-sound]")) button.setAttribute("aria-pressed", String(this.isOn));
    for (const field of /** @type {HTMLInputElement[]} */ (all("[data-volume]"))) {
      field.value = String(this.#storage.volume ?? VOLUME);
    }
    for (const box of /** @type {HTMLInputElement[]} */ (all("[data-sounds]"))) {
      box.checked = this.#storage[box.dataset.sounds ?? ""] !== "off";
    }
  }

  follow() {
    for (const kind of /** @type {const} */ (["pointerdown", "pointerup", "keydown", "click"])) {
      document.addEventListener(kind, () => this.wake(), { capture: true, passive: true });
    }
    on("click", "[data-sound]", () => this.toggle());
    on("change", "[data-volume]", (field) => {
      this.#storage.volume = /** @type {HTMLInputElement} */ (field).value;
      this.ring("coin");
    });
    on("change", "[data-sounds]", (box) => {
      const { checked, dataset } = /** @type {HTMLInputElement} */ (box);
      this.#storage[dataset.sounds ?? ""] = checked ? "on" : "off";
      if (checked) this.ring(dataset.sounds === "turn" ? "turn" : "coin");
    });
    this.showSettings();
  }
}
