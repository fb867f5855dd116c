// Hears that the table moved on.

/** The first and the longest pause before a stream that was refused is asked for again, in milliseconds. */
const SHORTEST = 1000;
const LONGEST = 15000;

/**
 * @typedef {object} Listener
 * @property {() => string} address where the stream is, from the newest version that is known
 * @property {(version: number) => void} version
 * @property {() => void} chat
 * @property {(lost: boolean) => void} lost whether the server is out of reach
 */

export class Stream {
  /** @type {EventSource | undefined} */
  #source;
  #pause = SHORTEST;
  #listener;
  #open;
  #later;

  /**
   * @param {Listener} listener
   * @param {(address: string) => EventSource} open
   * @param {(task: () => void, ms: number) => void} later
   */
  constructor(listener, open, later) {
    this.#listener = listener;
    this.#open = open;
    this.#later = later;
  }

  get isOpen() {
    return this.#source !== undefined;
  }

  listen() {
    const source = this.#open(this.#listener.address());
    this.#source = source;
    source.addEventListener("version", (event) => {
      this.#pause = SHORTEST;
      this.#listener.version(Number(event.data));
    });
    source.addEventListener("chat", () => this.#listener.chat());
    source.addEventListener("open", () => this.#listener.lost(false));
    source.addEventListener("error", () => {
      this.#listener.lost(true);
      // A stream that broke is opened again by the browser, one that was refused is not.
      if (source.readyState === source.CLOSED) this.#again();
    });
  }

  #again() {
    this.#pause = Math.min(this.#pause * 2, LONGEST);
    this.#later(() => this.listen(), this.#pause);
  }

  close() {
    this.#source?.close();
    this.#source = undefined;
  }
}
