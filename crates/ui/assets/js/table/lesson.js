// Marks on the board what the guide recommends.

import { all, find } from "../dom.js";

/**
 * For each of the values, another box that has it.
 * @template {{ value: string }} T
 * @param {T[]} boxes
 * @param {string[]} values
 * @returns {T[]}
 */
export const boxesWith = (boxes, values) => {
  const left = [...boxes];
  return values.flatMap((value) => {
    const place = left.findIndex((box) => box.value === value);
    return place < 0 ? [] : left.splice(place, 1);
  });
};

/**
 * The buttons of an action; where none of them stands on the board, those that go on to what follows:
 * `build A1.3; pay 2w`.
 * @param {string} action
 */
export const buttonsOf = (action) => {
  const buttons = all("button[form=act][name=action]");
  const alone = buttons.filter((one) => one.getAttribute("value") === action);
  if (alone.some((one) => !one.closest("[popover], #hints") && one.getClientRects().length > 0)) return alone;
  return buttons.filter((one) => `${one.getAttribute("value")};`.startsWith(`${action};`));
};

/**
 * The board's own words: an action's button, or the boxes to be marked before it is pressed.
 * @param {DOMStringMap} lesson
 */
const recommended = ({ point, pointWith }) => {
  if (!point) return [];
  if (!pointWith) return buttonsOf(point);
  const name = CSS.escape(point);
  const boxes = /** @type {HTMLInputElement[]} */ (all(`[name="with-${name}"]`));
  return boxesWith(boxes, pointWith.split(" ")).map((box) => box.closest("label") ?? box);
};

export const showRecommended = () => {
  for (const one of all(".pointed")) one.classList.remove("pointed");
  const lesson = find("#lesson");
  if (lesson) for (const one of recommended(lesson.dataset)) one.classList.add("pointed");
};
