// Which parts of a text answer to a question: the words, names, numbers and Han fragments that matched.

import { CONCEPT, DIGITS, HAN, NUMBER, WORD, bigrams, numbers, units } from "./analyse.js";

/** The tokens worth marking: everything the question asks for, its grammar left out. */
export function tokensToMark(query) {
  const wanted = new Set(query.links);
  for (const group of query.groups) {
    if (group.stop) continue;
    for (const { tokens, worth } of group.alternatives) if (worth === 1) for (const token of tokens) wanted.add(token);
  }
  return wanted;
}

/** In: a text, tokens to mark, the game's lexicon. Out: [[start, end], …] in code units, in order, without overlap. */
export function marks(text, wanted, lexicon) {
  const found = units(text, lexicon.language);
  const marked = new Array(found.length).fill(false);
  const mark = (first, last) => marked.fill(true, first, last);
  for (const span of lexicon.spans(found)) if (span.concepts.some((c) => wanted.has(CONCEPT + c))) mark(span.first, span.last);
  for (const [first, last, value] of numbers(found)) if (wanted.has(DIGITS + value)) mark(first, last);
  for (const [index, pair] of bigrams(found)) if (wanted.has(pair)) mark(index, index + 2);
  found.forEach((unit, index) => {
    if ((unit.kind === WORD || unit.kind === HAN) && wanted.has(unit.text)) mark(index, index + 1);
  });
  return ranges(found, marked);
}

function ranges(found, marked) {
  const result = [];
  found.forEach((unit, index) => {
    if (!marked[index]) return;
    const continues = index > 0 && marked[index - 1] && (unit.joined || bothLatin(found[index - 1], unit));
    if (continues) result[result.length - 1][1] = unit.end;
    else result.push([unit.start, unit.end]);
  });
  return result;
}

function bothLatin(before, unit) {
  return before.kind !== HAN && unit.kind !== HAN && before.kind !== NUMBER && unit.start - before.end === 1;
}
