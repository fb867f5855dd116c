// Compares the table with what the server sends to a page that has nothing yet: the places where they differ first, or
// null. What scripts add, and what comes when it is opened, does not count.
const request = new XMLHttpRequest();
request.open("GET", `${location.pathname}/play${location.search}`, false);
request.setRequestHeader("HX-Request", "true");
request.send();
const sent = new DOMParser().parseFromString(request.responseText, "text/html").querySelector("#play");
const here = document.querySelector("#play");
if (!sent || sent.dataset.version !== here.dataset.version || "behind" in here.dataset) return null;
const together = here.querySelector("#undo [name=times]");
const bare = (table) => {
  const copy = table.cloneNode(true);
  for (const sheet of copy.querySelectorAll("[popover], [data-sheet], .clock")) sheet.replaceChildren();
  // Only the answer to a click tells of all decisions that it made, to take them back as one.
  for (const one of copy.querySelectorAll("#undo, #asked")) one.removeAttribute("data-part");
  copy.querySelector("#undo [name=times]")?.remove();
  if (together) copy.querySelector("#said")?.replaceChildren();
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["style", "open", "aria-pressed", "data-htmx-powered", "data-late", "data-hint"])
      one.removeAttribute(name);
    one.classList.remove("pointed", "htmx-request", "htmx-swapping", "htmx-added", "htmx-settling");
    if (!one.classList.length) one.removeAttribute("class");
  }
  const attributes = (one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  const words = (one) => [...one.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ""));
  return [copy, ...copy.querySelectorAll("*")].map((one) => [one.tagName, ...attributes(one), ...words(one)].join(" "));
};
const [shown, wanted] = [bare(here), bare(sent)];
const at = wanted.findIndex((one, n) => one !== shown[n]);
if (at < 0 && shown.length === wanted.length) return null;
const part = (one) => one?.replace(/ data-part=\S+/, "");
// What the hash of a part is made of tells more than the hash.
const inside = wanted.findIndex((one, n) => part(one) !== part(shown[n]));
const from = inside < 0 ? at : inside;
return { shown: shown.slice(from, from + 3), wanted: wanted.slice(from, from + 3) };
