// Runs before anything of ours on every page, and notes what must not happen and how long things take.
(() => {
  if (window.__seen) return;
  const seen = (window.__seen = { errors: [], moved: [], answers: [] });
  addEventListener(
    "error",
    (event) => seen.errors.push(event.message || `${event.target?.src || event.target?.href} does not load`),
    true,
  );
  addEventListener("unhandledrejection", (event) => seen.errors.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) =>
    seen.errors.push(`${event.violatedDirective}: ${event.blockedURI}`),
  );

  // Not every console can be read.
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => (seen.errors.push(words.join(" ")), say.apply(console, words));
  }

  // What this browser adds to the chance of a table is always the same, so that games repeat.
  crypto.getRandomValues = (array) => array.fill(7);

  // From a click to the changed board.
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), true);

  // Where the pieces lie on the paper, however it is scrolled.
  const place = (piece) => {
    const box = piece.getBoundingClientRect();
    let [x, y, fixed] = [box.x, box.y, false];
    for (let one = piece; one && one !== document.documentElement; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === "sticky") return null;
      fixed ||= position === "fixed" || one.matches(":popover-open");
      if (one !== piece && one !== document.body) ((x += one.scrollLeft), (y += one.scrollTop));
    }
    if (!fixed) ((x += scrollX), (y += scrollY));
    return [x, y, box.width, box.height].map(Math.round);
  };
  const places = () => {
    const all = {};
    for (const piece of document.querySelectorAll("#play [id^=cell-], #play [id^=plot-], #play [id^=hand-card-]"))
      if (piece.checkVisibility()) all[piece.id] = place(piece);
    return all;
  };
  const cards = (all) =>
    Object.keys(all)
      .filter((id) => id.startsWith("hand-card-"))
      .join();
  let before = null;
  const compare = () => {
    // A narrow screen makes room for what is asked: there only renders of the same phase are alike.
    const verbs = [...document.querySelectorAll('button[form="act"][name="action"]')].map(
      (one) => one.value.split(" ")[0],
    );
    const phase = [innerWidth < 600 && [...new Set(verbs)].sort(), "over" in document.querySelector("#play").dataset];
    const now = {
      size: `${innerWidth} ${innerHeight} ${phase}`,
      ask: document.querySelector("#ask")?.textContent,
      all: places(),
    };
    if (before?.size === now.size) {
      // A card that goes makes room for the others.
      const same = cards(before.all) === cards(now.all);
      // Half a pixel may be rounded to either side.
      const far = (one, other) => one && other && one.some((side, n) => Math.abs(side - other[n]) > 1);
      const moved = Object.keys(now.all).filter((id) => far(before.all[id], now.all[id]));
      const jumped = moved.filter((id) => same || !id.startsWith("hand-card-"));
      if (jumped.length) {
        const [id] = jumped;
        seen.moved.push(
          `${jumped.length} pieces jump (${jumped.join(" ")}), ${id} from ${before.all[id]} to ${now.all[id]}, between "${before.ask}" and "${now.ask}"`,
        );
      }
    }
    before = now;
  };

  let version = null;
  const look = () => {
    const now = document.querySelector("#play")?.dataset.version;
    if (!now || now === version) return;
    if (version !== null && clicked) seen.answers.push(performance.now() - clicked);
    [version, clicked] = [now, 0];
    // A busy machine may draw none of several changes: what lay between the two that were drawn is not known then.
    const drawn = () => (version === now ? compare() : (before = null));
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-version"],
  });
})();
