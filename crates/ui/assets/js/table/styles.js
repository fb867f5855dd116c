// A server of a newer version may answer from now on: its style comes beside the old one, then instead of it.

import { all } from "../dom.js";

export class Styles {
  /** Those that have been here: an older one is not brought back. @type {Set<string | undefined>} */
  #known;

  /** @param {string | undefined} first */
  constructor(first) {
    this.#known = new Set([first]);
  }

  /** @param {string | undefined} style */
  bring(style) {
    if (!style || this.#known.has(style)) return;
    this.#known.add(style);
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: style });
    link.addEventListener("load", () => {
      for (const one of all("link[rel=stylesheet]")) if (one !== link) one.remove();
    });
    link.addEventListener("error", () => {
      link.remove();
      this.#known.delete(style);
    });
    document.head.append(link);
  }
}
