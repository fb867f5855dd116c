// A table on the page: follows the game by itself, and settles everything around the board after every change.

import { all, find, isSeen, on, wait, wantsStillness } from "../dom.js";
import { allowTransitions, morph } from "../morph.js";
import { bareTitle, queryFrom } from "./address.js";
import { CatchUp } from "./catch-up.js";
import { Chat, counted } from "./chat.js";
import { Choices } from "./choices.js";
import { tick } from "./clock.js";
import { Decisions } from "./decisions.js";
import { Effects } from "./effects.js";
import { countUp } from "./ending.js";
import { Flights } from "./flights.js";
import { followHere } from "./follow.js";
import { showHints } from "./hints.js";
import { Keyboard } from "./keyboard.js";
import { showRecommended } from "./lesson.js";
import { Notes } from "./notes.js";
import { Parts } from "./parts.js";
import { Premoves } from "./premoves.js";
import { Presses } from "./presses.js";
import { shown } from "./shown.js";
import { Stream } from "./stream.js";
import { Styles } from "./styles.js";

/** @import { Sound } from "../site/sound.js" */
/** @import { Speed } from "./speed.js" */
/** @import { Chosen, Kept } from "./decisions.js" */

/** How often we look whether something newer is known than what is shown, in milliseconds. */
const CHECK = 2000;

export class Table {
  #element;
  #url;
  #sound;
  #title = bareTitle(document.title);
  #mine;
  #ended = Boolean(find(".ending"));
  #catchUp;
  #stream;
  #chat;
  #styles;
  #choices = new Choices();
  #effects;
  #flights = new Flights();
  #keyboard = new Keyboard();
  #speed;
  #follow = followHere();
  #parts = new Parts(
    (id) => `${this.#url}/part/${encodeURIComponent(id)}?${this.#query(this.#moment())}`,
    () => this.#load(),
  );
  #notes = new Notes();
  /** Decisions that are not answered yet. @type {Set<object>} */
  #asked = new Set();
  #decisions = new Decisions({
    wait,
    offered,
    fetch: (address, request) => fetch(address, request),
    say: (word, label) => this.#notes.say(word, label),
    keep: (kept) => this.#keep(kept),
  });
  #premoves = new Premoves({
    shown,
    wait,
    offered: (action) => offered({ form: "act", action, label: "", version: 0 }),
    gone: (label) => this.#notes.say("gone", label),
  });
  #presses = new Presses(this.#flights, (control) => {
    if (isDecision(control.getAttribute("form"))) this.#decisions.missed(chosenBy(control));
  });

  /**
   * @param {HTMLElement} element
   * @param {Sound} sound
   * @param {Speed} speed
   */
  constructor(element, sound, speed) {
    const { mine, style } = shown();
    this.#element = element;
    this.#url = element.dataset.table ?? "";
    this.#sound = sound;
    this.#speed = speed;
    this.#effects = new Effects(sound);
    this.#mine = mine;
    this.#styles = new Styles(style);
    this.#chat = new Chat(element, () => this.#entitle());
    this.#catchUp = new CatchUp({
      shown,
      wait,
      wantsStillness,
      speed,
      now: () => performance.now(),
      load: (seen) => this.#load(seen),
      waits: (waits) => document.documentElement.toggleAttribute("data-paused", waits),
    });
    this.#stream = new Stream(
      {
        address: () => `/api/v1${this.#url}/stream?${this.#query({ version: String(this.#catchUp.known) })}`,
        version: (version) => this.#catchUp.hear(version),
        chat: () => find("#talk")?.dispatchEvent(new Event("talk")),
        lost: (lost) => this.#setLost(lost),
      },
      (address) => new EventSource(address),
      (task, ms) => setTimeout(task, ms),
    );
  }

  /** @param {Record<string, string>} extra */
  #query(extra) {
    return queryFrom(location.search, extra);
  }

  /**
   * Shows the table as it is; with `seen`, only one step further than that.
   * @param {number} [seen]
   */
  async #load(seen) {
    // One thing after the other: what moves comes to rest first, unless somebody does not want to wait.
    if (seen !== undefined) await this.#effects.done();
    await morph(`${this.#url}/play?${this.#query(seen === undefined ? {} : { seen: String(seen) })}`, "#play");
  }

  /** The moment that is shown, if it is not the newest: what comes later belongs to it. */
  #moment() {
    const { at, behind } = shown();
    return behind ? { seen: String(at - 1) } : /** @type {Record<string, string>} */ ({});
  }

  /** @param {boolean} lost */
  #setLost(lost) {
    this.#element.toggleAttribute("data-lost", lost);
    if (!lost) this.#decisions.wake();
  }

  follow() {
    allowTransitions();
    this.#parts.follow();
    this.#followRequests();
    this.#flights.follow();
    this.#presses.follow();
    this.#keyboard.follow();
    this.#effects.follow();
    this.#chat.follow();
    this.#premoves.follow();
    addEventListener("online", () => this.#decisions.wake());
    on("click", "[data-skip]", () => this.#catchUp.skip());
    on("click", "[data-next]", () => this.#catchUp.next());
    on("click", "[data-again]", (link, event) => this.#showAgain(link, event));
    this.#speed.followFields(() => this.#catchUp.next());
    if (!shown().over || mayTalk()) this.#stream.listen();
    this.#resume();
    this.#showMissed();
    document.addEventListener("visibilitychange", () => this.#catchUp.check());
    setInterval(() => this.#catchUp.check(), CHECK);
    this.#followBoard();
    this.#settle();
  }

  #followRequests() {
    document.addEventListener("submit", (event) => this.#hold(event), true);
    // A form may have gone with the old board before its request leaves: then the event comes from the document.
    document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
      if (!(ctx.sourceElement instanceof HTMLFormElement)) return;
      this.#catchUp.sent(ctx);
      const { submitter } = ctx.request;
      if (submitter && isDecision(ctx.sourceElement.id)) {
        this.#asked.add(ctx);
        this.#decisions.sent(chosenBy(submitter));
      }
      ctx.fetch = (address, request) => {
        const answer = this.#asked.has(ctx) ? this.#decisions.send(address, request) : fetch(address, request);
        // While the server thinks there is time for this.
        this.#flights.land();
        this.#keyboard.letGo();
        return answer;
      };
    });
    document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
      this.#catchUp.answered(ctx);
      if (this.#asked.delete(ctx)) this.#decisions.answered();
      // Advice changes nothing else of the table.
      showHints();
    });
  }

  /**
   * A decision that waits for the server outlives the page.
   * @param {Kept | undefined} kept
   */
  #keep(kept) {
    if (kept) sessionStorage[`kept ${this.#url}`] = JSON.stringify(kept);
    else delete sessionStorage[`kept ${this.#url}`];
  }

  /** What was still to be sent when the page went. If it has arrived meanwhile, it is not carried out again. */
  async #resume() {
    const kept = sessionStorage[`kept ${this.#url}`];
    if (!kept) return;
    await this.#decisions.sendAgain(JSON.parse(kept));
    await this.#load();
  }

  /**
   * A decision that comes while another is on its way waits for it.
   * @param {SubmitEvent} event
   */
  #hold(event) {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement && isDecision(target.id)) || !submitter) return;
    if (this.#decisions.choose(chosenBy(submitter))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** What happened since somebody last looked here is shown first, step by step. */
  #showMissed() {
    const play = find("#play");
    const last = Number(localStorage[`seen ${this.#url}`] ?? NaN);
    if (!play || !(last >= 0 && last < shown().at) || wantsStillness() || this.#speed.pause === 0) return;
    play.dataset.at = String(last);
    this.#catchUp.run();
  }

  /**
   * What somebody did is shown once more, on the board instead of in the replay.
   * @param {HTMLElement} link
   * @param {MouseEvent} event
   */
  #showAgain(link, event) {
    const [from, to] = (link.dataset.again ?? "").split(" ").map(Number);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#keyboard.letGo();
    this.#catchUp.again(from, to);
  }

  #followBoard() {
    const play = find("#play");
    if (!play) return;
    const changed = new MutationObserver(() => {
      this.#settle();
      this.#catchUp.check();
      this.#keyboard.moveFocus(shown().mine);
    });
    changed.observe(play, { attributes: true, attributeFilter: ["data-version", "data-at"] });
  }

  /** The tab says whose turn it is, and how much was said. */
  #entitle() {
    const { mine, title } = shown();
    document.title = counted(mine ? `${title ?? "●"} · ${this.#title}` : this.#title, this.#chat.count);
  }

  /** After every change: the tab's title, sounds, the style, names for what flies, the guide's mark, the clocks. */
  #settle() {
    if (!find("#play")) return;
    const { at, mine, over, style, version } = shown();
    this.#entitle();
    this.#chat.show();
    if (mine && !this.#mine) this.#sound.ring("turn");
    this.#mine = mine;
    // Those who played together still talk.
    if (over && this.#stream.isOpen && !mayTalk()) this.#stream.close();
    // How it ended stands above the board.
    if (!this.#ended && find(".ending")) {
      this.#ended = true;
      scrollTo({ top: 0 });
      countUp(this.#sound);
    }
    this.#styles.bring(style);
    this.#parts.settle();
    localStorage[`seen ${this.#url}`] = at;
    // First the page comes where it is looked at, then what flies there is measured.
    this.#follow.show({ mine, over });
    this.#choices.show({ mine, version });
    this.#flights.name();
    this.#sound.showSettings();
    this.#speed.showFields();
    this.#effects.show(at);
    showRecommended();
    this.#premoves.show();
    tick();
  }
}

/** Whether there are others to talk to. */
const mayTalk = () => Boolean(find("[data-talk]"));

/**
 * Whether a form decides something at the table.
 * @param {string | null} form
 */
const isDecision = (form) => form === "act" || form === "undo";

/**
 * What a button stands for.
 * @param {HTMLElement} button
 * @returns {Chosen}
 */
const chosenBy = (button) => ({
  form: button.getAttribute("form") ?? "",
  action: button.getAttribute("value") ?? "",
  label: button.getAttribute("aria-label") || button.title || button.textContent?.trim() || "",
  version: shown().version,
});

/**
 * The button of what was chosen. What takes marked boxes is not chosen anew: the boxes are others now.
 * @param {Chosen} chosen
 */
const offered = ({ form, action }) => {
  const buttons = all(`button[form="${form}"]:enabled`).filter((one) => one.getAttribute("value") === (action || null));
  if (action && find(`[name="with-${CSS.escape(action)}"]`)) return undefined;
  return buttons.find(isSeen) ?? buttons[0];
};
