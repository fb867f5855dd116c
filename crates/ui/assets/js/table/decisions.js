// A decision is never lost: it is kept until the server has answered, and one that comes while another is on its way
// follows it.

/** The first and the longest pause before a server that is away is asked again, in milliseconds. */
const FIRST = 500;
const MOST = 15000;

/** How long an answer may take, in milliseconds. */
const ANSWER = 20000;

/** Answers of a server, or of what stands before it, that cannot serve now. */
const AWAY = [429, 502, 503, 504];

/** The header of a table that is sent with the reason why an order was not carried out. */
const REFUSED = "Refused";

/** @typedef {"waits" | "arrived" | "refused" | "gone"} Word */

/**
 * What keeping decisions needs of the world.
 * @typedef {object} World
 * @property {(address: string, request: RequestInit) => Promise<Response>} fetch
 * @property {(ms: number) => Promise<void>} wait
 * @property {(word: Word, label?: string) => void} say what became of a decision
 * @property {(chosen: Chosen) => { click(): void } | undefined} offered its button, if it can still be chosen
 */

/**
 * What was chosen: the form and the value of a button, its name, and the version of the table in which it stood.
 * @typedef {{ form: string, action: string, label: string, version: number }} Chosen
 */

export class Decisions {
  #world;
  /** On its way. @type {Chosen | undefined} */
  #sent;
  /** The last that was answered. @type {Chosen | undefined} */
  #last;
  /** Those that follow. @type {Chosen[]} */
  #next = [];
  #wake = () => {};

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
  }

  /**
   * Somebody decides. Answers whether the decision may leave at once.
   * @param {Chosen} chosen
   */
  choose(chosen) {
    if (!this.#sent) return true;
    // A double click is one decision.
    const twice = [this.#sent, ...this.#next].some((one) => isSame(one, chosen) && one.version === chosen.version);
    if (!twice) this.#next.push(chosen);
    return false;
  }

  /** @param {Chosen} chosen */
  sent(chosen) {
    this.#sent = chosen;
  }

  /** The answer is shown: what was chosen meanwhile follows, if it still can. */
  answered() {
    this.#last = this.#sent;
    this.#sent = undefined;
    const next = this.#next.shift();
    if (!next) return;
    const button = this.#world.offered(next);
    if (button) return button.click();
    this.#next = [];
    this.#world.say("gone", next.label);
  }

  /**
   * What was pressed is not to be had any more. Of a double click nothing is said.
   * @param {Chosen} chosen
   */
  missed(chosen) {
    const twice = [this.#sent, this.#last].some((one) => one && isSame(one, chosen));
    if (!twice) this.#world.say("gone", chosen.label);
  }

  /** The server can be reached again. */
  wake() {
    this.#wake();
  }

  /**
   * Sends a decision until it is answered. Its idempotency key is made of what it says, so it is carried out once.
   * @param {string} address
   * @param {RequestInit} request
   */
  async send(address, request) {
    const { fetch, wait, say } = this.#world;
    for (let pause = FIRST, kept = false; ; pause = Math.min(2 * pause, MOST), kept = true) {
      const signal = AbortSignal.timeout(ANSWER);
      const answer = await fetch(address, { ...request, signal }).catch(() => undefined);
      if (answer && !AWAY.includes(answer.status)) {
        if (kept) say(answer.ok && !answer.headers.has(REFUSED) ? "arrived" : "refused");
        return answer;
      }
      say("waits");
      await Promise.race([wait(pause), new Promise((wake) => (this.#wake = () => wake(undefined)))]);
    }
  }
}

/**
 * @param {Chosen} one
 * @param {Chosen} other
 */
const isSame = (one, other) => one.form === other.form && one.action === other.action;
