// The table as somebody finds it: what can be done, and where its button is.
const play = document.querySelector("#play");
if (!play) return null;
const seen = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
const offers = {};
const combined = [];
for (const button of document.querySelectorAll('button[form="act"][name="action"]')) {
  if (button.disabled) continue;
  // A button that decides several things in a row: each of them has one of its own.
  if (button.value.includes("; ")) {
    if (seen(button)) combined.push(button.value);
    continue;
  }
  const sheet = button.closest("[popover]");
  const closed = sheet && !sheet.matches(":is(:popover-open, [data-open])");
  const fold = button.closest("details:not([open])");
  // A button in a closed sheet or fold is one click further away.
  const opener = closed ? `[popovertarget="${sheet.id}"]` : fold ? `#${fold.id} > summary` : null;
  const at = opener ? document.querySelector(opener) : button;
  if (!at || !seen(at)) continue;
  const known = offers[button.value];
  if (!known || (known.opener && !opener))
    offers[button.value] = {
      action: button.value,
      opener,
      label: button.ariaLabel || button.title || button.textContent.trim(),
    };
}
return {
  version: +play.dataset.version,
  over: "over" in play.dataset,
  ask: document.querySelector("#ask")?.textContent.trim() ?? "",
  offers: Object.values(offers),
  combined,
  dice: document.querySelectorAll('input[name^="with-"][form="act"]').length,
};
