// What the page of a replay has besides.

import { find } from "./dom.js";
import { Replay } from "./replay/replay.js";

if (find("#moment")) new Replay().follow();
