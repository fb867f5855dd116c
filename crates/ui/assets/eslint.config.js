// What browsers are there for that are three years old: Chrome 110, Firefox 115, Safari 16.4. The sheet is the one that
// is served, so after `lower.rs`.

import css from "@eslint/css";
import compat from "eslint-plugin-compat";

/** Since 2023 and before those browsers. */
const KNOWN = {
  allowProperties: [
    "container",
    "container-type",
    "hyphens",
    "outline",
    "overscroll-behavior",
    "overscroll-behavior-x",
  ],
  allowAtRules: ["container"],
};

/** They are better with it and good without: pages are played in Chrome 110 and without `:has()`. */
const BETTER = {
  allowProperties: [
    "accent-color",
    "forced-color-adjust",
    "mask",
    "overflow-clip-margin",
    "paint-order",
    "print-color-adjust",
    "scroll-initial-target",
    "scrollbar-width",
    "text-wrap",
    "view-transition-name",
  ],
  allowAtRules: ["property"],
  allowMediaConditions: ["scripting"],
  allowPropertyValues: { "font-family": ["ui-monospace"] },
  allowSelectors: [
    "has",
    "marker",
    "view-transition",
    "view-transition-group",
    "view-transition-new",
    "view-transition-old",
  ],
};

/** Only behind `@supports`, or in a list that forgives it: see `lower.rs`. */
const GUARDED = {
  allowFunctions: ["color-mix"],
  allowPropertyValues: { "position-area": ["left", "right"] },
  allowSelectors: ["popover-open"],
};

const all = [KNOWN, BETTER, GUARDED];
const names = (list) => all.flatMap((one) => one[list] ?? []);

export default [
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: 2022,
          allowAtRules: names("allowAtRules"),
          allowFunctions: names("allowFunctions"),
          allowMediaConditions: names("allowMediaConditions"),
          allowProperties: names("allowProperties"),
          allowPropertyValues: Object.assign({}, ...all.map((one) => one.allowPropertyValues)),
          allowSelectors: names("allowSelectors"),
        },
      ],
    },
  },
  {
    files: ["js/**/*.js"],
    ignores: ["js/htmx.min.js"],
    ...compat.configs["flat/recommended"],
    settings: { browsers: ["chrome 110", "firefox 115", "safari 16.4", "ios_saf 16.4"] },
  },
];
