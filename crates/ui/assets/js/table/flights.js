// Cards that fly where they go: view transitions of the browser. They never stand between a hand and the board.

import { all, find } from "../dom.js";
import { hasTransitions } from "../morph.js";
import { sight } from "./sight.js";

/** @import { Box } from "./sight.js" */

/**
 * What flies is drawn above everything: nothing does that is not in sight. It may stick out only at the bottom of the
 * window.
 * @param {Box} box
 * @param {number} top
 * @param {number} end
 * @param {number} height of the window
 */
export const canFly = (box, top, end, height) => box.top >= top && (end < height ? box.bottom : box.top) <= end;

export class Flights {
  /** The one in the air. @type {ViewTransition | undefined} */
  #flight;

  /** Whether something flies: what is at its place then cannot be found by pointing at it. */
  get flying() {
    return this.#flight !== undefined;
  }

  follow() {
    const start = document.startViewTransition?.bind(document);
    if (start) document.startViewTransition = (change) => this.#watch(start(change));
    document.addEventListener("htmx:before:viewTransition", () => this.name());
  }

  /**
   * Keeps a flight at hand, to end it: htmx, which begins it, waits for it.
   * @param {ViewTransition} flight
   */
  #watch(flight) {
    this.#flight = flight;
    const over = () => {
      if (this.#flight === flight) this.#flight = undefined;
    };
    // In a tab that nobody sees nothing flies. The change is made all the same, so there is nothing to complain about.
    flight.ready.catch(() => {});
    flight.finished.then(over, over);
    return flight;
  }

  /** Lets everything arrive at once: somebody goes on. */
  land() {
    this.#flight?.skipTransition();
  }

  /** Gives everything that can fly the name by which the browser finds it again after the change. */
  name() {
    if (!hasTransitions()) return;
    const dock = find(".dock");
    const { top, end } = sight();
    // Where somebody writes, on a phone, nothing flies over it.
    const talk = find("[data-talking] .talk");
    const floor = talk && getComputedStyle(talk).position === "fixed" ? talk.getBoundingClientRect().top : innerHeight;
    // First all places, then all names: a name between two places makes the browser lay everything out again.
    const boxes = all("[data-fly]").map((one) => /** @type {const} */ ([one, one.getBoundingClientRect()]));
    for (const [one, box] of boxes) {
      const flies = canFly(box, top, Math.min(floor, dock?.contains(one) ? innerHeight : end), innerHeight);
      one.style.viewTransitionName = (flies && one.dataset.fly) || "none";
    }
  }
}
