// The one place that calls htmx.

import { find, wantsStillness } from "./dom.js";

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
