// How far the focus is from what is to be pushed, in steps of the tabulator, and whether it can be seen.
let target = document.querySelector("[data-pushed]");
const kind = target.tagName;
if (kind === "LABEL") target = target.control;
const focus = document.activeElement;
const all = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
const there = focus === target;
const style = there && getComputedStyle(kind === "LABEL" ? target.labels[0] : focus);
const own = there && getComputedStyle(focus);
const ring = (style) => (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
return {
  there,
  kind,
  visible: there && focus.matches(":focus-visible") && (ring(style) || ring(own)),
  far: all.includes(focus) ? all.indexOf(target) - all.indexOf(focus) : 1,
};
