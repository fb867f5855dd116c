// One thing after the other, and of those that wait only the newest.

/** @template T */
export class Newest {
  #work;
  #busy = false;
  /** @type {T | undefined} */
  #wish;

  /** @param {(wish: T) => Promise<void>} work */
  constructor(work) {
    this.#work = work;
  }

  /**
   * Wishes for something. Answers when nothing is wished for any more, or at once if somebody else is waiting for that.
   * @param {T} wish
   */
  async wish(wish) {
    this.#wish = wish;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#wish !== undefined) {
        const next = this.#wish;
        this.#wish = undefined;
        await this.#work(next);
      }
    } finally {
      this.#busy = false;
    }
  }
}
