// Other readings of a question that finds little; mirrors scripts/tableside/search/correct.py.

import { HAN, NAME_COST, STOP_COST, WORD, allHan, isHan, length, runs, units } from "./analyse.js";

const LONGEST_SOUND = 24;
const LOOSE_SYLLABLE_COST = 4;
const WORD_COST = 2;
const SHORTEST_TYPO = 5;
const SHORTEST_TYPO_OF_OTHER_LENGTH = 6; // thank is not tank
const SHORTEST_MISWRITTEN = 3;

/** How characters are read: syllable → characters, as exported in sounds.json. */
export class Sounds {
  constructor(table) {
    this.syllables = new Set(Object.keys(table));
    this.characters = Object.entries(table);
    this.byCharacter = new Map();
    for (const [syllable, characters] of Object.entries(table)) {
      for (const character of characters) if (!this.byCharacter.has(character)) this.byCharacter.set(character, syllable);
    }
  }

  /** The syllables of a Han word run together; null where a character's reading is not known. */
  of(word, readings) {
    if (readings.has(word)) return readings.get(word).replace(/ /g, "");
    const read = Array.from(word, (character) => this.byCharacter.get(character));
    return read.includes(undefined) ? null : read.join("");
  }
}

/** A game's words by their sound; of homophones the glossary's name first, then the commonest word; at last single characters. */
export class Hearing {
  constructor(index, sounds) {
    this.sounds = sounds;
    this.readings = index.readings;
    this.names = Array.from(index.lexicon.names.keys()).filter((name) => length(name) > 1 && allHan(name)).sort();
    const words = new Map();
    for (const word of index.lexicon.language.stop) if (isHan(word)) words.set(word, STOP_COST);
    for (const [word, cost] of index.lexicon.words) words.set(word, cost);
    for (const name of this.names) words.set(name, NAME_COST);
    this.words = new Map();
    const byCost = Array.from(words).sort((a, b) => a[1] - b[1] || compare(a[0], b[0]));
    for (const [word] of byCost) {
      const sound = sounds.of(word, index.readings);
      if (sound && !this.words.has(sound)) this.words.set(sound, word);
    }
    for (const [syllable, characters] of sounds.characters) {
      const character = this.words.has(syllable) ? null : commonest(characters, index);
      if (character) this.words.set(syllable, character);
    }
  }
}

/** Of these characters the one that most entries hold. */
function commonest(characters, index) {
  let best = null;
  let most = 0;
  for (const character of characters) {
    const posting = index.posting(character);
    const held = posting ? posting.held.length : 0;
    if (held > most || (held && held === most && character > best)) [best, most] = [character, held];
  }
  return best;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Latin words that are pinyin, as Han words: shachong huqiang → 沙虫 护墙. */
export function spelledInPinyin(question, index, hearing) {
  const found = units(question, index.lexicon.language);
  let result = "";
  let position = 0;
  let at = 0;
  while (at < found.length) {
    let end = at;
    while (end < found.length && found[end].kind === WORD) end += 1;
    const stretch = found.slice(at, end);
    if (stretch.some((unit) => !index.posting(unit.text))) {
      const letters = stretch.map((unit) => question.slice(unit.start, unit.end)).join("").toLowerCase();
      const words = hear(letters, hearing);
      if (words) {
        result += question.slice(position, stretch[0].start) + words;
        position = stretch[stretch.length - 1].end;
      }
    }
    at = Math.max(end, at + 1);
  }
  return result + question.slice(position);
}

/** The cheapest words that sound like the letters, blanks between; null where the letters are no pinyin. */
function hear(letters, hearing) {
  const best = new Array(letters.length + 1).fill(null);
  best[0] = [0, 0, ""];
  for (let start = 0; start < letters.length; start += 1) {
    if (!best[start]) continue;
    for (let end = start + 1; end <= Math.min(letters.length, start + LONGEST_SOUND); end += 1) {
      const sound = letters.slice(start, end);
      const word = hearing.words.get(sound);
      if (word === undefined && !hearing.sounds.syllables.has(sound)) continue;
      const cost = best[start][0] + (word !== undefined && length(word) > 1 ? WORD_COST : LOOSE_SYLLABLE_COST);
      if (!best[end] || cost < best[end][0]) best[end] = [cost, start, word || sound];
    }
  }
  if (!best[letters.length]) return null;
  const words = [];
  for (let end = letters.length; end > 0; end = best[end][1]) words.unshift(best[end][2]);
  return words.some((word) => length(word) > 1 && isHan(word)) ? words.join(" ") : null;
}

/** Han words that no entry holds, as the known word of the same sound: 间碟 → 间谍; else a name one character away. */
export function misheard(question, index, hearing) {
  const found = units(question, index.lexicon.language);
  let result = "";
  let position = 0;
  for (const [start, end] of runs(found, 0, found.length)) {
    if (found[start].kind !== HAN) continue;
    for (const [first, last, word] of mended(found.slice(start, end), index, hearing)) {
      result += question.slice(position, found[start + first].start) + word;
      position = found[start + last - 1].end;
    }
  }
  return result + question.slice(position);
}

function mended(run, index, hearing) {
  const characters = run.map((unit) => unit.text);
  const edges = [0];
  for (const word of index.lexicon.cut(characters.join(""))) edges.push(edges[edges.length - 1] + length(word));
  const changes = [];
  let first = 0;
  while (first < edges.length - 1) {
    for (let last = Math.min(edges.length - 1, first + 5); last > first; last -= 1) {
      const word = sameSound(characters.slice(edges[first], edges[last]), index, hearing);
      if (word) {
        changes.push([edges[first], edges[last], word]);
        first = last - 1;
        break;
      }
    }
    first += 1;
  }
  return changes;
}

function sameSound(characters, index, hearing) {
  if (characters.length < 2) return null;
  if (characters.slice(1).every((character, i) => index.posting(characters[i] + character))) return null;
  const written = characters.join("");
  const sound = hearing.sounds.of(written, hearing.readings);
  const word = sound ? hearing.words.get(sound) : undefined;
  if (word && word !== written && length(word) === characters.length) return word;
  if (characters.length < SHORTEST_MISWRITTEN || index.lexicon.words.has(written)) return null;
  return hearing.names.find((name) => differsOnce(Array.from(name), characters)) || null;
}

function differsOnce(one, other) {
  return one.length === other.length && one.filter((character, i) => character !== other[i]).length === 1;
}

/** Latin words that no entry holds, as the commonest word one letter away; shieldwall → shield wall. */
export function mistyped(question, index) {
  let result = "";
  let position = 0;
  for (const unit of units(question, index.lexicon.language)) {
    const known = index.posting(unit.text) || index.lexicon.language.stop.has(unit.text);
    if (unit.kind !== WORD || unit.text.length < SHORTEST_TYPO || known) continue;
    const word = joinedName(unit.text, index) || nearWord(unit.text, index);
    if (word) {
      result += question.slice(position, unit.start) + word;
      position = unit.end;
    }
  }
  return result + question.slice(position);
}

function joinedName(word, index) {
  return Array.from(index.lexicon.names.keys()).sort().find((name) => name.includes(" ") && name.replace(/ /g, "") === word);
}

function nearWord(word, index) {
  const least = word.length < SHORTEST_TYPO_OF_OTHER_LENGTH ? 1 : 2;
  const near = index.latinWords().filter((other) => Math.abs(other.length - word.length) < least && oneLetterAway(word, other));
  near.sort((a, b) => index.posting(b).held.length - index.posting(a).held.length || compare(a, b));
  return near[0];
}

/** Whether one letter inserted, left out, changed, or two neighbours exchanged make one word the other. */
export function oneLetterAway(one, other) {
  if (one === other) return false;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (shorter.length !== longer.length) return shorter.slice(at) === longer.slice(at + 1);
  const exchanged = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return shorter.slice(at + 1) === longer.slice(at + 1) || (exchanged && shorter.slice(at + 2) === longer.slice(at + 2));
}
