// How far the focus is from what is to be pushed, in steps of the tabulator, and whether it can be seen.
const label = arguments[0].tagName === "LABEL" ? arguments[0] : null;
const target = label?.control ?? arguments[0];
const focus = document.activeElement;
const all = [
  ...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]"),
].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
const there = focus === target;
const ring = (one) => {
  const style = getComputedStyle(one);
  return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
};
// Nothing may lie over it.
const inFront = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !!top && (one.contains(top) || top.contains(one));
};
const shown = there && [label, focus, ...focus.children].filter(Boolean);
return {
  there,
  field: !!label,
  visible: there && focus.matches(":focus-visible") && shown.some(ring) && inFront(label ?? focus),
  front: there && inFront(label ?? focus),
  far: all.includes(focus) && all.includes(target) ? all.indexOf(target) - all.indexOf(focus) : 1,
};
