// Keeps together what the end of a line must not tear apart; mirrors scripts/tableside/pages/typography.py. Lengths never change.

const NO_BREAK = "\u00a0";
const LONGEST_NAME = 12;
const SPACES = {
  zh: /(\d|[\u7b2c\u5171\u6bcf]) (?=[\u3400-\u9fff\d])/g,
  en: /(\d|\d,(?= \d)|\bpp?\.|\bNo\.|[Pp]age|[Rr]ound) (?=[A-Za-z\d])/g,
};
const LATIN_NAME = /[A-Za-z][A-Za-z0-9'’-]*(?: [A-Za-z][A-Za-z0-9'’-]*)+/g;

/** A text of a language with no-break spaces: between numbers and what they count and, in Chinese, inside short Latin names. */
export function keptTogether(text, lang) {
  const kept = text.replace(SPACES[lang], `$1${NO_BREAK}`).replace(/ · /g, `${NO_BREAK}· `);
  if (lang !== "zh") return kept;
  return kept.replace(LATIN_NAME, (name) => (name.length <= LONGEST_NAME ? name.split(" ").join(NO_BREAK) : name));
}
