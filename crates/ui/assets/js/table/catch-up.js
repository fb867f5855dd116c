// Follows the table: whatever happens is shown step by step until the newest moment is there.

/** @import { Shown } from "./shown.js" */

/** How long a step is shown before the next, and how long a server that is away is left alone, in milliseconds. */
const STEP = 450;
const PAUSE = 1000;

/**
 * What catching up needs of the world.
 * @typedef {object} World
 * @property {() => Shown} shown
 * @property {(seen?: number) => Promise<void>} load shows the table as it is; with `seen`, one step further than that
 * @property {(ms: number) => Promise<void>} wait
 * @property {() => boolean} wantsStillness
 */

export class CatchUp {
  #world;
  /** The newest version that we know of. */
  #known;
  /** Decisions on their way to the server: their answers show the table too. @type {Set<object>} */
  #sent = new Set();
  #running = false;
  #skipping = false;
  #wake = () => {};

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.#known = world.shown().version;
  }

  get known() {
    return this.#known;
  }

  /**
   * The server says which version the table has.
   * @param {number} version
   */
  hear(version) {
    this.#known = Math.max(this.#known, version);
    if (version !== this.#world.shown().version) this.run();
  }

  /** @param {object} request */
  sent(request) {
    this.#sent.add(request);
  }

  /**
   * An answer to an older question may come last: then what is newer is asked for again.
   * @param {object} request
   */
  answered(request) {
    this.#sent.delete(request);
    this.check();
  }

  /** Catches up if there is something newer than what is shown. */
  check() {
    if (this.#world.shown().version < this.#known) this.run();
  }

  /** Shows the newest moment at once. */
  skip() {
    this.#skipping = true;
    this.#wake();
  }

  async run() {
    if (this.#running || this.#sent.size > 0) return;
    this.#running = true;
    this.#skipping = false;
    try {
      while (await this.#step());
    } catch {
      this.#world.wait(PAUSE).then(() => this.run());
    } finally {
      this.#running = false;
    }
  }

  /** Shows a step more. Answers whether there is another. */
  async #step() {
    const { shown, load, wait, wantsStillness } = this.#world;
    const before = shown();
    await load(this.#skipping || wantsStillness() ? undefined : before.at);
    const now = shown();
    if (now.behind) {
      await Promise.race([wait(STEP), new Promise((wake) => (this.#wake = () => wake(undefined)))]);
    } else if (before.version < this.#known && now.version === before.version) {
      // Nothing new came: the server is away for a moment.
      await wait(PAUSE);
    }
    const after = shown();
    return after.behind || after.version < this.#known;
  }
}
