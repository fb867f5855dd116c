// What the page shows of the game, as the board says itself.

import { find } from "../dom.js";

/**
 * @typedef {object} Shown
 * @property {number} version the table's version
 * @property {number} at so many decisions are shown
 * @property {boolean} behind more decisions have been made than are shown
 * @property {boolean} mine the viewer is to decide
 * @property {boolean} over
 * @property {string | undefined} style the style sheet of the server that answered
 * @property {string | undefined} title what the tab says when the viewer is to decide
 */

/**
 * @param {Record<string, string | undefined>} data
 * @returns {Shown}
 */
export const readShown = (data) => ({
  version: Number(data.version ?? 0),
  at: Number(data.at ?? 0),
  behind: "behind" in data,
  mine: "mine" in data,
  over: "over" in data,
  style: data.style,
  title: data.title,
});

/** What is shown now. */
export const shown = () => readShown(find("#play")?.dataset ?? {});
