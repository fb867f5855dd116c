// Language and colours.

import { on } from "../dom.js";

/** A changed setting takes hold at once, without its button. */
export const saveSettings = () => {
  on("change", ".settings", (form, { target }) => {
    // What the browser keeps is no business of the server's.
    const kept = target instanceof HTMLSelectElement && !target.name;
    if (form instanceof HTMLFormElement && !kept) form.requestSubmit();
  });
};
