// What the page has already is not sent again: every part carries a hash, the server leaves out those that are known,
// and what is read only when opened comes then.

import { OPEN, all, find, on } from "../dom.js";
import { morphParts } from "../morph.js";

/**
 * What becomes of an element when its new form comes.
 * @param {{ part: string | null, open: boolean }} here the hash of what is here, and whether somebody reads it
 * @param {{ same: string | null, own: string | null, late: boolean }} next the hash of what was left out: all of it, or
 *   all but the parts in it that have changed; or it comes when it is opened
 * @returns {"change" | "keep" | "patch" | "missing" | "reload"}
 */
export const partFate = ({ part, open }, { same, own, late }) => {
  if ((same ?? own ?? part) !== part) return "missing";
  if (same !== null) return "keep";
  if (own !== null) return "patch";
  return late && open ? "reload" : "change";
};

/**
 * @param {Element} here
 * @param {Element} next
 */
const takeAttributes = (here, next) => {
  for (const { name } of [...here.attributes]) {
    if (name.startsWith("data-") && !["data-htmx-powered", "data-open"].includes(name) && !next.hasAttribute(name))
      here.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name !== "class" && name !== "data-own" && here.getAttribute(name) !== value) here.setAttribute(name, value);
  }
};

/** What comes late and is open. */
const UNFOLDED = `${OPEN}, details[open] > *`;

/**
 * It has changed, and comes when it is opened. What is read stays until then.
 * @param {Element} here
 * @param {string | null} hash
 */
const markLate = (here, hash) => {
  here.setAttribute("data-part", hash ?? "");
  here.setAttribute("data-late", "");
  if (!here.matches(UNFOLDED)) here.replaceChildren();
};

export class Parts {
  #address;
  #load;
  /** Something was left out that is not here: an answer came out of turn. */
  #missing = false;
  /** @type {(old: Element, next: DocumentFragment) => void} */
  #morph = () => {};
  /** The parts before the change. @type {Map<string, Element>} */
  #before = new Map();
  /** Parts on their way. @type {Set<string>} */
  #coming = new Set();

  /**
   * @param {(id: string) => string} address where a part is
   * @param {() => Promise<void>} load loads the whole table
   */
  constructor(address, load) {
    this.#address = address;
    this.#load = load;
  }

  follow() {
    this.#morph = morphParts({
      known: () =>
        this.#missing
          ? ""
          : all("[data-part]")
              .map((one) => one.dataset.part)
              .join(","),
      expand: (next) => this.#expand(next),
      decide: (here, next) => this.#decide(here, next),
    });
    // Pressing comes before opening: most of the way is done when it opens.
    on("pointerdown", "[popovertarget]", (opener) => this.#bring(opener.getAttribute("popovertarget")));
    const opened = (/** @type {Event} */ { target }) => {
      if (target instanceof HTMLElement) for (const one of [target, ...all("[data-late]", target)]) this.#bring(one.id);
    };
    document.addEventListener("beforetoggle", opened, true);
    document.addEventListener("toggle", opened, true);
  }

  /**
   * Lines of a list that were left out are named together: each gets its place.
   * @param {DocumentFragment} next
   */
  #expand(next) {
    const holes = next.querySelectorAll("li[data-same]");
    if (!holes.length) return;
    const ids = new Map(all("#play li[data-part]").map((line) => [line.dataset.part, line.id]));
    for (const hole of holes) {
      const lines = (hole.getAttribute("data-same") ?? "").split(" ").flatMap((hash) => {
        const line = Object.assign(document.createElement("li"), { id: ids.get(hash) ?? "" });
        line.dataset.same = hash;
        return line;
      });
      hole.replaceWith(...lines);
    }
  }

  /**
   * Whether htmx is to change an element.
   * @param {Element} here
   * @param {Element} next
   */
  #decide(here, next) {
    if (here.id === "play") this.#before = new Map(all("[data-part]", here).map((one) => [one.id, one]));
    const [same, own] = ["data-same", "data-own"].map((name) => next.getAttribute(name));
    const late = next.hasAttribute("data-late");
    if (same === null && own === null && !late) return true;
    const part = here.getAttribute("data-part");
    const what = partFate({ part, open: late && here.matches(UNFOLDED) }, { same, own, late });
    if (what === "missing") this.#miss();
    if (what === "patch") this.#patch(here, next);
    if (what === "reload") markLate(here, next.getAttribute("data-part"));
    return what === "change";
  }

  /**
   * Changes the parts of an element that have changed.
   * @param {Element} here
   * @param {Element} next
   */
  #patch(here, next) {
    if (here.id === "play") takeAttributes(here, next);
    for (const part of [...next.children]) {
      const old = document.getElementById(part.id);
      if (!old) {
        this.#miss();
        continue;
      }
      // Only its hash: whoever opens it gets the rest.
      const late = part.getAttribute("data-late");
      if (late) {
        markLate(old, late);
        continue;
      }
      this.#fetchMoved(old, part);
      const fragment = document.createDocumentFragment();
      fragment.append(part);
      this.#morph(old, fragment);
    }
  }

  /**
   * What was left out of a part may have stood in another one so far.
   * @param {Element} old
   * @param {Element} part
   */
  #fetchMoved(old, part) {
    for (const hole of part.querySelectorAll("[data-same], [data-own]")) {
      const moved = this.#before.get(hole.id);
      if (!moved || old.contains(moved) || !this.#isPatched(moved, hole)) continue;
      hole.replaceWith(moved);
    }
  }

  /**
   * @param {Element} here
   * @param {Element} next
   */
  #isPatched(here, next) {
    return (
      here.getAttribute("data-part") === (next.getAttribute("data-same") ?? next.getAttribute("data-own")) &&
      !this.#decide(here, next)
    );
  }

  /** After every change: what is missing, and what is read, comes. */
  settle() {
    for (const one of all(`[data-late]:is(${UNFOLDED})`)) this.#bring(one.id);
    if (find("#play :is([data-same], [data-own])")) this.#miss();
  }

  /** Loads everything again, once the change is done. */
  #miss() {
    if (this.#missing) return;
    this.#missing = true;
    setTimeout(() => this.#load().finally(() => (this.#missing = false)));
  }

  /** @param {string | null} id */
  async #bring(id) {
    const part = id && find(`#${CSS.escape(id)}[data-late]`);
    if (!part || this.#coming.has(id)) return;
    this.#coming.add(id);
    const hash = part.dataset.part;
    const answer = await fetch(this.#address(id), { headers: { "HX-Request": "true" } }).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : "";
    this.#coming.delete(id);
    const next = find(`#${CSS.escape(id)}`, new DOMParser().parseFromString(text, "text/html"));
    if (!next) return;
    // It has changed meanwhile.
    if (part.dataset.part !== hash) return this.settle();
    part.replaceChildren(...next.childNodes);
    takeAttributes(part, next);
  }
}
