// A table that has not begun: who waits there sees others sit down, and the game begin.

import { find } from "../dom.js";

/** Loads the page again when the table has changed, but not while somebody writes. */
export const followWaitingRoom = () => {
  const room = find("#room[data-waits]");
  if (!room) return;
  const version = room.dataset.version ?? "";
  const invite = new URLSearchParams(location.search).get("invite");
  const query = new URLSearchParams({ version, ...(invite && { invite }) });
  const reload = () => {
    if (find("input:focus:not([readonly])", room)) setTimeout(reload, 1000);
    else location.reload();
  };
  const stream = new EventSource(`/api/v1${room.dataset.waits}/stream?${query}`);
  stream.addEventListener("version", (event) => {
    if (event.data !== version) reload();
  });
};
