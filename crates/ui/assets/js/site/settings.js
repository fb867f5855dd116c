// Language and colours.

import { on } from "../dom.js";

/** A changed setting takes hold at once, without its button. */
export const saveSettings = () => {
  on("change", ".settings", (form) => {
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
};
