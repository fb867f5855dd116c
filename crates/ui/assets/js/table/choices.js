// Somebody who is asked sees what there is to choose: if it is not in sight, the page scrolls, once. It is there at
// once: what moves by under a finger would be pressed instead.

import { all, find } from "../dom.js";
import { scrollToSee, sight } from "./sight.js";

/** What can be chosen on the board; a way out is no choice. */
const onBoard = () => {
  const boxes = all(".board input[form=act]").map((one) => one.closest("label"));
  return [...all(".board .can:not(.way-out)"), ...boxes].filter((one) => one && !one.closest(".dock, [popover]"));
};

/** What is at hand below the board: whatever is chosen there as well need not be in sight. */
const atHand = () => {
  const shown = all(".dock .can").filter((one) => one.getClientRects().length > 0);
  return new Set(shown.map((one) => /** @type {HTMLButtonElement} */ (one).value));
};

export class Choices {
  /** The version whose choices have been shown. @type {number | undefined} */
  #version;

  /** @param {{ mine: boolean, version: number }} shown */
  show({ mine, version }) {
    if (!mine || this.#version === version) return;
    this.#version = version;
    const below = atHand();
    const choices = onBoard();
    // Nothing to choose but a way out, or what lies beside the board: that comes in sight instead.
    const beside = choices.length === 0;
    if (beside) choices.push(...all(".board .can").filter((one) => !one.closest("[popover]")));
    const boxes = choices.flatMap((one) => one?.getBoundingClientRect() ?? []).filter((box) => box.height);
    const every = choices.some((one) => !below.has(/** @type {HTMLButtonElement} */ (one).value));
    const seen = beside ? { ...sight(), end: innerHeight } : sight();
    const top = scrollToSee(boxes, seen, every);
    // Whoever writes is left alone.
    if (top !== 0 && !find("#talk :focus")) scrollBy({ top, behavior: "instant" });
  }
}
