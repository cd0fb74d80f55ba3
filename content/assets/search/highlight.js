// Which parts of a text answer to a question: the words, names, numbers and Han fragments that matched.

import { CHARACTER, DIGITS, HAN, NUMBER, WORD, bigrams, keyPart, numbers, units } from "./analyse.js";

/**
 * What is worth marking: the tokens the question asks for, its grammar left out, and the faces of its terms. A single character that names
 * nothing (放, 来) stands in too many places to be told from noise: beside words it is marked only where it stands next to one, as it was asked.
 */
export function wantedMarks(query, index) {
  const tokens = new Set();
  const faces = new Map();
  const asked = query.groups.filter((group) => !group.stop);
  const words = asked.filter((group) => !isCharacter(group));
  for (const group of words.length ? words : asked) {
    for (const alternative of group.alternatives) {
      if (alternative.lastResort) continue;
      for (const token of alternative.tokens) {
        tokens.add(token);
        for (const [name, longer] of index.faces(token)) faces.set(name, longer);
      }
    }
  }
  const longest = Array.from(faces.keys()).reduce((most, name) => Math.max(most, name.length), 0);
  return { tokens, faces, longest, links: new Set(query.links), characters: new Set(asked.filter(isCharacter).map((group) => group.text)) };
}

function isCharacter({ text, concepts, alternatives }) {
  return !concepts.length && alternatives.some(({ tokens: [token] }) => token === CHARACTER + text);
}

/** In: a text, what is wanted, the language. Out: [[start, end], …] in code units, in order, without overlap. */
export function marks(text, { tokens, faces, longest, links, characters }, language) {
  const found = units(text, language);
  const marked = new Array(found.length).fill(false);
  const mark = (first, last) => marked.fill(true, first, last);
  for (let first = 0; first < found.length; first += 1) {
    let key = "";
    for (let last = first + 1; last <= found.length; last += 1) {
      key += keyPart(found, first, last - 1);
      if (key.length > longest) break;
      if (faces.has(key) && !isPartOf(faces.get(key), found, first)) mark(first, last);
    }
  }
  for (const [first, last, value] of numbers(found)) if (tokens.has(DIGITS + value)) mark(first, last);
  for (const [index, pair] of bigrams(found)) if (tokens.has(pair)) mark(index, index + 2);
  found.forEach(({ kind, text: own }, index) => {
    if ((kind === WORD && tokens.has(own)) || (kind === HAN && tokens.has(CHARACTER + own))) mark(index, index + 1);
  });
  const isWhole = marked.map((is, index) => is || characters.has(found[index].text)); // a pair that ends inside a word is no match to be seen
  for (const [index, pair] of bigrams(found)) {
    if (links.has(pair) && isWhole[index] && isWhole[index + 1]) mark(index, index + 2);
  }
  return ranges(found, marked);
}

/** Whether one of these words stands around the character: 分 in 分配. */
function isPartOf(longer, found, at) {
  return longer.some((word) => Array.from(word).some((character, offset) => character === found[at].text
    && Array.from(word).every((other, i) => found[at - offset + i] && found[at - offset + i].text === other)));
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
