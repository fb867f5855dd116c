// What each sound is made of. A part is a tone or a noise that swells within `rise` seconds and dies away in `fall`.

/**
 * @typedef {object} Part
 * @property {"sine" | "triangle" | "square" | "noise"} of
 * @property {number} at when it begins, in seconds
 * @property {number} pitch of a tone, or the middle of the band that a noise is cut to, in hertz
 * @property {number} [to] the pitch that it glides to
 * @property {number} [width] how narrow the band of a noise is: the higher, the narrower
 * @property {number} [rise]
 * @property {number} fall
 * @property {number} gain how strong
 */

/**
 * A tone with the partials of a struck bell.
 * @param {number} at
 * @param {number} pitch
 * @param {number} gain
 * @param {number} fall
 * @returns {Part[]}
 */
const struck = (at, pitch, gain, fall) =>
  [
    [0.5, 0.5, 1],
    [1, 1, 0.8],
    [1.19, 0.5, 0.6],
    [2, 0.4, 0.45],
    [2.74, 0.25, 0.3],
    [4.07, 0.12, 0.2],
  ].map(([times, strong, long]) => ({
    of: "sine",
    at,
    pitch: pitch * times,
    gain: gain * strong,
    fall: fall * long,
  }));

/**
 * Something hard on wood: a click, and the board's hollow answer.
 * @param {number} at
 * @param {number} pitch
 * @param {number} gain
 * @returns {Part[]}
 */
const knock = (at, pitch, gain) => [
  { of: "noise", at, pitch: 3200, width: 1.2, fall: 0.018, gain: gain * 0.9 },
  { of: "triangle", at, pitch, to: pitch * 0.72, fall: 0.06, gain },
];

/**
 * A cannon: the blow, and its thunder over the water.
 * @param {number} at
 * @param {number} gain
 * @returns {Part[]}
 */
const shot = (at, gain) => [
  { of: "noise", at, pitch: 1700, to: 140, width: 0.5, fall: 0.16, gain },
  { of: "sine", at, pitch: 120, to: 38, fall: 0.32, gain: gain * 1.3 },
  { of: "noise", at: at + 0.06, pitch: 220, to: 70, width: 0.6, rise: 0.05, fall: 0.6, gain: gain * 0.5 },
];

/**
 * @param {number} at
 * @param {number} pitch
 * @param {number} gain
 * @returns {Part[]}
 */
const cry = (at, pitch, gain) => [
  { of: "triangle", at, pitch, to: pitch * 0.62, rise: 0.03, fall: 0.2, gain },
  { of: "sine", at, pitch: pitch * 2, to: pitch * 1.2, rise: 0.03, fall: 0.16, gain: gain * 0.35 },
];

/** @type {Record<string, Part[]>} */
export const SOUNDS = {
  dice: [...knock(0, 420, 0.28), ...knock(0.055, 510, 0.22), ...knock(0.1, 380, 0.24), ...knock(0.19, 460, 0.12)],
  pen: [
    { of: "noise", at: 0, pitch: 4200, to: 2600, width: 2, rise: 0.03, fall: 0.09, gain: 0.22 },
    { of: "noise", at: 0.11, pitch: 3000, to: 4800, width: 2, rise: 0.03, fall: 0.1, gain: 0.19 },
  ],
  coin: [...struck(0, 2100, 0.07, 0.25), ...struck(0.06, 2650, 0.06, 0.32)],
  stone: [
    { of: "noise", at: 0, pitch: 700, to: 260, width: 0.8, fall: 0.09, gain: 0.3 },
    { of: "sine", at: 0, pitch: 150, to: 80, fall: 0.13, gain: 0.3 },
    { of: "noise", at: 0.05, pitch: 2400, width: 0.7, rise: 0.02, fall: 0.16, gain: 0.05 },
  ],
  building: [
    { of: "noise", at: 0, pitch: 500, to: 900, width: 0.7, rise: 0.12, fall: 0.14, gain: 0.13 },
    { of: "noise", at: 0.2, pitch: 650, to: 240, width: 0.8, fall: 0.12, gain: 0.32 },
    { of: "sine", at: 0.2, pitch: 130, to: 62, fall: 0.2, gain: 0.36 },
  ],
  wall: [
    { of: "noise", at: 0, pitch: 700, to: 260, width: 0.8, fall: 0.09, gain: 0.3 },
    ...struck(0.1, 523, 0.08, 0.7),
    ...struck(0.2, 659, 0.08, 0.7),
    ...struck(0.3, 784, 0.09, 1),
  ],
  series: [...struck(0, 659, 0.09, 0.8), ...struck(0.14, 784, 0.09, 0.8), ...struck(0.28, 1047, 0.1, 1.2)],
  raid: [...shot(0.45, 0.34), ...shot(0.62, 0.27), ...shot(0.86, 0.38)],
  bell: [...struck(0, 392, 0.2, 2.2), ...struck(0.75, 392, 0.13, 2.4)],
  walk: [...knock(0, 190, 0.16), ...knock(0.12, 210, 0.13)],
  gull: [...cry(0, 1500, 0.06), ...cry(0.22, 1650, 0.07), ...cry(0.4, 1600, 0.05), ...cry(0.55, 1450, 0.04)],
  tick: [{ of: "triangle", at: 0, pitch: 1250, to: 1180, fall: 0.045, gain: 0.13 }],
  turn: [...struck(0, 523, 0.11, 0.6), ...struck(0.14, 784, 0.12, 0.9)],
  win: [523, 659, 784, 1047, 1319].flatMap((pitch, n) => struck(n * 0.13, pitch, 0.09, n === 4 ? 1.6 : 0.6)),
  end: [...struck(0, 392, 0.1, 0.9), ...struck(0.2, 494, 0.1, 0.9), ...struck(0.4, 587, 0.1, 1.4)],
};
