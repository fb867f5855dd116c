// Hints on the board: each piece bears its number, and the list lies where it covers the fewest choices.

import { all, find } from "../dom.js";
import { boxesWith, buttonsOf } from "./lesson.js";
import { sight } from "./sight.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Area */

/**
 * @param {Area} one
 * @param {Area} other
 */
const overlap = (one, other) => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
};

/**
 * The corner of the room where something of this size covers the least.
 * @param {{ width: number, height: number }} size
 * @param {Area} room
 * @param {{ area: Area, weight: number }[]} pieces
 * @returns {Area}
 */
export const freestCorner = ({ width, height }, room, pieces) => {
  const [left, top] = [room.right - width, room.bottom - height];
  const corners = [
    { left, top: room.top, right: room.right, bottom: room.top + height },
    { left, top, right: room.right, bottom: room.bottom },
    { left: room.left, top, right: room.left + width, bottom: room.bottom },
    { left: room.left, top: room.top, right: room.left + width, bottom: room.top + height },
  ];
  /** @param {Area} corner */
  const covered = (corner) => pieces.reduce((sum, { area, weight }) => sum + weight * overlap(corner, area), 0);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
};

/** @param {HTMLElement} one */
const isOnBoard = (one) => !one.closest("[popover], #hints") && one.getClientRects().length > 0;

/**
 * The pieces that an action stands on: its buttons, or the boxes to be marked for it. A button that only its card
 * stands for is marked there.
 * @param {string} action
 */
const piecesOf = (action) => {
  const buttons = buttonsOf(action).filter(isOnBoard);
  if (buttons.length)
    return buttons.map((one) =>
      getComputedStyle(one).visibility === "visible" ? one : /** @type {HTMLElement} */ (one.closest("li") ?? one),
    );
  const [name, ...values] = action.split(" ");
  const boxes = /** @type {HTMLInputElement[]} */ (all(`[form=act][name="with-${CSS.escape(name ?? "")}"]`));
  return boxesWith(boxes, values).map((box) => /** @type {HTMLElement} */ (box.closest("label") ?? box));
};

export const showHints = () => {
  for (const one of all("[data-hint]")) one.removeAttribute("data-hint");
  const list = find("#hints");
  if (!list) return;
  all("[data-advice]", list).forEach((item, place) => {
    // A die may belong to several.
    for (const one of piecesOf(item.dataset.advice ?? ""))
      one.dataset.hint = `${one.dataset.hint ?? ""} ${place + 1}`.trim();
  });
  layOut(list);
};

/** @param {HTMLElement} list */
const layOut = (list) => {
  const pieces = all(".board [form=act], .board label").filter(isOnBoard);
  const areas = pieces.map((one) => ({
    area: one.getBoundingClientRect(),
    weight: one.closest("[data-hint]") ? 8 : 1,
  }));
  const { width, height } = list.getBoundingClientRect();
  // On a phone it is as wide as the screen.
  const margin = width + 16 > innerWidth ? 0 : 8;
  const room = { left: margin, top: sight().top + margin, right: innerWidth - margin, bottom: innerHeight - margin };
  const { left, top } = freestCorner({ width, height }, room, areas);
  Object.assign(list.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto", width: `${width}px` });
};
