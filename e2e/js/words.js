// Everything that the page says, to the eye and to the ear.
const texts = [document.title, ...document.body.innerText.split("\n")];
for (const one of document.querySelectorAll("[aria-label], [title], [alt], [placeholder], [aria-description]"))
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"])
    if (one.hasAttribute(name)) texts.push(one.getAttribute(name));
for (const one of document.querySelectorAll(".unseen, [popover]")) texts.push(one.textContent);
return texts;
