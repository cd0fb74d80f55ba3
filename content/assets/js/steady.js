// Changes a page without moving what is being read.

import { linkedEntry } from "./place.js";

const HEADER = 60;

/** Runs `change`; the entry that is being read stays where it is on the screen. `stays`: which entries may be held on to. */
export function steadily(change, stays = () => true) {
  const anchor = entryInView(stays);
  const before = anchor ? anchor.getBoundingClientRect().top : 0;
  change();
  if (anchor && scrollY > 0) scrollBy(0, anchor.getBoundingClientRect().top - before);
}

/** The entry that the address points to, where it is in view, else the first one that is. */
function entryInView(stays) {
  const target = linkedEntry();
  if (target && target.getBoundingClientRect().bottom > 0 && target.getBoundingClientRect().top < innerHeight) return target;
  return Array.from(document.querySelectorAll("article.ruling")).find((node) => stays(node) && node.getBoundingClientRect().bottom > HEADER) || null;
}
