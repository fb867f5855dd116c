// What a change feels like. The board says in its markup what there is:
// `data-effect="NAME"` marks what the last decision brought about: it moves by the style sheet, and is heard;
// `data-tally="SEAT-NAME"` with `data-value` is a figure: what comes to it flies there, from what `data-gives="SEAT"`
// marks, and the figure counts up;
// `data-walk="ID ID …"` walks over those places to where it stands now.
// Nothing waits for it: a click ends all of it and counts at once.

import { all, find, wantsStillness } from "../dom.js";
import { stopCounting } from "./ending.js";
import { arc, fall, figureAt, signed, tallyChanges } from "./tally.js";

/** @import { Sound } from "../site/sound.js" */
/** @import { Change } from "./tally.js" */

/** How long something flies, a step of a walk takes, and the others' next step is held back at most, in ms. */
const FLIGHT = 620;
const PACE = 160;
const PATIENCE = 2600;

/** The sign of what is counted. */
const SIGN = "svg, .icon, .art";

/** @param {Element} element */
const isShown = (element) => {
  const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** @param {Element} element */
const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How far from the screen's sides what flies is kept, so that it can be read. */
const MARGIN = 32;

/** @param {Element} element */
const readable = (element) => {
  const { x, y } = middle(element);
  return { x: Math.min(Math.max(x, MARGIN), innerWidth - MARGIN), y };
};

/** @returns {Map<string, number>} */
const readTallies = () =>
  new Map(all("#play [data-tally]").map(({ dataset }) => [dataset.tally ?? "", Number(dataset.value)]));

/**
 * The number in an element, which may hold signs besides.
 * @param {Element} element
 * @param {number} number
 */
const writeFigure = (element, number) => {
  const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim());
  if (text instanceof Text) text.data = String(number).replace("-", "−");
};

export class Effects {
  #sound;
  /** @type {Map<string, number>} */
  #tallies = new Map();
  /** @type {number | undefined} */
  #at;
  /** What flies now. @type {Set<Animation>} */
  #flying = new Set();
  /** Ends with the flights: figures that are still counting stop there. */
  #generation = 0;

  /** @param {Sound} sound */
  constructor(sound) {
    this.#sound = sound;
  }

  follow() {
    document.documentElement.classList.add("felt");
    for (const kind of /** @type {const} */ (["pointerdown", "keydown"])) {
      document.addEventListener(kind, () => this.skip(), { capture: true, passive: true });
    }
  }

  /**
   * After every change of the board.
   * @param {number} at so many decisions are shown
   */
  show(at) {
    const before = this.#tallies;
    this.#tallies = readTallies();
    const isNews = this.#at !== undefined && at > this.#at;
    this.#at = at;
    if (!isNews) return;
    for (const kind of new Set(all("#play [data-effect]").map((one) => one.dataset.effect ?? ""))) {
      this.#sound.ring(kind);
    }
    const changes = tallyChanges(before, this.#tallies);
    if (!wantsStillness() && !document.hidden) {
      changes.forEach((change, n) => this.#fly(change, n * 60));
      for (const one of all("#play [data-walk]")) this.#walk(one);
    }
    const heard = changes.filter(({ from, to }) => to > from).map(({ key }) => tallyOf(key)?.dataset.heard ?? "tick");
    for (const kind of new Set(heard)) this.#sound.ring(kind, 0.35);
  }

  /** Everything is where it belongs, at once. */
  skip() {
    this.#generation += 1;
    for (const flight of this.#flying) flight.finish();
    for (const moving of this.#effects()) moving.finish();
    stopCounting(this.#sound);
  }

  /** When what moves now has come to rest, or somebody does not want to wait for it. */
  async done() {
    const moving = this.#effects();
    if (moving.length === 0 || document.hidden) return;
    const rest = moving.map((one) => one.finished.catch(() => {}));
    await Promise.race([Promise.all(rest), new Promise((late) => setTimeout(late, PATIENCE))]);
  }

  /** What the style sheet moves, and what comes to an end by itself. */
  #effects() {
    const moving = find("#play")?.getAnimations({ subtree: true }) ?? [];
    return moving.filter(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState === "finished") return false;
      return effect.getComputedTiming().endTime !== Infinity && effect.target?.closest("[data-effect]");
    });
  }

  /**
   * @param {Change} change
   * @param {number} delay
   */
  #fly(change, delay) {
    const place = tallyOf(change.key);
    if (!place) return;
    const seat = change.key.split("-")[0];
    const source = all(`#play [data-gives~="${CSS.escape(seat)}"]`).find(isShown) ?? find("#play .board");
    const gains = change.to > change.from;
    const way = gains && source ? arc(readable(source), readable(place)) : fall(readable(place));
    const chip = document.createElement("span");
    chip.className = `flying ${gains ? "gained" : "lost"} seat-${seat}`;
    chip.setAttribute("aria-hidden", "true");
    chip.append(signed(change), ...(place.dataset.sign ? [place.dataset.sign] : iconOf(place)));
    document.body.append(chip);
    const flight = chip.animate(way, { duration: FLIGHT, delay, easing: "ease-in-out", fill: "both" });
    this.#flying.add(flight);
    flight.finished
      .catch(() => {})
      .then(() => {
        this.#flying.delete(flight);
        chip.remove();
      });
    this.#count(change, gains ? delay + FLIGHT * 0.6 : 0);
  }

  /**
   * @param {Change} change
   * @param {number} delay
   */
  #count(change, delay) {
    const generation = this.#generation;
    const begun = performance.now() + delay;
    const duration = Math.min(60 * Math.abs(change.to - change.from), 500);
    const show = () => {
      const places = all(`#play [data-tally="${CSS.escape(change.key)}"]`);
      const stale = generation !== this.#generation || this.#tallies.get(change.key) !== change.to;
      const part = stale ? 1 : (performance.now() - begun) / duration;
      for (const place of places) writeFigure(place, stale ? Number(place.dataset.value) : figureAt(change, part));
      if (part < 1) requestAnimationFrame(show);
    };
    show();
  }

  /** @param {HTMLElement} walker */
  #walk(walker) {
    const here = middle(walker);
    const stops = (walker.dataset.walk ?? "").split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const ways = stops.map((stop) => middle(stop).x - here.x);
    if (ways.length < 2) return;
    /** @type {Keyframe[]} */
    const steps = ways.flatMap((x, n) => {
      const stand = { translate: `${x}px 0`, rotate: "0deg" };
      const next = ways[n + 1];
      return next === undefined ? [stand] : [stand, { translate: `${(x + next) / 2}px -12px`, rotate: "6deg" }];
    });
    const walk = walker.animate(steps, { duration: PACE * (ways.length - 1), easing: "linear" });
    this.#flying.add(walk);
    walk.finished.catch(() => {}).then(() => this.#flying.delete(walk));
  }
}

/**
 * Where a figure is shown.
 * @param {string} key
 */
const tallyOf = (key) => all(`#play [data-tally="${CSS.escape(key)}"]`).find(isShown);

/**
 * The sign beside a figure, once more.
 * @param {HTMLElement} place
 */
const iconOf = (place) => {
  const icon = place.querySelector(SIGN) ?? place.parentElement?.querySelector(SIGN);
  return icon ? [icon.cloneNode(true)] : [];
};
