// A dialog over the page: takes the focus, keeps it, gives it back; Escape and a tap beside it close it.

import { button, element } from "./dom.js";
import { LANG } from "./place.js";
import { WORDS } from "./words.js";

const STOPS = "a[href], button, input, select, textarea";

/** Opens a dialog. In: its title, its contents. Out: a function that closes it. */
export function openModal(title, contents) {
  const before = document.activeElement;
  const heading = element("h2", { class: "ts-modal__title", id: "ts-modal-title" }, title);
  const close = () => {
    veil.remove();
    if (before && before.focus) before.focus();
  };
  const box = element("div", { class: "ts-modal__box", role: "dialog", "aria-modal": "true", "aria-labelledby": "ts-modal-title" },
    element("div", { class: "ts-modal__head" }, heading, button("ts-modal__close", "✕", close, { "aria-label": WORDS[LANG].close })), contents);
  const veil = element("div", { class: "ts-modal" }, box);
  veil.addEventListener("click", (event) => { if (event.target === veil) close(); });
  veil.addEventListener("keydown", (event) => {
    event.stopPropagation(); // the theme and the search panel have keys of their own
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepFocusInside(event, box);
  });
  document.body.append(veil);
  const first = contents.querySelector(STOPS);
  if (first) first.focus();
  return close;
}

/** Moves the focus from the last stop to the first and back. */
export function keepFocusInside(event, box) {
  const stops = Array.from(box.querySelectorAll(STOPS)).filter((node) => node.offsetParent !== null && !node.disabled);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
