// One analysis for both engines; mirrors scripts/tableside/search/analysis.py.
// tests/data/analysis_vectors.json proves the two equal.

export const HAN = "han";
export const WORD = "word";
export const NUMBER = "number";
export const GAME = "game:"; // begins the concept of a game
export const OTHER = "?"; // begins the id of a game that we do not have
export const CHARACTER = "+";
export const CONCEPT = "@";
export const DIGITS = "#";
export const INITIALS = "~";
export const TERM = "=";
export const ALIKE_MARK = "*";
export const NAME_COST = 3;
export const STOP_COST = 5;
const CHARACTER_COST = 10;

const DIGITS_ZH = new Map([["〇", 0], ["零", 0], ["一", 1], ["二", 2], ["两", 2], ["三", 3], ["四", 4], ["五", 5], ["六", 6], ["七", 7], ["八", 8], ["九", 9]]);
const UNITS_ZH = new Map([["十", 10], ["百", 100], ["千", 1000]]);

/** What is common to all games: the fold table and the small word lists, from common.json's `language`. */
export class Language {
  constructor(document) {
    const [from, to] = document.fold.map((text) => Array.from(text));
    this.fold = new Map(from.map((character, index) => [character, to[index]]));
    this.stop = new Set(document.stop);
    this.irregular = new Map(Object.entries(document.irregular));
    this.numbers = new Map(Object.entries(document.numbers));
    this.intents = new Map(Object.entries(document.intents));
  }
}

/** The words of the games searched, with their costs, and the names of their glossaries' terms. */
export class Lexicon {
  /**
   * In: the language; the source that knows word(text) → cost or undefined, name(key) → term ids or undefined, and
   * `longest`, the characters in its longest name, and `longestWord`, those in its longest word or name of Han characters alone.
   */
  constructor(language, source) {
    this.language = language;
    this.source = source;
    this.longest = source.longest;
    this.longestWord = source.longestWord;
    for (const word of language.stop) if (isHan(word)) this.longestWord = Math.max(this.longestWord, length(word));
  }

  /** Whether a text of two or more characters is a word of the vocabulary. */
  knows(word) {
    return length(word) > 1 && this.source.word(word) !== undefined;
  }

  cost(text) {
    if (this.source.name(text)) return NAME_COST;
    const cost = this.source.word(text);
    return cost === undefined && this.language.stop.has(text) ? STOP_COST : cost;
  }

  /** Cuts a run of Han characters into the cheapest words; of equals, the one whose last word is longest. */
  cut(text) {
    const run = Array.from(text);
    const best = [[0, 0]];
    for (let end = 1; end <= run.length; end += 1) {
      let choice = [best[end - 1][0] + CHARACTER_COST, end - 1];
      let word = run[end - 1];
      for (let start = end - 2; start >= Math.max(0, end - this.longestWord); start -= 1) {
        word = run[start] + word;
        const cost = this.cost(word);
        if (cost !== undefined && best[start][0] + cost <= choice[0]) choice = [best[start][0] + cost, start];
      }
      best.push(choice);
    }
    const words = [];
    for (let end = run.length; end > 0; end = best[end][1]) words.unshift(run.slice(best[end][1], end).join(""));
    return words;
  }

  /** The whole text as spans without overlap: names first (longest, from the left), the rest cut into words. */
  spans(found) {
    const spans = [];
    let position = 0;
    for (const name of this.namesIn(found)) {
      spans.push(...this.wordsBetween(found, position, name.first), name);
      position = name.last;
    }
    spans.push(...this.wordsBetween(found, position, found.length));
    return spans;
  }

  namesIn(found) {
    const wholeWords = new Set(this.wordsBetween(found, 0, found.length).map((span) => `${span.first} ${span.last}`));
    const names = [];
    let first = 0;
    while (first < found.length) {
      const span = this.nameAt(found, first, wholeWords);
      if (span) names.push(span);
      first = span ? span.last : first + 1;
    }
    return names;
  }

  nameAt(found, first, wholeWords) {
    let longest = null;
    const limit = Math.min(found.length, first + this.longest);
    let key = "";
    for (let last = first + 1; last <= limit; last += 1) {
      const end = found[last - 1];
      if (last - 1 > first && found[last - 2].kind === HAN && end.kind === HAN && !end.joined) break;
      key += keyPart(found, first, last - 1);
      if (length(key) > this.longest) break;
      const concepts = this.source.name(key);
      if (!concepts) continue;
      if (wholeWords.has(`${first} ${last}`) || !mustStandAlone(key, concepts)) longest = { first, last, text: key, concepts };
    }
    return longest;
  }

  wordsBetween(found, first, last) {
    const spans = [];
    for (const [start, end] of runs(found, first, last)) {
      if (found[start].kind !== HAN) {
        spans.push({ first: start, last: end, text: found[start].text, concepts: [] });
        continue;
      }
      let position = start;
      for (const word of this.cut(found.slice(start, end).map((unit) => unit.text).join(""))) {
        spans.push({ first: position, last: position + length(word), text: word, concepts: [] });
        position += length(word);
      }
    }
    return spans;
  }
}

/** Whether a name counts only as a whole word: 分 in 2 分 but not in 分配, another game's 围棋 but not in 周围棋子. */
function mustStandAlone(key, concepts) {
  const characters = Array.from(key);
  return characters.every(isHan) && (characters.length === 1 || concepts.every((concept) => concept.startsWith(GAME + OTHER)));
}

/** Characters, not code units: a rare Han character may take two of those. */
export function length(text) {
  return Array.from(text).length;
}

export function isHan(character) {
  const code = character.codePointAt(0);
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || (code >= 0x20000 && code <= 0x3134f) || code === 0x3007;
}

export function allHan(text) {
  return Array.from(text).every(isHan);
}

const remembered = new Map();

/** One character as it is matched: compatibility form, lower case, without marks, simplified; empty where it is invisible. */
export function foldCharacter(character, language) {
  if (character < "\x80") return character.toLowerCase();
  let plain = remembered.get(character);
  if (plain === undefined) {
    plain = Array.from(character.normalize("NFKD").toLowerCase()).filter((c) => !invisible(c)).join("");
    remembered.set(character, plain);
  }
  return Array.from(plain, (c) => language.fold.get(c) || c).join("");
}

function invisible(character) {
  const code = character.codePointAt(0);
  return (code >= 0x300 && code <= 0x36f) || (code >= 0x200b && code <= 0x200f) || code === 0xad || code === 0x2060 || code === 0xfeff
    || (code >= 0xfe00 && code <= 0xfe0f);
}

/** A text's units in order: {kind, text, start, end, joined}, start and end in code units of the original. */
export function units(text, language) {
  const found = [];
  let letters = [];
  let joined = false;
  let index = 0;
  for (const character of text) {
    const next = index + character.length;
    for (const folded of foldCharacter(character, language)) {
      if ((folded >= "a" && folded <= "z") || (folded >= "0" && folded <= "9") || (letters.length && "'’.".includes(folded))) {
        letters.push([folded, index, next]);
        continue;
      }
      if (letters.length) {
        found.push(...latinUnits(letters, joined, language));
        joined = letters[letters.length - 1][0] !== ".";
        letters = [];
      }
      if (isHan(folded)) found.push({ kind: HAN, text: folded, start: index, end: next, joined });
      joined = isHan(folded);
    }
    index = next;
  }
  found.push(...latinUnits(letters, joined, language));
  return found;
}

/** Words and numbers in a run of Latin letters, digits, apostrophes and full stops: 37.2, n'orr, 10vp as 10 and vp. */
function latinUnits(letters, joined, language) {
  const found = [];
  let position = 0;
  let touching = joined;
  while (position < letters.length) {
    const character = letters[position][0];
    let end = position + 1;
    if ("'’.".includes(character)) {
      position = end;
      continue;
    }
    const digits = character <= "9";
    while (end < letters.length && belongs(letters, end, digits)) end += 1;
    const written = letters.slice(position, end).map((l) => l[0]).filter((c) => c !== "'" && c !== "’").join("");
    const [kind, text] = digits ? [NUMBER, plainNumber(written)] : word(written, language);
    found.push({ kind, text, start: letters[position][1], end: letters[end - 1][2], joined: touching });
    position = end;
    touching = true;
  }
  return found;
}

function belongs(letters, at, digits) {
  const character = letters[at][0];
  const following = at + 1 < letters.length ? letters[at + 1][0] : " ";
  if (digits) return (character >= "0" && character <= "9") || (character === "." && following >= "0" && following <= "9");
  if (character === "'" || character === "’") return following >= "a" && following <= "z";
  return character !== ".";
}

function plainNumber(digits) {
  return digits.includes(".") ? digits : digits.replace(/^0+/, "") || "0";
}

function word(written, language) {
  return language.numbers.has(written) ? [NUMBER, String(language.numbers.get(written))] : [WORD, stem(written, language)];
}

/** A light English stem: plural, -ed, -ing, doubled consonant, final e, y as i. Irregular forms by table. */
export function stem(written, language) {
  let text = language.irregular.get(written) || written;
  if (text.length > 3 && text.endsWith("s") && !/(ss|us|is)$/.test(text)) text = singular(text);
  for (const ending of ["ing", "ed"]) {
    if (text.endsWith(ending) && text.length > ending.length + 2 && /[aeiouy]/.test(text.slice(0, -ending.length))) {
      text = text.slice(0, -ending.length);
      if (text.length > 2 && text[text.length - 1] === text[text.length - 2] && !"aeiousl".includes(text[text.length - 1])) text = text.slice(0, -1);
      break;
    }
  }
  if (text.length > 3 && text.endsWith("e")) text = text.slice(0, -1);
  if (text.length > 2 && text.endsWith("y")) text = `${text.slice(0, -1)}i`;
  return text;
}

function singular(text) {
  if (text.endsWith("ies") && text.length > 4) return `${text.slice(0, -3)}y`;
  return text.slice(0, /(xes|ches|shes|sses|zes)$/.test(text) ? -2 : -1);
}

/** Runs of neighbouring Han characters as [first, last); every other unit is a run of its own. */
export function runs(found, first, last) {
  const spans = [];
  for (let index = first; index < last; index += 1) {
    const joins = index > first && found[index].joined && found[index].kind === HAN && found[index - 1].kind === HAN;
    if (joins) spans[spans.length - 1][1] = index + 1;
    else spans.push([index, index + 1]);
  }
  return spans;
}

/** Units as one string, to look names up: Han characters joined, a blank between two other units. */
export function nameKey(found) {
  return found.map((_, index) => keyPart(found, 0, index)).join("");
}

/** What a unit adds to the key of a name that begins with the unit `first`. */
export function keyPart(found, first, index) {
  const unit = found[index];
  return index > first && unit.kind !== HAN && found[index - 1].kind !== HAN ? ` ${unit.text}` : unit.text;
}

/** Names as written with ids ([[name, ids], …]), as a Map from keys of names to ids. */
export function keyed(names, language) {
  const result = new Map();
  for (const [name, ids] of names) {
    const key = nameKey(units(name, language));
    if (key) result.set(key, Array.from(new Set([...(result.get(key) || []), ...ids])).sort());
  }
  return result;
}

/** Two neighbouring Han characters, with the index of the first: [index, text]. */
export function bigrams(found) {
  const pairs = [];
  for (const [start, end] of runs(found, 0, found.length)) {
    if (found[start].kind !== HAN) continue;
    for (let index = start; index < end - 1; index += 1) pairs.push([index, found[index].text + found[index + 1].text]);
  }
  return pairs;
}

/** Numbers as [first, last, digits]: 3, 三 and three alike, 十五 as 15, 一二三 one by one. */
export function numbers(found) {
  const result = [];
  let index = 0;
  while (index < found.length) {
    if (found[index].kind === NUMBER) {
      result.push([index, index + 1, found[index].text]);
      index += 1;
      continue;
    }
    let end = index;
    while (end < found.length && found[end].kind === HAN && isNumeral(found[end].text) && (end === index || found[end].joined)) end += 1;
    if (end > index) result.push(...hanNumbers(found, index, end));
    index = Math.max(end, index + 1);
  }
  return result;
}

function isNumeral(character) {
  return DIGITS_ZH.has(character) || UNITS_ZH.has(character);
}

function hanNumbers(found, first, last) {
  const value = hanValue(found.slice(first, last).map((unit) => unit.text));
  if (value !== null) return [[first, last, String(value)]];
  const single = [];
  for (let i = first; i < last; i += 1) if (DIGITS_ZH.has(found[i].text)) single.push([i, i + 1, String(DIGITS_ZH.get(found[i].text))]);
  return single;
}

/** The value of 十五, 二十, 一百零五; null for what is no single number, such as 一二三. */
function hanValue(numeral) {
  let total = 0;
  let digit = null;
  let smallest = 10000;
  for (const character of numeral) {
    if (DIGITS_ZH.has(character)) {
      if (digit) return null;
      digit = DIGITS_ZH.get(character);
      continue;
    }
    const unit = UNITS_ZH.get(character);
    if (unit >= smallest) return null;
    total += (digit === null ? 1 : digit) * unit;
    digit = null;
    smallest = unit;
  }
  return total + (digit || 0);
}

/** Everything a document's text is found by, as the Python builder indexes it; used to prove the analyses equal. */
export function tokens(text, lexicon) {
  const found = units(text, lexicon.language);
  const result = found.filter((unit) => unit.kind !== NUMBER).map((unit) => (unit.kind === HAN ? CHARACTER : "") + unit.text);
  for (const [, pair] of bigrams(found)) result.push(pair);
  for (const [, , value] of numbers(found)) result.push(DIGITS + value);
  for (const span of lexicon.spans(found)) {
    for (const concept of span.concepts) result.push(CONCEPT + concept);
    if (!span.concepts.length && span.last - span.first > 2) result.push(span.text);
  }
  return result;
}
