// Finding things on the page.

/**
 * The first element that a selector finds.
 * @param {string} selector
 * @param {ParentNode} inside
 * @returns {HTMLElement | null}
 */
export const find = (selector, inside = document) => inside.querySelector(selector);

/**
 * All elements that a selector finds, in their order on the page.
 * @param {string} selector
 * @param {ParentNode} inside
 * @returns {HTMLElement[]}
 */
export const all = (selector, inside = document) => Array.from(inside.querySelectorAll(selector));

/**
 * Calls a handler when something happens to an element that the selector finds, or inside of one.
 * @template {keyof DocumentEventMap} K
 * @param {K} kind
 * @param {string} selector
 * @param {(found: HTMLElement, event: DocumentEventMap[K]) => void} handler
 */
export const on = (kind, selector, handler) => {
  document.addEventListener(kind, (event) => {
    /** @type {HTMLElement | null} */
    const found = event.target instanceof Element ? event.target.closest(selector) : null;
    if (found) handler(found, event);
  });
};

/**
 * Whether an element is drawn.
 * @param {HTMLElement} one
 */
export const isSeen = (one) =>
  // Safari has it since 17.4.
  one.checkVisibility?.({ visibilityProperty: true }) ??
  (one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible");

/** Finds open popovers, also those that a script must open. What a browser does not know is no mistake in there. */
export const OPEN = ":is(:popover-open, [data-open])";

/** Whether somebody wants things to stand still. */
export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A promise that is kept after so many milliseconds.
 * @param {number} ms
 * @returns {Promise<void>}
 */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
