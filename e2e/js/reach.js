// Whether every choice can be pushed: what is not in front at once must be after scrolling to it. For each that cannot,
// what lies over it; and how many are in front without scrolling.
const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
const named = (one) => (one ? `${one.tagName.toLowerCase()}#${one.id}.${one.getAttribute("class")}` : "nothing");

// Its buttons, or what opens the sheet or the fold that holds one.
const standIns = (action) => {
  // A button may go on to what follows.
  const buttons = [...document.querySelectorAll("button[form=act][name=action]")].filter(
    (one) => `${one.value};`.startsWith(`${action};`) && !one.closest("#hints"),
  );
  const here = buttons.filter(shown);
  if (here.length) return here;
  // What comes only when its fold is opened.
  if (!buttons.length) return [...document.querySelectorAll("details:has(> [data-late]) > summary")].filter(shown);
  return buttons.flatMap((one) => {
    const sheet = one.closest("[popover]");
    const fold = one.closest("details:not([open])");
    return [sheet && document.querySelector(`[popovertarget="${sheet.id}"]`), fold?.querySelector("summary")].filter(
      (opener) => opener && shown(opener),
    );
  });
};

// What lies over the middle of it: nothing if that is itself.
const over = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(top) ? null : `${Math.round(x + width / 2)},${Math.round(y + height / 2)}: ${named(top)}`;
};
const scrolled = (one) => {
  const parents = [];
  for (let at = one.parentElement; at; at = at.parentElement) parents.push([at, at.scrollLeft, at.scrollTop]);
  one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const cover = over(one);
  for (const [at, left, top] of parents) at.scrollTo({ left, top, behavior: "instant" });
  return cover;
};

const dice = [...document.querySelectorAll('input[name^="with-"][form=act]')].map((one) => one.labels[0]);
const choices = [
  ...arguments[0].filter((action) => action !== "reroll").map((action) => [action, standIns(action)]),
  ...dice.map((label, place) => [`die ${place + 1}`, [label]]),
];
const covered = [];
let front = 0;
for (const [action, places] of choices) {
  if (places.some((one) => !over(one))) front += 1;
  else if (!places.some((one) => !scrolled(one)))
    covered.push(`${action} under ${places.map(over).join(" and ") || "nothing: it is not there"}`);
}
return { all: choices.length, front, covered };
