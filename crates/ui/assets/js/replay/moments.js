// The moments of a game: where they are found, and what leads to them.

/**
 * The query of a moment, no earlier than the first and no later than the last.
 * @param {URLSearchParams} query what the page's form says
 * @param {number} at
 * @param {number} last
 */
export const momentQuery = (query, at, last) => {
  const asked = new URLSearchParams(query);
  asked.set("at", String(Math.min(Math.max(at, 0), last)));
  return asked.toString();
};

/**
 * The moment at a place of the graph.
 * @param {number} x
 * @param {{ left: number, width: number }} box
 * @param {number} last
 */
export const momentOnGraph = (x, box, last) => Math.round(((x - box.left) / box.width) * last);

/** @type {Record<string, string>} */
const STEPS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  "Shift+ArrowLeft": "turn-back",
  "Shift+ArrowRight": "turn-on",
  Home: "first",
  End: "last",
};

/**
 * The step that a key stands for, as the links call it.
 * @param {{ key: string, shiftKey: boolean }} event
 * @returns {string | undefined}
 */
export const stepOf = ({ key, shiftKey }) => STEPS[(shiftKey ? "Shift+" : "") + key];
