// What is seen of the board: it lies under the question, and under what is at hand below.

import { all } from "../dom.js";

/**
 * @typedef {object} Sight
 * @property {number} head how much the question takes
 * @property {number} top where the board begins to be seen
 * @property {number} end where it ends
 */

/** @typedef {{ top: number, bottom: number }} Box */

/** @returns {Sight} */
export const sight = () => {
  const question = shownBox(".guided, .ask");
  const dock = shownBox(".dock");
  return { head: question?.height ?? 0, top: question?.bottom ?? 0, end: dock?.top ?? innerHeight };
};

/** @param {string} selector */
const shownBox = (selector) =>
  all(selector)
    .map((one) => one.getBoundingClientRect())
    .find((box) => box.height);

/**
 * How far to scroll so that choices come in sight: not at all if one of them is.
 * @param {Box[]} boxes
 * @param {Sight} sight
 */
export const scrollToSee = (boxes, { head, top, end }) => {
  if (boxes.length === 0 || boxes.some((box) => box.top >= top && box.bottom <= end)) return 0;
  const first = Math.min(...boxes.map((box) => box.top)) - 8 - head;
  const last = Math.max(...boxes.map((box) => box.bottom)) + 8 - end;
  // As many as there is room for; the first of them in any case.
  return first < 0 ? first : Math.min(first, last);
};
