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
 * How far to scroll so that choices come in sight: all of them if that is wanted and there is room, otherwise not at all
 * if one of them is.
 * @param {Box[]} boxes
 * @param {Sight} sight
 * @param {boolean} [every]
 */
export const scrollToSee = (boxes, { head, top, end }, every = false) => {
  if (boxes.length === 0) return 0;
  const first = Math.min(...boxes.map((box) => box.top)) - 8 - head;
  const last = Math.max(...boxes.map((box) => box.bottom)) + 8 - end;
  const seen = boxes.filter((box) => box.top >= top && box.bottom <= end).length;
  if (seen === boxes.length || (seen > 0 && !(every && last <= first))) return 0;
  // As many as there is room for; the first of them in any case.
  return first < 0 ? first : Math.min(first, last);
};
