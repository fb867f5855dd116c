// The end of a game: the points are counted up source by source, by the style sheet. A click ends it.

import { find, wantsStillness } from "../dom.js";

/** @import { Sound } from "../site/sound.js" */

/** How long a source of points is counted, as the style sheet does it, in seconds. */
const COUNT = 0.6;

/**
 * What is heard at the end, each with when: a tick for every source, then how it went, then a gull over the harbour.
 * @param {number} sources
 * @param {boolean} won
 * @returns {[string, number][]}
 */
export const endingSounds = (sources, won) => [
  ...Array.from({ length: sources }, (_, n) => /** @type {[string, number]} */ (["tick", n * COUNT])),
  [won ? "win" : "end", sources * COUNT],
  ["gull", sources * COUNT + 1.2],
];

/**
 * How it ended stands there at once.
 * @param {Sound} sound
 */
export const stopCounting = (sound) => {
  const counting = find("#ending.counting");
  if (!counting) return;
  counting.classList.remove("counting");
  sound.hush();
};

/**
 * Counts up what stands there already, for those who look on.
 * @param {Sound} sound
 */
export const countUp = (sound) => {
  const ending = find("#ending");
  if (!ending) return;
  const still = wantsStillness();
  if (!still) ending.classList.add("counting");
  const sources = still ? 0 : Number(ending.dataset.sources ?? 0);
  for (const [kind, delay] of endingSounds(sources, "won" in ending.dataset)) sound.ring(kind, delay);
};
