// Follows the table: whatever happens is shown step by step until the newest moment is there.

/** @import { Shown } from "./shown.js" */

/** How long a server that is away is left alone, in milliseconds. */
const PAUSE = 1000;

/**
 * What catching up needs of the world.
 * @typedef {object} World
 * @property {() => Shown} shown
 * @property {(seen?: number) => Promise<void>} load shows the table as it is; with `seen`, one step further than that
 * @property {(ms: number) => Promise<void>} wait
 * @property {() => number} now
 * @property {() => boolean} wantsStillness
 * @property {{ pause: number, pauseAgain: number }} speed how long a step is shown
 * @property {(waits: boolean) => void} waits whether the next step waits for somebody to go on
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
  /** When the last step was shown that somebody else did. @type {number | undefined} */
  #stepped;
  /** What is shown once more: decisions from the one to the other. @type {{ from: number, to: number } | undefined} */
  #again;

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
    if (this.#sent.delete(request)) {
      this.#stepped = undefined;
      this.#wake();
    }
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

  /** The next step is shown now. */
  next() {
    this.#wake();
  }

  /**
   * Shows once more what happened, then the newest moment.
   * @param {number} from so many decisions had been made before
   * @param {number} to
   */
  again(from, to) {
    this.#again = { from, to };
    this.#stepped = undefined;
    this.#skipping = false;
    this.#wake();
    this.run();
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
    const { shown, wait, now } = this.#world;
    await this.#dwell();
    const before = shown();
    const stepped = await this.#load(before.at);
    const after = shown();
    if (stepped && (this.#again || after.at > before.at)) this.#stepped = now();
    if (!after.behind) {
      this.#again = undefined;
      // Nothing new came: the server is away for a moment.
      if (before.version < this.#known && after.version === before.version) await wait(PAUSE);
    }
    const { behind, version } = shown();
    return behind || version < this.#known;
  }

  /**
   * Asks for the next step, or for the newest moment. Answers whether it was a step.
   * @param {number} at what is shown
   */
  async #load(at) {
    const { load, wantsStillness, speed } = this.#world;
    const again = this.#again;
    if (again && again.from < again.to && !this.#skipping) {
      await load(again.from++);
      return true;
    }
    this.#again = undefined;
    const atOnce = again || this.#skipping || wantsStillness() || speed.pause === 0;
    await load(atOnce ? undefined : at);
    return !atOnce;
  }

  /** What somebody did is shown for a while before what comes next, or until the reader goes on. */
  async #dwell() {
    const { shown, wait, now, speed, waits } = this.#world;
    const pause = this.#again ? speed.pauseAgain : speed.pause;
    const left = this.#stepped === undefined ? 0 : this.#stepped + pause - now();
    this.#stepped = undefined;
    if (left <= 0 || this.#skipping || shown().mine) return;
    /** @type {Promise<void>} */
    const woken = new Promise((wake) => (this.#wake = wake));
    waits(left === Infinity);
    await (left === Infinity ? woken : Promise.race([wait(left), woken]));
    waits(false);
  }
}
