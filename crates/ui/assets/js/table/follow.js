// What somebody else does is shown where it happens. On a narrow screen that place is brought into view, and at one's own
// turn one is back where one was.

import { OPEN, find, wantsStillness } from "../dom.js";
import { scrollToSee, sight } from "./sight.js";

/** For how long the page is left alone after somebody has scrolled it, in milliseconds. */
const REST = 2500;

/**
 * What following needs of the world.
 * @typedef {object} World
 * @property {() => number} now
 * @property {() => boolean} isNarrow
 * @property {() => boolean} isUsed somebody writes, or has opened something
 * @property {() => number} position how far the page is scrolled
 * @property {() => number} distance how far it is to what happened, from where the page is
 * @property {(to: number) => void} scroll goes there so that the way is seen
 * @property {(to: number) => void} jump is there at once
 */

export class Follow {
  #world;
  /** Where the reader was before the page was scrolled for them. @type {number | undefined} */
  #home;
  /** Until when the page is the reader's alone. */
  #until = 0;
  #held = false;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
  }

  /** The reader scrolls. What was scrolled before is forgotten. */
  takeOver() {
    this.#until = this.#world.now() + REST;
    this.#home = undefined;
  }

  /** @param {boolean} held a finger or a button is down */
  hold(held) {
    this.#held = held;
  }

  get #isFree() {
    const { now, isNarrow, isUsed } = this.#world;
    return isNarrow() && !this.#held && now() >= this.#until && !isUsed();
  }

  /**
   * After every change of the board. One's own turn begins where one was, at once: nobody presses what moves by.
   * @param {{ mine: boolean, over: boolean }} shown
   */
  show({ mine, over }) {
    const { position, distance, scroll } = this.#world;
    if (over) this.#home = undefined;
    if (mine || over) {
      this.#goBack();
      return;
    }
    if (!this.#isFree) return;
    const far = distance();
    if (far === 0) return;
    this.#home ??= position();
    scroll(position() + far);
  }

  #goBack() {
    const home = this.#home;
    this.#home = undefined;
    // A way to the others that is not at its end yet ends here as well.
    if (home !== undefined && this.#isFree) this.#world.jump(home);
  }
}

/** How far it is to what somebody else just did; sideways it is brought into view at once. */
const distance = () => {
  const place = find("#play [data-here]");
  if (!place || !place.getClientRects().length) return 0;
  const strip = place.parentElement;
  const left = place.getBoundingClientRect().left - (strip?.getBoundingClientRect().left ?? 0) - 8;
  strip?.scrollBy({ left, behavior: behaviour() });
  return scrollToSee([place.getBoundingClientRect()], sight());
};

const behaviour = () => (wantsStillness() ? "instant" : "smooth");

/** Follows on this page. */
export const followHere = () => {
  const follow = new Follow({
    now: () => performance.now(),
    isNarrow: () => matchMedia("(max-width: 959px)").matches,
    isUsed: () => Boolean(find(`input:focus, textarea:focus, select:focus, [popover]${OPEN}`)),
    position: () => Math.round(scrollY),
    distance: () => Math.round(distance()),
    scroll: (top) => scrollTo({ top, behavior: behaviour() }),
    jump: (top) => scrollTo({ top, behavior: "instant" }),
  });
  for (const kind of ["wheel", "touchmove"])
    document.addEventListener(kind, () => follow.takeOver(), { passive: true });
  document.addEventListener("keydown", ({ key }) => {
    if (/^(Arrow|Page|Home|End)/.test(key)) follow.takeOver();
  });
  document.addEventListener("pointerdown", () => follow.hold(true));
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => follow.hold(false));
  return follow;
};
