// A press counts, also when the board changes under the finger, or while cards fly.
//
// What flies cannot be hit: the browser finds what lies behind it. And a button that goes or becomes another between
// press and release gets no click, or one that was not meant for it.

import { OPEN, all, find, isSeen } from "../dom.js";

/** @import { Flights } from "./flights.js" */

/** What answers to a click by itself. */
const CONTROL = "button:enabled, label, summary, a[href], input, select, textarea";

/** How far a finger may slip, in pixels. */
const SLIP = 12;

/** How long the click of a release may take to come, in milliseconds. */
const LATE = 60;

/**
 * What was pressed, and what it meant then.
 * @typedef {object} Press
 * @property {HTMLElement | undefined} control
 * @property {string} meaning
 * @property {boolean} flying
 * @property {number} x
 * @property {number} y
 */

/**
 * What a control means: the same action, the same sheet or the same thing, whichever element stands for it.
 * @param {Element | undefined} control
 */
export const meaningOf = (control) => {
  const says = (/** @type {string} */ name) => control?.getAttribute(name) ?? "";
  return ["form", "name", "value", "popovertarget", "for", "href"].map(says).join("|");
};

/**
 * What becomes of a click.
 * @param {Press | undefined} press what was pressed before
 * @param {string | undefined} met what the control means that got the click; none if none did
 * @returns {"let" | "again" | "point"} let it be; give it to what was pressed; give it to what lies there
 */
export const fate = (press, met) => {
  if (!press) return "let";
  if (met !== undefined) return press.control && press.meaning !== met ? "again" : "let";
  if (press.control) return "again";
  return press.flying ? "point" : "let";
};

/**
 * What lies inside of the others.
 * @template {{ offsetWidth: number, offsetHeight: number }} T
 * @param {T[]} elements
 * @returns {T | undefined}
 */
export const smallest = (elements) => {
  /** @param {T} one */
  const size = (one) => one.offsetWidth * one.offsetHeight;
  return [...elements].sort((one, other) => size(one) - size(other))[0];
};

export class Presses {
  /** @type {Press | undefined} */
  #press;
  #flights;
  #gone;

  /**
   * @param {Flights} flights
   * @param {(control: HTMLElement) => void} gone called when what was pressed is not to be had any more
   */
  constructor(flights, gone) {
    this.#flights = flights;
    this.#gone = gone;
  }

  follow() {
    addEventListener("pointerdown", (event) => this.#down(event), true);
    addEventListener("pointerup", (event) => this.#up(event), true);
    addEventListener("pointercancel", () => (this.#press = undefined), true);
    addEventListener("click", (event) => this.#click(event), true);
  }

  /** @param {PointerEvent} event */
  #down({ target, clientX: x, clientY: y, isPrimary, button }) {
    if (!isPrimary || button !== 0) return;
    const { flying } = this.#flights;
    const met = controlOf(target) ?? (flying ? controlAt(x, y) : undefined);
    this.#press = { control: met, meaning: meaningOf(met), flying, x, y };
    this.#flights.land();
  }

  /** @param {PointerEvent} event */
  #up({ clientX, clientY }) {
    const press = this.#press;
    if (!press) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > SLIP) {
      this.#press = undefined;
      return;
    }
    // What has gone may get no click at all.
    if (press.control)
      setTimeout(() => this.#press === press && !press.control?.isConnected && this.#again(press), LATE);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // Keys and scripts click too: they know what they mean.
    if (!event.isTrusted || event.detail === 0) return;
    const press = this.#press;
    this.#press = undefined;
    const met = controlOf(event.target);
    const verdict = fate(press, met && meaningOf(met));
    if (!press || verdict === "let") return;
    event.preventDefault();
    event.stopPropagation();
    if (verdict === "again") this.#again(press);
    if (verdict === "point") controlAt(press.x, press.y)?.click();
  }

  /** @param {Press} press */
  #again(press) {
    this.#press = undefined;
    const { control, meaning } = press;
    if (!control) return;
    if (control.isConnected && meaningOf(control) === meaning) return control.click();
    const alike = control.id ? find(`#${CSS.escape(control.id)}`) : undefined;
    const same = [alike, ...all(CONTROL)].find((one) => one && isSeen(one) && meaningOf(one) === meaning);
    if (same) same.click();
    else this.#gone(control);
  }
}

/** @param {EventTarget | null} target */
const controlOf = (target) => {
  /** @type {HTMLElement | null} */
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control ?? undefined;
};

/**
 * What can be clicked at this place, also if it flies.
 * @param {number} x
 * @param {number} y
 */
const controlAt = (x, y) =>
  smallest(
    all("button:enabled, label, summary", find(OPEN) ?? document).filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return isSeen(one) && x >= left && x < right && y >= top && y < bottom;
    }),
  );
