// Marks what is to be pushed: the same action may stand in several places, and not everywhere it can be seen.
const [selector, place] = arguments[0];
document.querySelectorAll("[data-pushed]").forEach((one) => one.removeAttribute("data-pushed"));
const targets = [...document.querySelectorAll(selector)].filter((one) => !one.disabled).map((one) => one.labels?.[0] ?? one);
const target = targets.filter((one) => one.checkVisibility({ visibilityProperty: true }))[place];
target?.setAttribute("data-pushed", "");
return !!target;
