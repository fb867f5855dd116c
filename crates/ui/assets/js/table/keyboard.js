// Playing with the keyboard: keys that stand for buttons, and where the focus goes on.

import { all, find } from "../dom.js";

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
    const { target, key } = event;
    const writing = target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select");
    const button = isForPage(event, writing) && find(`[data-key="${CSS.escape(key)}"]`);
    // A key that is not shown stands for nothing, and a button that has the focus takes the space bar itself.
    if (
      !button ||
      !button.getClientRects().length ||
      (key === " " && document.activeElement?.matches("button, summary, a"))
    )
      return;
    event.preventDefault();
    button.click();
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
    for (const one of all("[popover]:popover-open")) one.hidePopover();
    const at = document.activeElement;
    if (this.#used === "pointer" && at instanceof HTMLElement && at.matches("#play button")) at.blur();
  }
}
