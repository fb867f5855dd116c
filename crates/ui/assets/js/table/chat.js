// The talk at a table: the field clears, and what is new is noticed.

import { all, find, on } from "../dom.js";
import { keepFolds } from "../morph.js";

/** How long a new message stands over the table, in milliseconds. */
const TOAST = 6000;

/**
 * @typedef {object} Message
 * @property {number} id
 * @property {boolean} mine
 */

/**
 * The messages of others that came after one.
 * @param {Message[]} messages
 * @param {number} seen
 */
export const unread = (messages, seen) => messages.filter(({ id, mine }) => !mine && id > seen);

/**
 * A title that says how much is new.
 * @param {string} title
 * @param {number} count
 */
export const counted = (title, count) => (count > 0 ? `(${count}) ${title}` : title);

const messages = () =>
  all("#talk li[id]").map((item) => ({ id: Number(item.id.slice(8)), mine: "mine" in item.dataset, item }));

export class Chat {
  #table;
  #changed;
  #toasted = Math.max(0, ...messages().map(({ id }) => id));
  /** @type {WeakMap<object, string>} */
  #sent = new WeakMap();
  count = 0;

  /**
   * @param {HTMLElement} table
   * @param {() => void} changed called when there is more or less that is new
   */
  constructor(table, changed) {
    this.#table = table;
    this.#changed = changed;
  }

  follow() {
    this.#clearWhenSent();
    on("click", "[data-talk]", (_, event) => {
      event.preventDefault();
      this.#open(!this.#table.hasAttribute("data-talking"));
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.#open(false);
    });
    keepFolds("#talk");
    const talk = find("#talk");
    if (!talk) return;
    talk.addEventListener("toggle", () => this.#folded(), true);
    new MutationObserver(() => this.#look()).observe(talk, { childList: true, subtree: true });
    new IntersectionObserver(() => this.#look()).observe(talk);
    document.addEventListener("visibilitychange", () => this.#look());
    this.#toEnd();
    this.#look();
  }

  /** What was sent leaves the field at once; it comes back if it was not said. */
  #clearWhenSent() {
    const field = () => find("#talk .say input[name=text]");
    document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
      const input = field();
      if (!(input instanceof HTMLInputElement) || !ctx.sourceElement.matches?.(".say")) return;
      this.#sent.set(ctx, input.value);
      input.value = "";
    });
    document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
      const [input, text] = [field(), this.#sent.get(ctx)];
      if (text === undefined || !(input instanceof HTMLInputElement)) return;
      const status = ctx.response?.raw?.status ?? 0;
      if ((status < 200 || status > 299) && input.value === "") input.value = text;
    });
  }

  /** @param {boolean} open */
  #open(open) {
    const details = find("#talk details");
    if (!details || open === this.#table.hasAttribute("data-talking")) return;
    this.#table.toggleAttribute("data-talking", open);
    if (!open) return find("[data-talk]")?.focus();
    details.setAttribute("open", "");
    find("#talk")?.scrollIntoView({ block: "nearest" });
    find("#talk .say input[name=text]")?.focus({ preventScroll: true });
    this.#toEnd();
    this.#look();
  }

  /** A sheet that is folded is put away. */
  #folded() {
    if (!find("#talk details[open]")) this.#table.removeAttribute("data-talking");
    this.#look();
  }

  /** The newest message is the last. */
  #toEnd() {
    const log = find("#talk [role=log]");
    if (log) log.scrollTop = log.scrollHeight;
  }

  get #isRead() {
    const log = find("#talk details[open] [role=log]");
    if (!log || document.hidden) return false;
    const { top, bottom } = log.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  }

  /** Counts what is new, unless it is before somebody's eyes. */
  #look() {
    const key = `talk ${this.#table.dataset.table}`;
    const said = messages();
    const last = said.at(-1);
    if (!last) return;
    const isNew = last.id > this.#toasted;
    this.#toasted = Math.max(this.#toasted, last.id);
    if (isNew) this.#toEnd();
    if (this.#isRead) localStorage[key] = last.id;
    else if (isNew && !last.mine) this.#toast(last.item);
    const count = unread(said, Number(localStorage[key] ?? 0)).length;
    if (count === this.count) return;
    this.count = count;
    this.show();
    this.#changed();
  }

  /** The badges: a board that has changed has lost its own. */
  show() {
    const badge = this.count > 0 ? String(this.count) : "";
    for (const place of all("[data-talk], #talk .unread")) {
      if (badge) place.dataset.unread = badge;
      else delete place.dataset.unread;
    }
  }

  /** @param {HTMLElement} item */
  #toast(item) {
    const place = find("#toast");
    if (!place) return;
    const text = `${find("b", item)?.textContent ?? ""}: ${find("span", item)?.textContent ?? ""}`;
    place.textContent = text;
    setTimeout(() => {
      if (place.textContent === text) place.textContent = "";
    }, TOAST);
  }
}
