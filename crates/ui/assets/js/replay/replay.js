// The replay of a game works by links and a form. With this script the moments change in place: by keys, by the slider,
// by a click on the graph, or by themselves.

import { find, on } from "../dom.js";
import { morph } from "../morph.js";
import { momentOnGraph, momentQuery, stepOf } from "./moments.js";
import { Newest } from "./newest.js";
import { Player } from "./player.js";

export class Replay {
  /** The speed that somebody chose: the moments come with the first one. @type {string | undefined} */
  #speed;
  #paths = new Newest(async (/** @type {string} */ path) => {
    await morph(path, "#moment", { select: "#moment" });
    history.replaceState(history.state, "", path);
    this.#settle();
  });
  #player = new Player({
    atEnd: () => this.#number("at") >= this.#number("last"),
    next: () => this.#go(this.#number("at") + 1),
    rewind: () => this.#go(0),
    pause: () => Number(this.#speedField.value),
    changed: () => this.#showPlayer(),
  });

  /** @param {"at" | "last"} name */
  #number(name) {
    return Number(find("#moment")?.dataset[name]);
  }

  get #slider() {
    return /** @type {HTMLInputElement} */ (find("#scrubber"));
  }

  get #speedField() {
    return /** @type {HTMLSelectElement} */ (find("[data-replay-speed]"));
  }

  /**
   * Shows the moment after so many decisions.
   * @param {number} at
   */
  #go(at) {
    const form = /** @type {HTMLFormElement} */ (find("[data-replay]"));
    const query = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)]));
    return this.#paths.wish(`${location.pathname}?${momentQuery(query, at, this.#number("last"))}`);
  }

  /** After every change: the slider, and the entry of the log that leads here, in sight. */
  #settle() {
    const at = this.#number("at");
    this.#slider.value = String(at);
    const log = find("#log");
    log?.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const here = log?.querySelector(`li[value="${at}"] a`);
    here?.setAttribute("aria-current", "step");
    if (log && here) {
      log.scrollTop += here.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
    }
    this.#showPlayer();
  }

  #showPlayer() {
    find("[data-replay-play]")?.setAttribute("aria-pressed", String(this.#player.isPlaying));
    if (this.#speed) this.#speedField.value = this.#speed;
  }

  follow() {
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("keydown", (event) => this.#press(event));
    on("input", "#scrubber", () => {
      this.#player.stop();
      this.#go(Number(this.#slider.value));
    });
    on("change", "[data-replay-speed]", () => {
      this.#speed = this.#speedField.value;
    });
    on("submit", "[data-replay]", (_, event) => {
      event.preventDefault();
      this.#go(Number(this.#slider.value));
    });
    on("focusin", ".replay-seats a", (link) => link.scrollIntoView({ block: "nearest", inline: "nearest" }));
    document.documentElement.classList.add("scripted");
    showSeat();
    this.#settle();
    document.fonts?.ready.then(() => this.#settle());
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button || !(target instanceof Element)) return;
    // Once the review is there, all of the page is another.
    if (target.closest("[data-review-wait]")) return;
    /** @type {HTMLAnchorElement | null} */
    const link = target.closest("#replay a[href]");
    const graph = target.closest("[data-replay-graph]");
    if (target.closest("[data-replay-play]")) {
      this.#player.toggle();
    } else if (link) {
      this.#clickLink(link, event);
    } else if (graph) {
      this.#player.stop();
      this.#go(momentOnGraph(event.clientX, graph.getBoundingClientRect(), this.#number("last")));
    }
  }

  /**
   * @param {HTMLAnchorElement} link
   * @param {MouseEvent} event
   */
  #clickLink(link, event) {
    const to = new URL(link.href, location.href);
    if (to.pathname !== location.pathname || !to.searchParams.has("at")) return;
    event.preventDefault();
    if (link.matches("[data-copy]")) return showCopied(link);
    this.#player.stop();
    // Another seat has other words for what happened: a new page.
    const seat = new URLSearchParams(location.search).get("seat");
    if (to.searchParams.get("seat") !== seat) return location.assign(to);
    this.#paths.wish(to.pathname + to.search);
    // What is asked for from further down is seen up there.
    if (link.closest("#log, .chances, .review")) find("#moment")?.scrollIntoView({ block: "start" });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest("input, select, textarea, #log, pre, summary")) return;
    if (event.key === " " && !target.closest("a, button")) {
      event.preventDefault();
      return this.#player.toggle();
    }
    const link = find(`a[data-go="${stepOf(event)}"]`);
    if (link) {
      event.preventDefault();
      link.click();
    }
  }
}

/** @param {HTMLElement} link */
const showCopied = (link) => {
  const text = link.textContent;
  link.textContent = link.dataset.copied ?? text;
  setTimeout(() => (link.textContent = text), 1500);
};

/** Whose eyes it is seen with, in sight where the row is longer than the screen. */
const showSeat = () => {
  const seats = find(".replay-seats ul");
  const seen = find(".replay-seats [aria-current]");
  if (!seats || !seen) return;
  seats.scrollLeft = seen.offsetLeft - seats.offsetLeft - (seats.clientWidth - seen.offsetWidth) / 2;
};
