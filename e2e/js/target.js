// What is to be pushed: the same action may stand in several places, and not everywhere it can be seen.
const [selector, place] = arguments[0];
const targets = [...document.querySelectorAll(selector)]
  .filter((one) => !one.disabled)
  .map((one) => one.labels?.[0] ?? one);
const target = targets.filter((one) => one.checkVisibility({ visibilityProperty: true }))[place];
// Nobody clicks on what is hidden behind a bar: they scroll.
target?.scrollIntoView({ block: "center", behavior: "instant" });
const { x, y, top, width, height } = target?.getBoundingClientRect() ?? {};
// A bar may reach up to the middle of the screen.
if (target && !target.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
  scrollBy({ top: top - innerHeight / 4, behavior: "instant" });
return target;
