// Says a short sentence: to eyes for a few seconds, to screen readers politely.

import { element } from "./dom.js";

const SHOWN_MS = 3200;

let region = null;
let timer = 0;

/** Says a sentence, replacing the last one. */
export function say(text) {
  if (!region) {
    region = element("div", { class: "ts-said", role: "status", "aria-live": "polite" });
    document.body.append(region);
  }
  clearTimeout(timer);
  region.textContent = "";
  // A region that changes in the same task it was made or emptied in is not read out by every screen reader.
  setTimeout(() => { region.textContent = text; }, 30);
  timer = setTimeout(() => { region.textContent = ""; }, SHOWN_MS);
}
