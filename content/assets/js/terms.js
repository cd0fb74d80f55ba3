// Glossary terms in the texts of a page: marked at their first mention in an entry, explained on tap and on keyboard focus.
// A mark is a link to the glossary, so that it leads somewhere whatever happens.

import { Definition } from "./definition.js";
import { element, textOf } from "./dom.js";
import { GAME, LANG } from "./place.js";
import { findTerms } from "./term_finder.js";

const AHEAD = "600px";
const HAN = /[\u3400-\u9fff]/;

export function setUpTerms() {
  const articles = document.querySelectorAll("article.ruling");
  if (!GAME || !articles.length) return;
  const definition = new Definition();
  const watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      markTerms(target, definition);
    }
  }, { rootMargin: AHEAD });
  for (const article of articles) watch.observe(article);
}

/** Marks the terms that an entry card lists, each at its first mention in the text. */
function markTerms(article, definition) {
  const listed = Array.from(article.querySelectorAll(".pairs li"), (line) => {
    const link = line.querySelector("a");
    return { name: textOf(link), partner: textOf(line.querySelector("span")), href: link.href };
  });
  let left = listed.map((term) => [term.name, term]);
  for (const paragraph of article.querySelectorAll(":scope > .ruling__text p:not(.part)")) {
    for (const node of Array.from(paragraph.childNodes)) {
      if (node.nodeType !== Node.TEXT_NODE || !left.length) continue;
      const found = findTerms(node.data, left, LANG).filter(([start, end]) => standsOut(node.data, start, end));
      if (found.length) node.replaceWith(...pieces(node.data, found, definition));
      const marked = found.map(([, , term]) => term);
      left = left.filter(([, term]) => !marked.includes(term));
    }
  }
}

/** Whether a term is no mere part of a word: a single Han character between others is taken for one; mirrors pages/views.py. */
function standsOut(text, start, end) {
  const around = text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1);
  return end - start > 1 || !HAN.test(text.slice(start, end)) || !HAN.test(around);
}

function pieces(text, found, definition) {
  const nodes = [];
  let position = 0;
  for (const [start, end, term] of found) {
    if (start > position) nodes.push(text.slice(position, start));
    const next = start === position && nodes.length > 0;
    const mark = element("a", { class: next ? "ts-term ts-term--next" : "ts-term", href: term.href, "aria-expanded": "false", "aria-haspopup": "dialog" }, text.slice(start, end));
    definition.attach(mark, term);
    nodes.push(mark);
    position = end;
  }
  if (position < text.length) nodes.push(text.slice(position));
  return nodes;
}
