// Cards that fly where they go: view transitions of the browser.

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
  /** Whether the browser is taking its picture of what will fly. */
  flying = false;

  /** @param {() => void} landed called when all have arrived */
  follow(landed) {
    document.addEventListener("htmx:before:viewTransition", () => {
      this.name();
      this.flying = true;
    });
    document.addEventListener("htmx:after:viewTransition", () => {
      this.flying = false;
      landed();
    });
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** Gives everything that can fly the name by which the browser finds it again after the change. */
  name() {
    if (!hasTransitions()) return;
    const dock = find(".dock");
    const { top, end } = sight();
    // First all places, then all names: a name between two places makes the browser lay everything out again.
    const boxes = all("[data-fly]").map((one) => /** @type {const} */ ([one, one.getBoundingClientRect()]));
    for (const [one, box] of boxes) {
      const flies = canFly(box, top, dock?.contains(one) ? innerHeight : end, innerHeight);
      one.style.viewTransitionName = (flies && one.dataset.fly) || "none";
    }
  }

  /**
   * While the browser takes its picture, a click meets nothing: it is meant for what lies there.
   * @param {MouseEvent} event
   */
  #click({ target, clientX: x, clientY: y }) {
    if (!this.flying || target !== document.documentElement) return;
    const under = all("button:enabled, label, summary", find(":popover-open") ?? document).filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return one.checkVisibility({ visibilityProperty: true }) && x >= left && x < right && y >= top && y < bottom;
    });
    smallest(under)?.click();
  }
}

/**
 * What lies inside of the others.
 * @template {{ offsetWidth: number, offsetHeight: number }} T
 * @param {T[]} elements
 * @returns {T | undefined}
 */
export const smallest = (elements) => {
  /** @param {T} one */
  const size = (one) => one.offsetWidth * one.offsetHeight;
  return elements.toSorted((one, other) => size(one) - size(other))[0];
};
