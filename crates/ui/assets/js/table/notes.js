// A word about what became of a decision, above everything, in the words that the page brings along.

import { find } from "../dom.js";

/** @import { Word } from "./decisions.js" */

/** How long it stands there, in milliseconds. */
const STAYS = 6000;

export class Notes {
  #timer = 0;

  /**
   * @param {Word} word
   * @param {string} label what it is about
   */
  say(word, label = "") {
    const note = find("#kept");
    if (!note) return;
    clearTimeout(this.#timer);
    note.textContent = [note.dataset[word], label].filter(Boolean).join(" ");
    // Whoever waits is told all the time.
    if (word !== "waits") this.#timer = setTimeout(() => (note.textContent = ""), STAYS);
  }
}
