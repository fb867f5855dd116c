// The replay works by links and a form. With this script the moments change in place, by keys, by the slider, by a
// click on the graph, or by themselves.
(() => {
  "use strict";
  const find = selector => document.querySelector(selector);
  const moment = () => find("#moment");
  const number = name => Number(moment().dataset[name]);
  if (!moment()) return;

  // ---- From moment to moment: the newest wish wins ----

  let busy = false, wish;
  const show = async path => {
    wish = path;
    if (busy) return;
    busy = true;
    try {
      while (wish) {
        const next = wish;
        wish = undefined;
        await htmx.ajax("GET", next, { target: "#moment", select: "#moment", swap: "outerMorph", source: moment() });
        history.replaceState(history.state, "", next);
        settle();
      }
    } finally {
      busy = false;
    }
  };
  const path = at => {
    const asked = new URLSearchParams(new FormData(find("[data-replay]")));
    asked.set("at", Math.min(Math.max(at, 0), number("last")));
    return `${location.pathname}?${asked}`;
  };

  // The entry of the log that leads here, in sight.
  const settle = () => {
    find("#scrubber").value = number("at");
    const log = find("#log");
    log?.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const here = log?.querySelector(`li[value="${number("at")}"] a`);
    here?.setAttribute("aria-current", "step");
    if (here) log.scrollTop += here.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
    dress();
  };

  // ---- By itself ----

  let timer;
  const stop = () => { clearTimeout(timer); timer = undefined; dress(); };
  const pause = () => Number(find("[data-replay-speed]").value);
  const step = async () => {
    await show(path(number("at") + 1));
    if (timer === undefined) return;
    if (number("at") >= number("last")) stop(); else timer = setTimeout(step, pause());
  };
  const play = () => {
    if (timer !== undefined) return stop();
    timer = setTimeout(step, 0);
    if (number("at") >= number("last")) show(path(0));
    dress();
  };
  let speed;
  const dress = () => {
    find("[data-replay-play]").setAttribute("aria-pressed", String(timer !== undefined));
    if (speed) find("[data-replay-speed]").value = speed;
  };

  // ---- What people do ----

  document.addEventListener("click", event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const { target } = event;
    if (target.closest("[data-replay-play]")) return play();
    const link = target.closest("#replay a[href]");
    const graph = target.closest("[data-replay-graph]");
    if (link) {
      const to = new URL(link.href, location.href);
      if (to.pathname !== location.pathname || !to.searchParams.has("at")) return;
      event.preventDefault();
      if (link.matches("[data-copy]")) return copied(link);
      stop();
      // Another seat has other words for what happened: a new page.
      const seat = new URLSearchParams(location.search).get("seat");
      if (link.closest(".replay-seats") && to.searchParams.get("seat") !== seat) return location.assign(to);
      show(to.pathname + to.search);
    } else if (graph) {
      const box = graph.getBoundingClientRect();
      stop();
      show(path(Math.round((event.clientX - box.left) / box.width * number("last"))));
    }
  });
  const copied = link => {
    const word = link.textContent;
    link.textContent = link.dataset.copied;
    setTimeout(() => { link.textContent = word; }, 1500);
  };
  document.addEventListener("input", event => {
    if (event.target.id === "scrubber") { stop(); show(path(Number(event.target.value))); }
  });
  document.addEventListener("change", event => {
    if (event.target.matches("[data-replay-speed]")) speed = event.target.value;
  });
  document.addEventListener("submit", event => {
    if (event.target.matches("[data-replay]")) { event.preventDefault(); show(path(Number(find("#scrubber").value))); }
  });
  const keys = { ArrowLeft: "back", ArrowRight: "on", "Shift+ArrowLeft": "turn-back", "Shift+ArrowRight": "turn-on", Home: "first", End: "last" };
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, #log, pre, summary")) return;
    if (event.key === " " && !event.target.closest("a, button")) { event.preventDefault(); return play(); }
    const link = find(`a[data-go="${keys[(event.shiftKey ? "Shift+" : "") + event.key]}"]`);
    if (link) { event.preventDefault(); link.click(); }
  });

  document.documentElement.classList.add("scripted");
  // Whose eyes it is seen with, in sight where the row is longer than the screen.
  const seats = find(".replay-seats ul"), seen = find(".replay-seats [aria-current]");
  if (seats && seen) seats.scrollLeft = seen.offsetLeft - seats.offsetLeft - (seats.clientWidth - seen.offsetWidth) / 2;
  document.addEventListener("focusin", ({ target }) => target.closest(".replay-seats a")?.scrollIntoView({ block: "nearest", inline: "nearest" }));
  settle();
  document.fonts?.ready.then(settle);
})();
