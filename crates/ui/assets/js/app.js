// The pages work without this script. With it, a table follows the game by itself, shows what happened step by step,
// lets cards fly, ticks its clocks and speaks up when it is one's turn.
(() => {
  "use strict";
  const find = (selector, inside = document) => inside.querySelector(selector);
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const play = () => find("#play");
  const number = name => Number(play()?.dataset[name] ?? 0);

  // ---- What every page has ----

  // What this browser adds to the chance of a table: nobody else can know it before.
  const salt = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  document.addEventListener("submit", event => {
    const form = event.target;
    if (!form.matches("[data-salt]") || find("[name=salt]", form)) return;
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "salt", value: salt() });
    form.append(field);
  });

  document.addEventListener("click", async event => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const text = new URL(copy.dataset.copy || location.href, location.href).href;
      await navigator.clipboard?.writeText(text).catch(() => {});
      copy.classList.add("copied");
      setTimeout(() => copy.classList.remove("copied"), 1500);
    }
    const sound = event.target.closest("[data-sound]");
    if (sound) {
      localStorage.sound = localStorage.sound === "on" ? "off" : "on";
      settle();
      if (localStorage.sound === "on") ring("coin");
    }
  });

  // A changed language or colour takes hold at once.
  document.addEventListener("change", event => {
    if (event.target.closest(".settings")) event.target.form.requestSubmit();
  });

  // An address to send to friends is a whole one.
  all("[data-address]").forEach(one => { one.value = new URL(one.value, location.href).href; });

  // A table that has not begun: who waits there sees others sit down, and the game begin.
  const room = find("[data-waits]");
  if (room) {
    const word = new URLSearchParams(location.search).get("invite");
    const query = new URLSearchParams({ version: room.dataset.version, ...(word && { invite: word }) });
    const again = () => find("input:focus:not([readonly])", room) ? setTimeout(again, 1000) : location.reload();
    new EventSource(`/api/v1${room.dataset.waits}/stream?${query}`).addEventListener("version", event => {
      if (event.data !== room.dataset.version) again();
    });
  }

  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/worker.js").catch(() => {});

  // ---- Sound: short, quiet, made here, off unless asked for ----

  let audio;
  const ring = kind => {
    if (localStorage.sound !== "on") return;
    audio ??= new AudioContext();
    const tones = { coin: [1320, 1760], die: [180, 140, 210], bell: [660, 990, 660], turn: [523, 659] }[kind] ?? [440];
    tones.forEach((pitch, n) => {
      const at = audio.currentTime + n * 0.09;
      const tone = audio.createOscillator(), gain = audio.createGain();
      tone.type = kind === "die" ? "square" : "sine";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.05, at);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    });
  };

  // ---- Clocks ----

  const clock = ms => {
    const s = Math.max(0, Math.floor(ms / 1000)), two = n => String(n).padStart(2, "0");
    return s >= 86400 ? `${Math.floor(s / 86400)}d ${Math.floor(s % 86400 / 3600)}h`
      : s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s % 3600 / 60))}:${two(s % 60)}`
      : `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const tick = () => all("[data-until]").forEach(one => {
    const text = clock(Number(one.dataset.until) - Date.now());
    if (one.textContent !== text) one.textContent = text;
  });
  setInterval(tick, 500);

  // ---- The table ----

  // Cards fly where they go, unless somebody wants things to stand still.
  htmx.config.transitions = !still.matches && "startViewTransition" in document;
  const table = find("[data-table]");
  if (table) {
    const url = table.dataset.table;
    const word = new URLSearchParams(location.search);
    const query = extra => {
      const asked = new URLSearchParams(extra);
      for (const key of ["invite", "seat"]) if (word.has(key)) asked.set(key, word.get(key));
      return asked.toString();
    };
    const asked = new Set();
    let known = number("version"), catching = false, skip = false, title = document.title.replace(/^[^·]+· (?=.+ · )/, "");

    // Asks for the table and morphs it in; with `seen`, only one step further than what was shown.
    const fetchPlay = seen => {
      const path = `${url}/play?${query(seen === undefined ? {} : { seen })}`;
      return htmx.ajax("GET", path, { target: "#play", swap: "outerMorph", source: play() });
    };

    // Shows what happened step by step until the newest moment is there. The answer to one's own decision shows it too.
    const catchUp = async () => {
      if (catching || asked.size) return;
      catching = true;
      try {
        skip = false;
        do {
          const before = number("at"), version = number("version");
          await fetchPlay(skip || still.matches ? undefined : before);
          if ("behind" in (play()?.dataset ?? {})) await Promise.race([wait(450), skipped()]);
          // Nothing new came: the server is away for a moment.
          else if (version < known && number("version") === version) await wait(1000);
        } while ("behind" in (play()?.dataset ?? {}) || number("version") < known);
      } catch {
        setTimeout(catchUp, 1000);
      } finally {
        catching = false;
      }
    };
    // An answer to an older question may come last: then what is newer is asked for again.
    const upToDate = () => { if (number("version") < known) catchUp(); };
    setInterval(upToDate, 2000);
    // A form may have gone with the old board before its request leaves: then the event comes from the document.
    const decides = ({ detail }) => detail.ctx.sourceElement instanceof HTMLFormElement;
    document.addEventListener("htmx:before:request", event => { if (decides(event)) asked.add(event.detail.ctx); });
    document.addEventListener("htmx:finally:request", ({ detail }) => {
      asked.delete(detail.ctx);
      upToDate();
    });

    // What is seen of the board: it lies under the question, and under what is at hand below.
    const sight = () => {
      const box = selector => all(selector).map(one => one.getBoundingClientRect()).find(box => box.height);
      const question = box(".guided, .ask"), dock = box(".dock");
      return { head: question?.height ?? 0, top: question?.bottom ?? 0, end: dock?.top ?? innerHeight };
    };

    // What flies is drawn above everything: nothing does that is not in sight.
    const nameFlyers = () => {
      if (!htmx.config.transitions) return;
      const dock = find(".dock"), { top, end: sheet } = sight();
      // First all places, then all names: a name between two places makes the browser lay everything out again.
      all("[data-fly]").map(one => [one, one.getBoundingClientRect()]).forEach(([one, box]) => {
        const end = dock?.contains(one) ? innerHeight : sheet;
        one.style.viewTransitionName = box.top >= top && (end < innerHeight ? box.bottom : box.top) <= end ? one.dataset.fly : "none";
      });
    };

    // Somebody who is asked sees something to choose: if nothing of it is in sight, the page scrolls, once.
    let shown;
    const showChoices = () => {
      const { mine, version } = play().dataset;
      if (flying || mine === undefined || shown === version) return;
      shown = version;
      // A way out is no choice, and whoever writes is left alone.
      const choices = all(".board .can:not([value=decline], [value=done], [value=pass])").filter(one => !one.closest(".dock, [popover]"));
      const boxes = choices.map(one => one.getBoundingClientRect()).filter(box => box.height);
      const { head, top, end } = sight();
      if (!boxes.length || boxes.some(box => box.top >= top && box.bottom <= end) || find("#talk :focus")) return;
      const first = Math.min(...boxes.map(box => box.top)) - 8 - head, last = Math.max(...boxes.map(box => box.bottom)) + 8 - end;
      // As many as there is room for; the first of them in any case.
      scrollBy({ top: first < 0 ? first : Math.min(first, last), behavior: still.matches ? "instant" : "smooth" });
    };

    // While the browser takes its picture of what will fly, a click meets nothing: it is meant for what lies there.
    let flying = false;
    document.addEventListener("htmx:before:viewTransition", () => { nameFlyers(); flying = true; });
    document.addEventListener("htmx:after:viewTransition", () => { flying = false; showChoices(); });
    document.addEventListener("click", ({ target, clientX: x, clientY: y }) => {
      if (!flying || target !== document.documentElement) return;
      const size = one => one.offsetWidth * one.offsetHeight;
      const under = all("button:enabled, label, summary", find(":popover-open") ?? document).filter(one => {
        const box = one.getBoundingClientRect();
        return one.checkVisibility({ visibilityProperty: true }) && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      });
      under.sort((one, other) => size(one) - size(other))[0]?.click();
    });

    let wake = () => {};
    const skipped = () => new Promise(done => { wake = done; });
    document.addEventListener("click", event => {
      if (event.target.closest("[data-skip]")) { skip = true; wake(); }
    });

    // Hears that the table moved on. A stream that was refused is asked for again.
    let stream, pause = 1000;
    const listen = () => {
      stream = new EventSource(`/api/v1${url}/stream?${query({ version: known })}`);
      stream.addEventListener("version", event => {
        pause = 1000;
        known = Math.max(known, Number(event.data));
        if (Number(event.data) !== number("version")) catchUp();
      });
      stream.addEventListener("chat", () => find("#talk")?.dispatchEvent(new Event("talk")));
      stream.addEventListener("open", () => table.removeAttribute("data-lost"));
      stream.addEventListener("error", () => {
        table.dataset.lost = "";
        if (stream.readyState === EventSource.CLOSED) setTimeout(listen, pause = Math.min(pause * 2, 15000));
      });
    };
    if (!("over" in (play()?.dataset ?? {}))) listen();

    // What happened since somebody last looked here is shown first, step by step.
    const mark = `seen ${url}`;
    const last = Number(localStorage[mark] ?? NaN);
    if (last >= 0 && last < number("at") && !still.matches) {
      play().dataset.at = last;
      catchUp();
    }
    document.addEventListener("visibilitychange", upToDate);

    // A server of a newer version may answer from now on: its style comes beside the old one, then instead of it.
    const styles = new Set([play()?.dataset.style]);
    const restyle = style => {
      if (styles.has(style)) return;
      styles.add(style);
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: style });
      link.addEventListener("load", () => all("link[rel=stylesheet]").forEach(one => { if (one !== link) one.remove(); }));
      link.addEventListener("error", () => { link.remove(); styles.delete(style); });
      document.head.append(link);
    };

    // After every change: the tab's title, the sound's button, names for what flies, where the keyboard is.
    let mine = "mine" in (play()?.dataset ?? {}), ended = Boolean(find(".ending"));
    window.settle = () => {
      const now = play();
      if (!now) return;
      const turn = "mine" in now.dataset;
      document.title = turn ? `${now.dataset.title ?? "●"} · ${title}` : title;
      if (turn && !mine) ring("turn");
      if ("over" in now.dataset && stream) { ring("bell"); stream.close(); stream = undefined; }
      // How it ended stands above the board.
      if (!ended && find(".ending")) { ended = true; scrollTo({ top: 0 }); }
      mine = turn;
      restyle(now.dataset.style);
      localStorage[mark] = now.dataset.at;
      nameFlyers();
      all("[data-sound]").forEach(one => one.setAttribute("aria-pressed", String(localStorage.sound === "on")));
      // What the guide recommends; dice to roll again are marked one by one.
      const point = find("#lesson")?.dataset.point;
      all(".pointed").forEach(one => one.classList.remove("pointed"));
      const [verb, ...dice] = point?.split(" ") ?? [];
      if (verb === "reroll") {
        dice.forEach(die => all(`[name=with][value="${CSS.escape(die)}"]`).map(box => box.closest("label") ?? box)
          .find(one => !one.classList.contains("pointed"))?.classList.add("pointed"));
      } else if (point) {
        all(`[name=action][value="${CSS.escape(point)}"]`).forEach(one => one.classList.add("pointed"));
      }
      tick();
      showChoices();
    };

    // Whoever decides with the keyboard goes on where the next question stands, unless the next choice is at hand.
    let keyed, acted = false;
    document.addEventListener("keydown", event => {
      keyed = true;
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox]), textarea, select")) return;
      find(`[data-key="${CSS.escape(event.key)}"]`)?.click();
    });
    document.addEventListener("pointerdown", () => { keyed = false; });
    document.addEventListener("submit", event => { if (event.target.id === "act") acted = keyed; });
    new MutationObserver(() => {
      window.settle();
      upToDate();
      const at = document.activeElement;
      const lost = !at || at === document.body;
      if (lost ? keyed : acted && !at.matches("[form=act]")) find("#ask")?.focus({ preventScroll: true });
      if ("mine" in play().dataset) acted = false;
    }).observe(play(), { attributes: true, attributeFilter: ["data-version", "data-at"] });
    // A popover or a sheet is done when its action is. What was pressed lets go of the focus while there is time: were it
    // taken away with the focus, the browser would lay everything out in the middle of the change.
    document.addEventListener("htmx:before:request", event => {
      if (!decides(event)) return;
      all("[popover]:popover-open").forEach(one => one.hidePopover());
      const at = document.activeElement;
      if (keyed === false && at?.matches("#play button")) at.blur();
    });
  }
  const settle = window.settle ??= () => {};
  settle();
})();
