// Figures that change: how much came to which of them, and how they count up.

/**
 * @typedef {object} Change
 * @property {string} key
 * @property {number} from
 * @property {number} to
 */

/**
 * What changed between two readings; what was not there before did not change.
 * @param {Map<string, number>} before
 * @param {Map<string, number>} now
 * @returns {Change[]}
 */
export const tallyChanges = (before, now) =>
  [...now].flatMap(([key, to]) => {
    const from = before.get(key);
    return from === undefined || from === to ? [] : [{ key, from, to }];
  });

/**
 * What a figure shows on its way, whole numbers only; `part` goes from 0 to 1.
 * @param {Change} change
 * @param {number} part
 */
export const figureAt = ({ from, to }, part) => Math.round(from + (to - from) * Math.min(Math.max(part, 0), 1));

/**
 * A change as people write it, with a real minus.
 * @param {{ from: number, to: number }} change
 */
export const signed = ({ from, to }) => (to > from ? `+${to - from}` : `−${from - to}`);

/**
 * The way of something that flies: in an arc from one place to the other, as steps of an animation.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @returns {Keyframe[]}
 */
export const arc = (from, to) => {
  /** @param {number} x @param {number} y @param {number} scale */
  const at = (x, y, scale) => `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%) scale(${scale})`;
  const high = Math.min(from.y, to.y) - Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return [
    { transform: at(from.x, from.y, 0.6), opacity: 0 },
    { transform: at(from.x, from.y - 10, 1.25), opacity: 1, offset: 0.2 },
    { transform: at((from.x + to.x) / 2, Math.max(high, 12), 1.1), opacity: 1, offset: 0.62 },
    { transform: at(to.x, to.y, 0.8), opacity: 0.2 },
  ];
};

/**
 * What is lost falls off.
 * @param {{ x: number, y: number }} from
 * @returns {Keyframe[]}
 */
export const fall = ({ x, y }) => {
  /** @param {number} down @param {number} turn */
  const at = (down, turn) =>
    `translate(${Math.round(x)}px, ${Math.round(y + down)}px) translate(-50%, -50%) rotate(${turn}deg)`;
  return [
    { transform: at(0, 0), opacity: 1 },
    { transform: at(-14, -6), opacity: 1, offset: 0.25 },
    { transform: at(46, 14), opacity: 0 },
  ];
};
