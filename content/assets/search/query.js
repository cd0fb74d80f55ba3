// A question as groups of tokens; mirrors scripts/tableside/search/query.py.

import { CONCEPT, DIGITS, HAN, INITIALS, NUMBER, WORD, bigrams, foldCharacter, numbers, units } from "./analyse.js";

export const GAME = "game:";
const CHARACTERS_ONLY = 0.4;
const LOOSE_CHARACTERS = 0.45;
const STOP_FACTOR = 0.12;
const CHARACTER_FACTOR = 0.5;
const INITIALS_SHORTEST = 2;
const INITIALS_LONGEST = 8;

/** In: what was typed; the game's lexicon; its initials of names (Map). Out: {groups, links}. */
export function read(question, lexicon, initials) {
  const found = units(question, lexicon.language);
  const spans = looseJoined(lexicon.spans(found), found, lexicon);
  const values = new Map(numbers(found).map(([first, last, value]) => [`${first} ${last}`, value]));
  let groups = spans.map((span) => group(question, found, span, values, lexicon, initials));
  if (groups.every((g) => g.stop)) groups = groups.map((g) => ({ ...g, factor: 1, stop: false }));
  const inside = new Set();
  for (const span of spans) for (let index = span.first; index < span.last - 1; index += 1) inside.add(index);
  const links = bigrams(found).filter(([index]) => !inside.has(index)).map(([, pair]) => pair);
  return { groups, links };
}

/** Neighbouring single characters that are no words of their own, as one span: 打劫, where the vocabulary lacks it. */
function looseJoined(spans, found, lexicon) {
  const joined = [];
  for (const span of spans) {
    const before = joined[joined.length - 1];
    if (before && isLoose(span, found, lexicon) && found[span.first].joined && isLooseRun(before, found, lexicon)) {
      joined[joined.length - 1] = { first: before.first, last: span.last, text: before.text + span.text, concepts: [] };
    } else joined.push(span);
  }
  return joined;
}

function isLoose(span, found, lexicon) {
  return span.last - span.first === 1 && found[span.first].kind === HAN && !span.concepts.length && !lexicon.language.stop.has(span.text);
}

/** Whether a span is a loose character or was joined from such (no word of the vocabulary). */
function isLooseRun(span, found, lexicon) {
  if (span.concepts.length || lexicon.words.has(span.text)) return false;
  for (let i = span.first; i < span.last; i += 1) {
    if (!isLoose({ first: i, last: i + 1, text: found[i].text, concepts: [] }, found, lexicon)) return false;
  }
  return true;
}

function group(question, found, span, values, lexicon, initials) {
  const own = found.slice(span.first, span.last);
  const games = span.concepts.filter((c) => c.startsWith(GAME)).map((c) => c.slice(GAME.length));
  const concepts = span.concepts.filter((c) => !c.startsWith(GAME));
  const start = own[0].start;
  const end = own[own.length - 1].end;
  const value = values.get(`${span.first} ${span.last}`);
  const stop = !span.concepts.length && lexicon.language.stop.has(span.text);
  const single = !concepts.length && own.length === 1 && own[0].kind === HAN;
  const raw = Array.from(question.slice(start, end), (c) => foldCharacter(c, lexicon.language)).join("");
  const alternatives = concepts.map((c) => alternative([CONCEPT + c]));
  if (value !== undefined) alternatives.push(alternative([DIGITS + value]));
  alternatives.push(...surface(own, span.text, span.concepts.length || lexicon.words.has(span.text) ? CHARACTERS_ONLY : LOOSE_CHARACTERS));
  if (own.length === 1 && own[0].kind === WORD && raw.length >= INITIALS_SHORTEST && raw.length <= INITIALS_LONGEST) {
    alternatives.push(alternative([INITIALS + raw]), ...(initials.get(raw) || []).map((c) => alternative([CONCEPT + c])));
  }
  const factor = stop ? STOP_FACTOR : single && value === undefined ? CHARACTER_FACTOR : 1;
  return { text: span.text, alternatives, factor, start, end, concepts, games, stop };
}

function alternative(tokens, worth = 1) {
  return { tokens, worth };
}

/** The written form: the word itself, its bigrams, at worst its characters. */
function surface(own, text, charactersWorth) {
  if (own.length === 1) return own[0].kind === NUMBER ? [] : [alternative([own[0].text])];
  const alternatives = [alternative(written(own))];
  if (own.every((unit) => unit.kind === HAN)) {
    if (own.length > 2) alternatives.unshift(alternative([text]));
    alternatives.push(alternative(own.map((unit) => unit.text), charactersWorth));
  }
  return alternatives;
}

/** Bigrams where Han characters stand together, else the units themselves. */
function written(own) {
  const pairs = bigrams(own);
  const paired = new Set();
  for (const [index] of pairs) paired.add(index).add(index + 1);
  const rest = own.filter((_, index) => !paired.has(index));
  return [...pairs.map(([, pair]) => pair), ...rest.map((unit) => (unit.kind === NUMBER ? DIGITS + unit.text : unit.text))];
}
