// A ruling as plain data, read from an entry card of a page or from a search result:
// {game, id, faces: [{lang, title, verdict, lines}], cites, scope, share}; the first face is in the page's language.

import { citeLine } from "./cites.js";
import { textOf } from "./dom.js";
import { GAME, LANG, OTHER, ROOT } from "./place.js";
import { WORDS } from "./words.js";

/** In: an entry card of a page (article.ruling). */
export function fromPage(article) {
  const id = article.getAttribute("data-entry-id");
  const prefix = LANG === "en" ? "en/" : "";
  return {
    game: GAME,
    id,
    faces: [faceOfPage(article), otherFaceOfPage(article)],
    cites: Array.from(article.querySelectorAll(".cite"), citeOfPage),
    scope: textOf(article.querySelector(".scope")).replace(textOf(article.querySelector(".scope .label")), "").trim(),
    share: `${ROOT}${prefix}${GAME}/r/${id}/`,
  };
}

function faceOfPage(article) {
  const title = article.querySelector(".ruling__title").cloneNode(true);
  for (const link of title.querySelectorAll(".ruling__link")) link.remove();
  return {
    lang: LANG,
    title: textOf(title),
    verdict: textOf(article.querySelector(":scope > .verdict strong")),
    lines: texts(article.querySelectorAll(".ruling__text p, .ruling__text tr, :scope > .note p")),
  };
}

function otherFaceOfPage(article) {
  const other = article.querySelector(".other");
  return {
    lang: OTHER[LANG],
    title: textOf(other.querySelector(".other__title")),
    verdict: textOf(other.querySelector(".verdict strong")),
    lines: texts(other.querySelectorAll("p:not(.other__title):not(.verdict), tr")),
  };
}

/** 《主规则书》 第 9 页 “Combat”；第 12 页（据他处转述）: how a place is known is said only where nobody read it there. */
function citeOfPage(cite) {
  const { bracketed } = WORDS[LANG];
  const copied = cite.cloneNode(true);
  for (const section of copied.querySelectorAll(".cite__section")) section.textContent = `“${section.textContent}”`;
  for (const read of copied.querySelectorAll(".basis--read")) read.remove();
  for (const basis of copied.querySelectorAll(".basis")) basis.textContent = bracketed(textOf(basis));
  return textOf(copied).replace(/\s*([；;（])\s*/g, LANG === "zh" ? "$1" : "$1 ").trim();
}

/** In: a result of the search with its card, and the labels that came with it. */
export function fromResult({ game, id, card }, labels) {
  return {
    game,
    id,
    faces: [LANG, OTHER[LANG]].map((lang) => ({
      lang,
      title: (card.question || card.title)[lang],
      verdict: card.verdict ? card.verdict[lang] : "",
      lines: ["answer", "definition", "text", "unclear", "reading", "note"].filter((field) => card[field]).map((field) => card[field][lang]),
    })),
    cites: card.cite[LANG].map((document) => citeLine(document, LANG, labels.basis)),
    scope: card.scope ? card.scope[LANG] : "",
    share: ROOT + card.share[LANG],
  };
}

function texts(nodes) {
  return Array.from(nodes, (node) => (node.matches("tr") ? lineOfRow(node) : textOf(node))).filter(Boolean);
}

/** A table's row on one line: its name, then its cells. */
function lineOfRow(row) {
  return Array.from(row.cells, textOf).filter(Boolean).join(" | ");
}
