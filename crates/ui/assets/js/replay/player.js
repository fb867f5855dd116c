// A replay that goes on by itself.

/**
 * @typedef {object} World
 * @property {() => boolean} atEnd
 * @property {() => Promise<void>} next shows the next moment
 * @property {() => Promise<void>} rewind shows the first moment
 * @property {() => number} pause between two moments, in milliseconds
 * @property {() => void} changed it plays now, or it does not any more
 */

export class Player {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #world;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
  }

  get isPlaying() {
    return this.#timer !== undefined;
  }

  toggle() {
    if (this.isPlaying) return this.stop();
    this.#timer = setTimeout(() => this.#step(), 0);
    this.#world.changed();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#world.changed();
  }

  async #step() {
    // From the end it begins again.
    await (this.#world.atEnd() ? this.#world.rewind() : this.#world.next());
    if (!this.isPlaying) return;
    if (this.#world.atEnd()) this.stop();
    else this.#timer = setTimeout(() => this.#step(), this.#world.pause());
  }
}
