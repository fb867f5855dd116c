// The pages work without a script. With it, a table follows the game by itself, shows what happened step by step, lets
// cards fly, ticks its clocks and speaks up when it is one's turn.

import { find } from "./dom.js";
import { completeAddresses, copyLinks, shareLinks } from "./site/links.js";
import { addSalts } from "./site/salt.js";
import { saveSettings } from "./site/settings.js";
import { openPopovers } from "./site/popovers.js";
import { Sound } from "./site/sound.js";
import { followWaitingRoom } from "./site/waiting.js";
import { tick } from "./table/clock.js";
import { showRecommended } from "./table/lesson.js";
import { Speed } from "./table/speed.js";
import { Table } from "./table/table.js";

openPopovers();
addSalts();
copyLinks();
shareLinks();
saveSettings();
completeAddresses();
followWaitingRoom();

const sound = new Sound(
  localStorage,
  () => new AudioContext(),
  () => document.hidden,
);
sound.follow();
setInterval(tick, 500);

const speed = new Speed(localStorage);
const table = find("[data-table]");
if (table) new Table(table, sound, speed).follow();
else {
  speed.followFields();
  // A guided turn is no table: each of its steps is a page.
  showRecommended();
  find("#play .pointed")?.scrollIntoView({ block: "nearest" });
}

if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/worker.js").catch(() => {});
