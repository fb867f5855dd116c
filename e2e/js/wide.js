// What sticks out on the right, when the page can be scrolled sideways.
const wide = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth <= wide) return null;
const out = [...document.body.querySelectorAll("*")].filter(
  (one) => one.checkVisibility() && one.getBoundingClientRect().right > wide + 1,
);
return {
  wide,
  page: document.documentElement.scrollWidth,
  out: out
    .slice(0, 8)
    .map(
      (one) =>
        `${one.tagName.toLowerCase()}#${one.id}.${one.getAttribute("class")} to ${Math.round(one.getBoundingClientRect().right)}`,
    ),
};
