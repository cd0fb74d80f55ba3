// A result as an answer card. Data only ever becomes text nodes and <mark> elements.

import { acts } from "../js/acts.js";
import { element } from "../js/dom.js";
import { bothShown } from "../js/languages.js";
import { fromResult } from "../js/ruling.js";
import { reason } from "../js/table_marks.js";
import { reasons } from "../js/table_profile.js";
import { tableOf } from "../js/table_store.js";
import { WORDS } from "./words.js";

const TONE_SIGN = { yes: "✓", no: "✕", depends: "◐", info: "●" };
const STATUS_SHOWN = ["unverified", "conflict", "open"];

/** In: a result of `find`, its game's names, the labels, the page's language, the site's root. Out: <article>. */
export function card(result, game, labels, lang, root) {
  const article = element("article", { class: "ts-answer", "data-entry": `${result.game}/${result.id}` });
  article.append(...inLanguage(result, game, labels, lang, root));
  if (!result.applies) {
    article.classList.add("ts-answer--elsewhere");
    article.querySelector("h3").after(reason(reasons({ ...result.holds, edition: "" }, tableOf(result.game)), result.game));
  }
  article.append(foot(result, game, labels, lang, root));
  return article;
}

function inLanguage(result, game, labels, lang, root) {
  const words = WORDS[lang];
  const shown = result.card;
  const title = shown.question ? "question" : "title";
  const link = element("a", { class: "ts-answer__link", href: root + shown.url[lang], lang: htmlLang(lang) }, ...marked(result, title, lang));
  const parts = [tags(result, game, labels, lang), element("h3", { class: "ts-answer__title" }, link)];
  if (shown.verdict) parts.push(verdict(shown.verdict, lang));
  parts.push(...body(result, lang, words), ...facts(shown, labels, lang, words));
  return parts;
}

function tags(result, game, labels, lang) {
  const { kind, status } = result.card;
  const line = element("p", { class: "ts-answer__tags" }, element("span", { class: "ts-answer__game" }, game[lang]), element("span", {}, labels.kind[kind][lang]));
  if (STATUS_SHOWN.includes(status) && !(kind === "open" && status === "open")) {
    line.append(element("span", { class: `ts-answer__status ts-answer__status--${status}` }, labels.status[status][lang]));
  }
  return line;
}

function verdict({ tone, zh, en }, lang) {
  const sign = element("span", { class: "ts-verdict__sign", "aria-hidden": "true" }, TONE_SIGN[tone]);
  return element("p", { class: `ts-verdict ts-verdict--${tone}`, lang: htmlLang(lang) }, sign, lang === "en" ? en : zh);
}

function body(result, lang, words) {
  const parts = [];
  for (const field of ["answer", "text"]) {
    if (result.card[field]) parts.push(element("p", { class: "ts-answer__text", lang: htmlLang(lang) }, ...marked(result, field, lang)));
  }
  for (const field of ["unclear", "reading", "note"]) {
    if (!result.card[field]) continue;
    const label = element("b", {}, `${words[field]}${lang === "zh" ? "：" : ": "}`);
    parts.push(element("p", { class: `ts-answer__aside ts-answer__aside--${field}`, lang: htmlLang(lang) }, label, ...marked(result, field, lang)));
  }
  return parts;
}

function facts(shown, labels, lang, words) {
  const colon = lang === "zh" ? "：" : ": ";
  const lines = [];
  if (shown.cite.length) {
    const cited = shown.cite.map((c) => (c.basis === "read" ? c[lang] : `${c[lang]}${bracketed(labels.basis[c.basis][lang], lang)}`));
    lines.push(element("p", { class: "ts-answer__fact" }, `${words.cite}${colon}${cited.join(lang === "zh" ? "；" : "; ")}`));
  }
  if (shown.scope) lines.push(element("p", { class: "ts-answer__fact" }, `${words.scope}${colon}${shown.scope[lang]}`));
  return lines;
}

function bracketed(text, lang) {
  return lang === "zh" ? `（${text}）` : ` (${text})`;
}

/** What can be done with the answer, and the button that shows it in the other language, below. */
function foot(result, game, labels, lang, root) {
  const other = lang === "zh" ? "en" : "zh";
  const words = WORDS[lang];
  const button = element("button", { type: "button", class: "ts-answer__other", "aria-expanded": "false", lang: htmlLang(other) }, words.otherLanguage);
  const place = element("div", { class: "ts-answer__second", hidden: "" });
  const show = () => {
    if (!place.childNodes.length) place.append(...inLanguage(result, game, labels, other, root));
    place.hidden = !place.hidden;
    button.setAttribute("aria-expanded", String(!place.hidden));
    button.textContent = place.hidden ? words.otherLanguage : words.hideOtherLanguage;
  };
  button.addEventListener("click", show);
  if (bothShown()) show();
  const row = acts(() => fromResult(result, labels));
  row.append(button);
  return element("div", { class: "ts-answer__foot" }, row, place);
}

/** A field's text with what matched in <mark>. */
function marked(result, field, lang) {
  const text = result.card[field][lang];
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
