// A question as groups of tokens; mirrors scripts/tableside/search/query.py.

import { ALIKE_MARK, CHARACTER, CONCEPT, DIGITS, GAME, HAN, NUMBER, bigrams, numbers, units } from "./analyse.js";

const CHARACTERS_ONLY = 0.4;
const LOOSE_CHARACTERS = 0.45;
const STOP_FACTOR = 0.2;
const CHARACTER_FACTOR = 0.7;
const ALIKE_WORTH = 0.9;

/** In: what was typed; the lexicon of the games searched. Out: {groups, links, intents}. */
export function read(question, lexicon) {
  const found = units(question, lexicon.language);
  const spans = looseJoined(lexicon.spans(found), found, lexicon);
  const values = new Map(numbers(found).map(([first, last, value]) => [`${first} ${last}`, value]));
  let groups = firstOfEach(spans).map((span) => group(found, span, values, lexicon));
  const inside = new Set();
  for (const span of spans) for (let index = span.first; index < span.last - 1; index += 1) inside.add(index);
  const between = bigrams(found).filter(([index]) => !inside.has(index));
  if (groups.every((g) => g.stop)) { // 在吗 asks nothing, but 也可以在 may be a fragment of a text: then its order counts too
    groups = groups.map((g) => ({ ...g, factor: 1, stop: false }));
    for (const [index, pair] of between) groups.push(wholeGroup(pair, found[index].start, found[index + 1].end));
  }
  const intents = new Set(groups.map((g) => lexicon.language.intents.get(g.text)).filter(Boolean));
  return { groups, links: between.map(([, pair]) => pair), intents: Array.from(intents) };
}

/** What is said twice is asked for once. */
function firstOfEach(spans) {
  return spans.filter(({ text }, at) => spans.findIndex((span) => span.text === text) === at);
}

function wholeGroup(text, start, end) {
  return { text, alternatives: [alternative([text])], factor: 1, start, end, concepts: [], games: [], stop: false };
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
  if (span.concepts.length || lexicon.knows(span.text)) return false;
  for (let i = span.first; i < span.last; i += 1) {
    if (!isLoose({ first: i, last: i + 1, text: found[i].text, concepts: [] }, found, lexicon)) return false;
  }
  return true;
}

function group(found, span, values, lexicon) {
  const own = found.slice(span.first, span.last);
  const games = span.concepts.filter((c) => c.startsWith(GAME)).map((c) => c.slice(GAME.length));
  const alike = span.concepts.filter((c) => c.startsWith(ALIKE_MARK));
  const concepts = span.concepts.filter((c) => !c.startsWith(GAME) && !c.startsWith(ALIKE_MARK));
  const stop = !span.concepts.length && lexicon.language.stop.has(span.text);
  const single = !concepts.length && own.length === 1 && own[0].kind === HAN;
  const counted = own.length === 2 && lexicon.language.stop.has(own[1].text) ? values.get(`${span.first} ${span.first + 1}`) : undefined;
  const number = values.get(`${span.first} ${span.last}`) || counted;
  let factor = single && !number ? CHARACTER_FACTOR : 1;
  if (stop && !number) factor = STOP_FACTOR;
  const alternatives = concepts.map((c) => alternative([CONCEPT + c]));
  if (number) alternatives.push(alternative([DIGITS + number]));
  alternatives.push(...surface(own, span.text, span.concepts.length || lexicon.knows(span.text) ? CHARACTERS_ONLY : LOOSE_CHARACTERS));
  alternatives.push(...alike.map((c) => alternative([CONCEPT + c], ALIKE_WORTH)));
  return { text: span.text, alternatives, factor, start: own[0].start, end: own[own.length - 1].end, concepts, games, stop };
}

function alternative(tokens, worth = 1, lastResort = false) {
  return { tokens, worth, lastResort };
}

/** The written form: the word itself, its bigrams, at worst its characters. */
function surface(own, text, charactersWorth) {
  if (own.length === 1) return own[0].kind === NUMBER ? [] : [alternative([token(own[0])])];
  const alternatives = [alternative(written(own))];
  if (own.every((unit) => unit.kind === HAN)) {
    if (own.length > 2) alternatives.unshift(alternative([text]));
    alternatives.push(alternative(own.map(token), charactersWorth, true));
  }
  return alternatives;
}

/** Bigrams where Han characters stand together, else the units themselves. */
function written(own) {
  const pairs = bigrams(own);
  const paired = new Set();
  for (const [index] of pairs) paired.add(index).add(index + 1);
  const rest = own.filter((_, index) => !paired.has(index));
  return [...pairs.map(([, pair]) => pair), ...rest.map(token)];
}

function token({ kind, text }) {
  if (kind === HAN) return CHARACTER + text;
  return kind === NUMBER ? DIGITS + text : text;
}
