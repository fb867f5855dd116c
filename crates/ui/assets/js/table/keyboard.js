// Playing with the keyboard: keys that stand for buttons, arrows from choice to choice, and where the focus goes on.

import { OPEN, all, find, isSeen } from "../dom.js";

/** What can be chosen on the board. */
const CHOICE = ".can:enabled, input[form=act]";

/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/** The arrows, as directions. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Whoever decides with the keyboard goes on where the next question stands, unless the next choice is at hand.
 * @param {{ keyed: boolean, acted: boolean, lost: boolean, atChoice: boolean }} state
 *   the keyboard was used last; and for the last decision; nothing has the focus; a choice has it
 */
export const goesToQuestion = ({ keyed, acted, lost, atChoice }) => (lost ? keyed : acted && !atChoice);

/**
 * Whether a key is meant for the page, and not for a field or the browser.
 * @param {{ ctrlKey: boolean, metaKey: boolean, altKey: boolean }} event
 * @param {boolean} writing
 */
export const isForPage = (event, writing) => !(event.ctrlKey || event.metaKey || event.altKey || writing);

/**
 * The place of a key in a list of keys as the markup has it: `1 2 3`, `Space Enter`.
 * @param {string} keys
 * @param {string} key
 */
export const placeOf = (keys, key) => keys.split(" ").indexOf(key === " " ? "Space" : key);

/**
 * The next box in a direction: near, and rather straight ahead than aside.
 * @template {Rect} T
 * @param {Rect} from
 * @param {T[]} boxes
 * @param {[number, number]} direction
 * @returns {T | undefined}
 */
export const nextBox = (from, boxes, [right, down]) => {
  /** @param {T} to */
  const far = (to) => {
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const [ahead, aside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
    return ahead < 4 || aside > 3 * ahead ? Infinity : ahead + 2 * aside;
  };
  const near = boxes.filter((box) => far(box) < Infinity);
  return near.sort((one, other) => far(one) - far(other))[0];
};

export class Keyboard {
  /** What was used last; nothing at first. @type {"keys" | "pointer" | undefined} */
  #used;
  /** Whether the last decision was made with it. */
  #acted = false;

  follow() {
    document.addEventListener("keydown", (event) => this.#press(event));
    document.addEventListener("pointerdown", () => (this.#used = "pointer"));
    document.addEventListener("submit", ({ target }) => {
      if (target instanceof HTMLFormElement && target.id === "act") this.#acted = this.#used === "keys";
    });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    this.#used = "keys";
    const { target, key, repeat } = event;
    const at = target instanceof Element ? target : document.body;
    const writing = at.matches("input:not([type=checkbox]), textarea, select");
    // What has the focus answers to Enter and the space bar itself.
    const own = (key === "Enter" || key === " ") && at.matches("button, a, summary, input");
    if (!isForPage(event, writing) || own || event.defaultPrevented) return;
    const found = ARROWS[key] ? arrowFrom(at, ARROWS[key]) : meant(key);
    if (!found) return;
    event.preventDefault();
    if (ARROWS[key]) found.focus();
    else if (!repeat) found.click();
  }

  /**
   * After a change of the board.
   * @param {boolean} mine the viewer is to decide
   */
  moveFocus(mine) {
    const at = document.activeElement;
    const lost = !at || at === document.body;
    const state = { keyed: this.#used === "keys", acted: this.#acted, lost, atChoice: !!at?.matches("[form=act]") };
    if (goesToQuestion(state)) find("#ask")?.focus({ preventScroll: true });
    if (mine) this.#acted = false;
  }

  /**
   * A popover or a sheet is done when its action is. What was pressed lets go of the focus while there is time: were
   * it taken away with the focus, the browser would lay everything out in the middle of the change.
   */
  letGo() {
    for (const one of all(`[popover]${OPEN}`)) one.hidePopover();
    const at = document.activeElement;
    if (this.#used === "pointer" && at instanceof HTMLElement && at.matches("#play button")) at.blur();
  }
}

/**
 * What a key stands for: a control of its own, or the choice at its place in a row that has keys.
 * @param {string} key
 */
const meant = (key) => {
  const own = all("[data-key]").filter((one) => one.dataset.key === key);
  const rows = all("[data-keys]").flatMap((row) => {
    const choice = all(CHOICE, row)[placeOf(row.dataset.keys ?? "", key)];
    return choice && shownAs(choice) ? [choice] : [];
  });
  // What opens something may itself be folded away.
  return own.find(isSeen) ?? rows[0] ?? own.find((one) => one.hasAttribute("popovertarget"));
};

/**
 * A box to be marked is drawn as its label.
 * @param {HTMLElement} choice
 */
const shownAs = (choice) => {
  const drawn = choice.matches("input") ? (choice.closest("label") ?? choice) : choice;
  return isSeen(drawn) && drawn.getBoundingClientRect().width > 0 ? drawn : undefined;
};

/**
 * The choice that an arrow leads to; the first one from elsewhere.
 * @param {Element} at
 * @param {[number, number]} direction
 */
const arrowFrom = (at, direction) => {
  const choices = all(CHOICE, find(`[popover]${OPEN}`) ?? find(".board") ?? document).flatMap((choice) => {
    const { x, y, width, height } = shownAs(choice)?.getBoundingClientRect() ?? new DOMRect();
    return width ? [{ choice, x, y, width, height }] : [];
  });
  const here = choices.find(({ choice }) => choice === at);
  return here ? nextBox(here, choices, direction)?.choice : choices[0]?.choice;
};
