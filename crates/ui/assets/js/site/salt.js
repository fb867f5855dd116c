// What this browser adds to the chance of a table: nobody else can know it before.

import { find, on } from "../dom.js";

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Forms that set a table up send a salt along. */
export const addSalts = () => {
  on("submit", "[data-salt]", (form) => {
    if (find("[name=salt]", form)) return;
    const value = hex(crypto.getRandomValues(new Uint8Array(16)));
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "salt", value }));
  });
};
