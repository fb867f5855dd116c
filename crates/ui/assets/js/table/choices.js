// Somebody who is asked sees something to choose: if nothing of it is in sight, the page scrolls, once.

import { all, find, wantsStillness } from "../dom.js";
import { scrollToSee, sight } from "./sight.js";

export class Choices {
  /** The version whose choices have been shown. @type {number | undefined} */
  #version;

  /** @param {{ mine: boolean, version: number }} shown */
  show({ mine, version }) {
    if (!mine || this.#version === version) return;
    this.#version = version;
    // A way out is no choice, and whoever writes is left alone.
    const choices = all(".board .can:not(.way-out)").filter((one) => !one.closest(".dock, [popover]"));
    const boxes = choices.map((one) => one.getBoundingClientRect()).filter((box) => box.height);
    const top = scrollToSee(boxes, sight());
    if (top !== 0 && !find("#talk :focus")) scrollBy({ top, behavior: wantsStillness() ? "instant" : "smooth" });
  }
}
