// The documents a ruling cites, as a search result brings them:
// {source, name, places: [[basis, [[where, heading, …], …], why?], …]}; the look is that of the pages (templates/parts.html).

import { element } from "./dom.js";

const MARKS = { zh: { semicolon: "；", comma: "，", bracketed: (text) => `（${text}）` }, en: { semicolon: "; ", comma: ", ", bracketed: (text) => ` (${text})` } };

/** A document in one line, for plain text; mirrors wording.cited_line. In: the document, the language, how places are known in words. */
export function citeLine({ name, places }, lang, basis) {
  const { semicolon, comma, bracketed } = MARKS[lang];
  const said = places.map(([how, at]) => {
    const listed = at.map(([where, ...sections]) => [where, ...sections.map((s) => `“${s}”`)].filter(Boolean).join(comma)).join(semicolon);
    return how === "read" ? listed : `${listed}${bracketed(basis[how][lang])}`.trim();
  }).filter(Boolean).join(semicolon);
  if (!said) return name;
  if (lang === "en") return `${name}, ${said}`;
  return /[）》]$/.test(name) ? name + said : `${name} ${said}`;
}

/** The documents as a list: name, places, how they are known and why they are not confirmed. */
export function citeList(documents, label, lang, basis) {
  return element("ul", { class: "cites", "aria-label": label }, ...documents.map((document) => citeItem(document, lang, basis)));
}

function citeItem({ name, places }, lang, basis) {
  const item = element("li", { class: "cite" }, element("span", { class: "cite__source" }, name));
  for (const [how, at, why] of places) {
    at.forEach((place, index) => item.append(" ", citePlace(place, index < at.length - 1 ? MARKS[lang].semicolon.trim() : "")));
    item.append(" ", element("span", { class: `basis basis--${how}` }, basis[how][lang]));
    if (why) item.append(" ", element("span", { class: "cite__why" }, why));
  }
  return item;
}

function citePlace([where, ...sections], after) {
  const place = element("span", { class: "cite__place" });
  if (where) place.append(element("span", { class: "cite__where" }, where));
  for (const section of sections) place.append(place.childNodes.length ? " " : "", element("q", { class: "cite__section" }, section));
  place.append(after);
  return place;
}
