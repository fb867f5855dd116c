// The one place that calls htmx.

import { all, find, wantsStillness } from "./dom.js";

/**
 * Asks for a page and changes one element of this page into its new form; what stays the same is not touched.
 * @param {string} path
 * @param {string} target
 * @param {{ select?: string }} more
 */
export const morph = (path, target, more = {}) =>
  htmx.ajax("GET", path, { target, swap: "outerMorph", source: find(target), ...more });

/** Cards fly where they go, unless somebody wants things to stand still. */
export const allowTransitions = () => {
  htmx.config.transitions = !wantsStillness() && "startViewTransition" in document;
};

/** Whether changes are shown as movements. */
export const hasTransitions = () => htmx.config.transitions;

/**
 * What somebody has folded or unfolded in there stays so, whatever the server would show to somebody new.
 * @param {string} place
 */
export const keepFolds = (place) => {
  htmx.registerExtension(`folds ${place}`, {
    htmx_before_morph_attr: (node, { attrName }) => attrName !== "open" || !node.closest(place),
  });
};

/** A popover that the script has opened stays open, where it is. */
export const keepPopovers = () => {
  htmx.registerExtension("popovers", {
    htmx_before_morph_attr: (node, { attrName }) =>
      !node.hasAttribute("data-open") || !["data-open", "style"].includes(attrName),
  });
};

/**
 * Says with every request for the table which parts the page has, and decides about every element that would change.
 * Answers with what changes one element into its new form.
 * @param {{
 *   known: () => string,
 *   expand: (next: DocumentFragment) => void,
 *   decide: (here: Element, next: Element) => boolean,
 * }} parts
 * @returns {(old: Element, next: DocumentFragment) => void}
 */
export const morphParts = ({ known, expand, decide }) => {
  /** @type {HtmxInside | undefined} */
  let inside;
  htmx.registerExtension("parts", {
    init: (api) => {
      inside = api;
    },
    htmx_before_request: (_, { ctx }) => {
      if (ctx.target.id === "play") ctx.request.headers.Parts = known();
      // Beside the board nothing flies: cards that stay would be drawn above everything meanwhile.
      else ctx.transition = false;
    },
    htmx_before_swap: (_, { tasks }) => {
      for (const { fragment } of tasks) expand(fragment);
    },
    htmx_before_morph_node: (here, { newNode }) => decide(here, newNode),
    // After each change htmx would go through every element of the table. Only these few ask for anything.
    htmx_before_process: (element) => {
      if (element.id !== "play") return true;
      for (const asking of all("[data-hx-get], [data-hx-post]", element)) htmx.process(asking);
      return false;
    },
  });
  return (old, next) => inside?.morph(old, next, false);
};
