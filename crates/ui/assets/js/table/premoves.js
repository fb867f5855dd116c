// While the others decide, somebody may mark what their turn begins with, where nothing hidden can come between: the
// markup says where (`data-premove`). It is chosen when the turn comes, if it still can be, and only by the page on
// which it was marked. Whoever has not asked for this in the table's menu sees nothing of it.

import { all, on } from "../dom.js";

/** How long a mark can still be taken back when the turn has come, in milliseconds. */
const GRACE = 800;

/**
 * What the page shows.
 * @typedef {{ mine: boolean, at: number, over: boolean }} Moment
 */

/** What was marked, and when. */
export class Mark {
  /** @type {string | undefined} */
  action;
  #at = 0;

  /**
   * Marks something, or takes the mark back.
   * @param {string} action
   * @param {number} at
   */
  toggle(action, at) {
    this.action = this.action === action ? undefined : action;
    this.#at = at;
  }

  /**
   * What is to be chosen now. A moment before the mark comes of an undo: the mark was not meant for that turn.
   * @param {Moment} moment
   */
  due({ mine, at, over }) {
    if (over || at < this.#at) this.action = undefined;
    return mine ? this.action : undefined;
  }
}

export class Premoves {
  #mark = new Mark();
  #world;
  #known = false;
  #waits = false;

  /**
   * @param {object} world
   * @param {() => Moment} world.shown
   * @param {(ms: number) => Promise<void>} world.wait
   * @param {(action: string) => HTMLElement | undefined} world.offered the button of an action, if it can be chosen
   * @param {(label: string) => void} world.gone says that something cannot be chosen any more
   */
  constructor(world) {
    this.#world = world;
  }

  follow() {
    on("change", "[data-premoves]", (field) => {
      if (field instanceof HTMLInputElement && field.checked) localStorage.premoves = "yes";
      else this.#forget();
      this.show();
    });
    on("click", ".premove", ({ dataset }) => {
      this.#mark.toggle(dataset.action ?? "", this.#world.shown().at);
      this.show();
    });
  }

  #forget() {
    delete localStorage.premoves;
    this.#mark.action = undefined;
  }

  /** After every change: the field, the buttons, and what is due. */
  show() {
    const places = all("[data-premove]");
    const [field] = all("[data-premoves]");
    this.#known ||= places.length > 0;
    for (const one of all(".premove")) one.remove();
    if (!(field instanceof HTMLInputElement) || !this.#known) return;
    field.checked = localStorage.premoves === "yes";
    document.documentElement.toggleAttribute("data-premovable", true);
    if (!field.checked) return;
    const { mine } = this.#world.shown();
    const marked = this.#mark.action;
    /** Of equal cards one is enough. @type {Set<string | undefined>} */
    const done = new Set();
    for (const place of places) {
      const action = place.dataset.premove ?? "";
      if (done.has(action) || (mine && action !== marked)) continue;
      done.add(action);
      place.append(buttonOf(place, action, action === marked, field.dataset));
    }
    this.#choose();
  }

  async #choose() {
    const { shown, wait, offered, gone } = this.#world;
    const action = this.#mark.due(shown());
    if (!action || this.#waits) return;
    this.#waits = true;
    await wait(GRACE);
    this.#waits = false;
    if (this.#mark.due(shown()) !== action) return;
    this.#mark.action = undefined;
    const button = offered(action);
    if (button) button.click();
    else gone(nameOf(action));
    this.show();
  }
}

/** @param {Element | null} place */
const nameIn = (place) => place?.querySelector(".name")?.textContent ?? "";

/** @param {string} action */
const nameOf = (action) => nameIn(all("[data-premove]").find(({ dataset }) => dataset.premove === action) ?? null);

/**
 * @param {HTMLElement} place
 * @param {string} action
 * @param {boolean} isMarked
 * @param {DOMStringMap} words
 */
const buttonOf = (place, action, isMarked, words) => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "premove";
  button.dataset.action = action;
  button.setAttribute("aria-pressed", String(isMarked));
  button.textContent = (isMarked ? words.marked : words.mark) ?? "";
  button.title = [button.textContent, nameIn(place)].join(": ");
  return button;
};
