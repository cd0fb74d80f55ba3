// The reader's languages: Chinese, English, or one with the other beside it. Each page is in one; "both" opens the other in every card.

import { button } from "./dom.js";
import { LANG, OTHER, ROOT } from "./place.js";
import { steadily } from "./steady.js";
import { keep, recall } from "./store.js";
import { WORDS } from "./words.js";

const CHANGED = "tableside:languages";

export function bothShown() {
  return recall("both", false) === true;
}

/** The languages a reader sees, the page's own first. */
export function languagesShown() {
  return bothShown() ? [LANG, OTHER[LANG]] : [LANG];
}

/** Calls back whenever "both" is switched on or off. */
export function onLanguages(callback) {
  document.addEventListener(CHANGED, callback);
}

/** The switch for the bar at the head of a page and of the search panel. */
export function bothSwitch() {
  const node = button("table-chip table-chip--both", WORDS[LANG].both, () => {
    keep("both", bothShown() ? null : true);
    document.dispatchEvent(new CustomEvent(CHANGED));
  });
  const show = () => node.setAttribute("aria-pressed", String(bothShown()));
  show();
  onLanguages(show);
  return node;
}

/** Sets up the language switch in the header and shows both languages where that was chosen. */
export function setUpLanguages() {
  followTheReaderBack();
  for (const link of document.querySelectorAll("a[data-language]")) followAddress(link);
  onLanguages(showOnPage);
  if (bothShown()) showOnPage();
}

/** The link to the other language leads to the entry that is open, with the table and the question in the address. */
function followAddress(link) {
  const page = link.href.split("#")[0];
  const follow = () => { link.href = page + location.search + location.hash; };
  follow();
  addEventListener("hashchange", follow);
  link.addEventListener("click", () => {
    follow();
    keep("language", OTHER[LANG]);
  });
}

/** Going back to a page means reading its language again; else the bare address opens in the language that was chosen. */
function followTheReaderBack() {
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation && navigation.type === "back_forward") readAgain();
  else goWhereTheReaderReads();
  addEventListener("pageshow", (event) => { if (event.persisted) readAgain(); });
}

function readAgain() {
  if (recall("language") !== null) keep("language", LANG);
}

/** Somebody who chose English and opens the bare address gets the English home page. A link to anything else is kept. */
function goWhereTheReaderReads() {
  const here = location.href.split(/[?#]/)[0];
  const within = document.referrer.startsWith(ROOT);
  if (here === ROOT && LANG === "zh" && recall("language") === "en" && !within) location.replace(`${ROOT}en/${location.search}${location.hash}`);
}

/** Puts each entry's other language beside it, or back behind its fold. The entry that is being read stays where it is. */
function showOnPage() {
  steadily(() => {
    const both = bothShown();
    document.documentElement.classList.toggle("ts-both", both);
    for (const article of document.querySelectorAll("article.ruling")) showInEntry(article, both);
  });
}

function showInEntry(article, both) {
  const other = article.querySelector(".other");
  const text = article.querySelector(".ruling__text");
  const fold = article.querySelector(".more--other");
  if (!other || !text || !fold) return;
  if (both) text.after(other);
  else fold.append(other);
  article.classList.toggle("ruling--answered", Boolean(article.querySelector(":scope > .verdict")));
}
