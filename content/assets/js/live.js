// Says a short sentence: to eyes for a few seconds, to screen readers politely.

import { element } from "./dom.js";

const SHOWN_MS = 3200;

let region = null;
let timer = 0;

/** Says a sentence, replacing the last one; a tap on it takes it away. */
export function say(text) {
  if (!region) {
    region = element("div", { class: "ts-said", role: "status", "aria-live": "polite" });
    region.addEventListener("click", hush);
    document.body.append(region);
  }
  hush();
  // A region that changes in the same task it was made or emptied in is not read out by every screen reader.
  timer = setTimeout(() => {
    region.textContent = text;
    timer = setTimeout(hush, SHOWN_MS);
  }, 30);
}

/** Takes away what is said. */
export function hush() {
  clearTimeout(timer);
  if (region) region.textContent = "";
}
