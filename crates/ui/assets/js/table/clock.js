// The time that somebody has left.

import { all } from "../dom.js";

/** @param {number} n */
const twoDigits = (n) => String(n).padStart(2, "0");

/**
 * `4:05`, `1:02:05`, or `2d 3h`.
 * @param {number} ms
 */
export const clockText = (ms) => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
  if (days > 0) return `${days}d ${hours % 24}h`;
  if (hours > 0) return `${hours}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return `${minutes}:${twoDigits(seconds % 60)}`;
};

/** Shows what is left on every clock that runs. */
export const tick = () => {
  for (const clock of all("[data-until]")) {
    const text = clockText(Number(clock.dataset.until) - Date.now());
    if (clock.textContent !== text) clock.textContent = text;
  }
};
