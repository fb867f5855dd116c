// Addresses to send to friends.

import { all, on } from "../dom.js";

/** Buttons that copy an address, their own or that of the page. */
export const copyLinks = () => {
  on("click", "[data-copy]", async (button) => {
    const text = new URL(button.dataset.copy || location.href, location.href).href;
    await navigator.clipboard?.writeText(text).catch(() => {});
    button.classList.add("copied");
    setTimeout(() => button.classList.remove("copied"), 1500);
  });
};

/** The server does not always know its own address; the browser does. */
export const completeAddresses = () => {
  for (const field of all("[data-address]")) {
    if (field instanceof HTMLInputElement) field.value = new URL(field.value, location.href).href;
  }
};

/** Buttons that open the device's own way to send an address, where it has one. */
export const shareLinks = () => {
  if (!navigator.share) return;
  for (const button of all("[data-share]")) button.hidden = false;
  on("click", "[data-share]", ({ dataset: { share, title } }) => {
    const url = new URL(share ?? "", location.href).href;
    navigator.share({ title, url }).catch(() => {});
  });
};
