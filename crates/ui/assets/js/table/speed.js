// How quickly the moves of others are shown. The browser keeps it.

import { all, on } from "../dom.js";

/** How long a step is shown before the next, in milliseconds; 0: all at once; Infinity: until somebody goes on. */
const PAUSES = { slow: 1600, normal: 800, fast: 350, once: 0, own: Infinity };

/** @param {string | undefined} name @returns {name is keyof typeof PAUSES} */
const isSpeed = (name) => name !== undefined && Object.hasOwn(PAUSES, name);

export class Speed {
  #storage;

  /** @param {{ [key: string]: string | undefined }} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @returns {keyof typeof PAUSES} */
  get name() {
    const kept = this.#storage.speed;
    return isSpeed(kept) ? kept : "normal";
  }

  /** @param {string} name */
  keep(name) {
    if (isSpeed(name)) this.#storage.speed = name;
  }

  get pause() {
    return PAUSES[this.name];
  }

  /** How long a step is shown that somebody wants to see again: never all at once. */
  get pauseAgain() {
    return this.pause || PAUSES.normal;
  }

  /** The fields say what is kept. */
  showFields() {
    for (const field of all("[data-speed]")) if (field instanceof HTMLSelectElement) field.value = this.name;
  }

  /** @param {() => void} changed */
  followFields(changed = () => {}) {
    on("change", "[data-speed]", (field) => {
      if (field instanceof HTMLSelectElement) this.keep(field.value);
      this.showFields();
      changed();
    });
    this.showFields();
  }
}
