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
 * @property {(kept: Kept | undefined) => void} keep what is to be sent even if the page goes; nothing once it arrived
 */

/**
 * A decision that waits: where it goes, and its form.
 * @typedef {{ address: string, body: string }} Kept
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
   * @param {boolean} kept whether it has waited already
   */
  async send(address, request, kept = false) {
    const { fetch, wait, say, keep } = this.#world;
    for (let pause = FIRST; ; pause = Math.min(2 * pause, MOST), kept = true) {
      const signal = AbortSignal.timeout(ANSWER);
      const answer = await fetch(address, { ...request, signal }).catch(() => undefined);
      if (answer && !AWAY.includes(answer.status)) {
        if (kept) say(answer.ok && !answer.headers.has(REFUSED) ? "arrived" : "refused");
        if (kept) keep(undefined);
        return answer;
      }
      say("waits");
      keep({ address, body: String(request.body) });
      await Promise.race([wait(pause), new Promise((wake) => (this.#wake = () => wake(undefined)))]);
    }
  }

  /**
   * Sends what a page kept that is gone. Asked as without a script, a server says by its status whether it refuses.
   * @param {Kept} kept
   */
  sendAgain({ address, body }) {
    const headers = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
    return this.send(address, { method: "POST", headers, body }, true);
  }
}

/**
 * @param {Chosen} one
 * @param {Chosen} other
 */
const isSame = (one, other) => one.form === other.form && one.action === other.action;
