// Popovers for browsers that have none: Chrome before 114, Firefox before 125, Safari before 17. Such a browser draws
// them where they stand in the page, not above it.

import { all, find } from "../dom.js";
import { keepPopovers } from "../morph.js";

/**
 * How far a box must go to be inside of the window; one that is too large shows its beginning.
 * @param {number} from
 * @param {number} to
 * @param {number} length of the window
 */
export const shift = (from, to, length) => Math.max(-from, Math.min(0, length - to));

/** @param {HTMLElement} one */
const bringIn = (one) => {
  one.style.translate = "";
  if (one.dataset.open === undefined || getComputedStyle(one).position !== "fixed") return;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  one.style.translate = `${shift(left, right, innerWidth)}px ${shift(top, bottom, innerHeight)}px`;
};

/**
 * @param {HTMLElement} one
 * @param {boolean} open
 */
const turn = (one, open) => {
  if (open === (one.dataset.open !== undefined)) return;
  one.dispatchEvent(new Event("beforetoggle"));
  if (open) one.dataset.open = "";
  else delete one.dataset.open;
  bringIn(one);
  one.dispatchEvent(new Event("toggle"));
};

/** @param {EventTarget | null} inside closes all that do not hold it */
const closeAround = (inside) => {
  for (const one of all("[data-open]")) if (!(inside instanceof Node && one.contains(inside))) turn(one, false);
};

/** @param {Event} event */
const press = ({ target }) => {
  const opener = target instanceof Element ? target.closest("[popovertarget]") : null;
  const id = opener?.getAttribute("popovertarget");
  const sheet = id ? find(`#${CSS.escape(id)}`) : null;
  const open = sheet?.dataset.open === undefined && opener?.getAttribute("popovertargetaction") !== "hide";
  closeAround(sheet ?? target);
  if (sheet) turn(sheet, open);
};

/** Opens and closes them, where the browser does not. */
export const openPopovers = () => {
  if ("popover" in HTMLElement.prototype) return;
  keepPopovers();
  document.documentElement.classList.add("popovers");
  Object.defineProperties(HTMLElement.prototype, {
    showPopover: {
      value() {
        turn(this, true);
      },
    },
    hidePopover: {
      value() {
        turn(this, false);
      },
    },
  });
  document.addEventListener("click", press);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeAround(null));
  // What comes late makes it larger.
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) bringIn(target);
  });
  document.addEventListener(
    "toggle",
    ({ target }) => target instanceof HTMLElement && target.matches("[popover]") && sizes.observe(target),
    true,
  );
};
