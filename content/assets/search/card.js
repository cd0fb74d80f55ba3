// A result as an answer card: the same pieces, in the same order and look, as an entry on its page (templates/card.html).
// Data only ever becomes text nodes and <mark> elements.

import { acts } from "../js/acts.js";
import { citeList } from "../js/cites.js";
import { element } from "../js/dom.js";
import { bothShown } from "../js/languages.js";
import { fromResult } from "../js/ruling.js";
import { reason } from "../js/table_marks.js";
import { reasons } from "../js/table_profile.js";
import { tableOf } from "../js/table_store.js";
import { toneShape } from "../js/tone.js";
import { keptTogether } from "../js/typography.js";
import { WORDS } from "./words.js";

const SECOND_TAP_MS = 250; // the second of two taps selects a word
const FIELDS = { open: ["text", "unclear", "reading"], other: ["answer", "definition", "text"] };

/** In: a result of `find`, its game's names, the labels, the page's language, the site's root. Out: <article>. */
export function card(result, game, labels, lang, root) {
  const { card: shown, applies } = result;
  const other = otherLanguage(result, lang);
  const box = element("div", { class: `ruling ruling--${shown.kind}` }, head(result, game, labels, lang, root), ...said(result, lang));
  if (bothShown()) box.append(other);
  if (shown.note) box.append(element("div", { class: "note" }, paragraph(result, "note", lang)));
  if (shown.cite[lang].length) box.append(citeList(shown.cite[lang], WORDS[lang].cite, lang, labels.basis));
  if (shown.tables) box.append(tablesLine(shown.tables, lang, root));
  if (shown.scope) box.append(element("p", { class: "scope" }, element("span", { class: "label" }, WORDS[lang].scope), " ", keptTogether(shown.scope[lang], lang)));
  box.append(foot(result, labels, lang, other));
  const article = element("article", { class: "ts-answer", "data-entry": `${result.game}/${result.id}`, "data-game": result.game }, box);
  box.addEventListener("click", (event) => openRuling(event, box));
  if (!applies) {
    article.classList.add("ts-answer--elsewhere");
    box.classList.add("ruling--elsewhere");
    box.firstChild.append(reason(reasons({ ...result.holds, edition: "" }, tableOf(result.game)), result.game));
  }
  return article;
}

function head(result, game, labels, lang, root) {
  const { kind, status, url } = result.card;
  const tags = element("p", { class: "ts-answer__tags" }, element("b", {}, game[lang]), " ", element("span", {}, labels.kind[kind][lang]));
  if (status !== "settled" && !(kind === "open" && status === "open")) {
    tags.append(" ", element("span", { class: `badge badge--${status}` }, labels.status[status][lang]));
  }
  const link = element("a", { class: "ts-answer__link", href: root + url[lang] }, ...marked(result, titleField(result), lang));
  return element("header", { class: "ruling__head" }, tags, element("h3", { class: "ruling__title" }, link));
}

/** The tables that repeat what the ruling says. */
function tablesLine(tables, lang, root) {
  const links = tables.map(({ title, url }) => element("a", { href: root + url[lang] }, title[lang]));
  return element("p", { class: "links" }, element("span", { class: "label" }, WORDS[lang].table), ...links);
}

/** A tap anywhere on a card follows its title, but for what does something of its own, and for text being selected. */
function openRuling(event, box) {
  if (event.defaultPrevented || event.target.closest("a, button, summary, textarea") || event.detail > 1 || String(getSelection())) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey });
  setTimeout(() => { if (!String(getSelection())) box.querySelector(".ts-answer__link").dispatchEvent(click); }, SECOND_TAP_MS);
}

/** The other language behind a fold, and what can be done with the answer. */
function foot(result, labels, lang, other) {
  const summary = element("summary", { lang: other.lang }, WORDS[lang].otherLanguage);
  const fold = bothShown() ? [] : [element("details", { class: "more more--other" }, summary, other)];
  const row = element("div", { class: "ruling__acts" }, acts(() => fromResult(result, labels)));
  return element("div", { class: "ruling__more" }, ...fold, row);
}

function titleField(result) {
  return result.card.question ? "question" : "title";
}

/** The verdict and the text. */
function said(result, lang) {
  const { verdict, kind } = result.card;
  const fields = kind === "open" ? FIELDS.open : FIELDS.other;
  const text = element("div", { class: "ruling__text" });
  for (const field of fields.filter((name) => result.card[name])) text.append(...part(result, field, kind, lang));
  return verdict ? [verdictLine(verdict, lang), text] : [text];
}

function part(result, field, kind, lang) {
  const lines = [paragraph(result, field, lang)];
  if (kind === "open") lines.unshift(element("p", { class: "part" }, WORDS[lang][field]));
  return field === "reading" ? [element("div", { class: "reading" }, ...lines)] : lines;
}

function paragraph(result, field, lang) {
  return element("p", {}, ...marked(result, field, lang));
}

function verdictLine({ tone, ...text }, lang) {
  return element("p", { class: `verdict verdict--${tone}` }, toneShape(tone), " ", element("strong", {}, keptTogether(text[lang], lang)));
}

/** The same in the other language. */
function otherLanguage(result, lang) {
  const other = lang === "zh" ? "en" : "zh";
  const title = element("p", { class: "other__title" }, ...marked(result, titleField(result), other));
  const parts = [title, ...said(result, other)];
  if (result.card.note) parts.push(paragraph(result, "note", other));
  return element("div", { class: "other ts-answer__second", lang: htmlLang(other) }, ...parts);
}

/** A field's text with what matched in <mark>. */
function marked(result, field, lang) {
  const text = keptTogether(result.card[field][lang], lang);
  const ranges = (result.marks[field] || {})[lang] || [];
  const nodes = [];
  let position = 0;
  for (const [start, end] of ranges) {
    if (start > position) nodes.push(text.slice(position, start));
    nodes.push(element("mark", {}, text.slice(start, end)));
    position = end;
  }
  if (position < text.length) nodes.push(text.slice(position));
  return nodes;
}

function htmlLang(lang) {
  return lang === "zh" ? "zh-Hans" : "en";
}
