// Other readings of a question that finds little; mirrors scripts/tableside/search/correct.py.

import { HAN, INITIALS, WORD, isHan, length, runs, units } from "./analyse.js";

const OPEN = "*";
const SHORTEST_WITH_ONE_OPEN = 3;
const LONGEST_SOUND = 24;
const LOOSE_SYLLABLE_COST = 4;
const WORD_COST = 2;
const CROSSED_BLANK_COST = 2; // of a word that goes on after a blank: wuqi pai is 武器 牌, not 五 弃牌
const SHORTEST_UNFINISHED = 3;
const SHORTEST_TYPO = 5;
const SHORTEST_TYPO_OF_OTHER_LENGTH = 6; // thank is not tank
const LONGEST_MISHEARD = 5;
const SHORTEST_INITIALS = 2;
const LONGEST_INITIALS = 8;

/** How characters are read: syllable → characters, as exported. */
export class Sounds {
  constructor(table) {
    this.characters = new Map(Object.entries(table));
    this.byCharacter = new Map();
    for (const [syllable, characters] of Object.entries(table)) {
      for (const character of characters) if (!this.byCharacter.has(character)) this.byCharacter.set(character, syllable);
    }
  }

  /** The syllables of Han characters run together; null where a character's reading is not known. */
  of(characters) {
    const read = characters.map((character) => this.byCharacter.get(character));
    return read.includes(undefined) ? null : read.join("");
  }
}

/** Latin words that are pinyin, as Han words: shachong huqiang → 沙虫 护墙; the last may be unfinished. */
export function spelledInPinyin(question, index) {
  const found = units(question, index.lexicon.language);
  let result = "";
  let position = 0;
  let at = 0;
  while (at < found.length) {
    let end = at;
    while (end < found.length && found[end].kind === WORD) end += 1;
    const stretch = found.slice(at, end);
    if (stretch.filter((unit) => !index.posting(unit.text)).length) {
      const letters = stretch.map((unit) => question.slice(unit.start, unit.end).toLowerCase());
      const last = stretch[stretch.length - 1].end;
      const words = hear(letters, index, last === question.length);
      if (words) {
        result += question.slice(position, stretch[0].start) + words;
        position = last;
      }
    }
    at = Math.max(end, at + 1);
  }
  return result + question.slice(position);
}

/** The cheapest words that sound like the letters of some words, blanks between; null where the letters are no pinyin. */
function hear(typed, index, unfinished) {
  const sounds = index.sounds();
  if (!sounds) return null;
  const letters = typed.join("");
  const blanks = new Set();
  typed.reduce((at, word) => {
    blanks.add(at + word.length);
    return at + word.length;
  }, 0);
  const best = new Array(letters.length + 1).fill(null);
  best[0] = [0, 0, ""];
  for (let start = 0; start < letters.length; start += 1) {
    if (!best[start]) continue;
    for (let end = start + 1; end <= Math.min(letters.length, start + LONGEST_SOUND); end += 1) {
      const sound = letters.slice(start, end);
      const heard = index.spelling(sound);
      const word = heard !== undefined && heard !== null && isHan(heard) ? heard : null;
      if (!word && !sounds.characters.has(sound)) continue;
      let cost = best[start][0] + (word && length(word) > 1 ? WORD_COST : LOOSE_SYLLABLE_COST);
      for (let at = start + 1; at < end; at += 1) if (blanks.has(at)) cost += CROSSED_BLANK_COST;
      if (!best[end] || cost < best[end][0]) best[end] = [cost, start, word || sound];
    }
  }
  if (!best[letters.length] && unfinished) best[letters.length] = finished(letters, best, index);
  if (!best[letters.length]) return null;
  const words = [];
  for (let end = letters.length; end > 0; end = best[end][1]) words.unshift([best[end][2], letters.slice(best[end][1], end)]);
  const heard = inContext(words, index, sounds);
  return tells(heard, index) ? heard.join(" ") : null;
}

/** Each word heard, with its sound; a single character becomes the one of its sound that most often follows the word before: 武器 pai → 牌. */
function inContext(words, index, sounds) {
  const heard = [];
  for (let [word, sound] of words) {
    if (length(word) === 1 || !isHan(word)) {
      const before = heard.length ? Array.from(heard[heard.length - 1]).pop() : "";
      let most = 0;
      for (const character of before && isHan(before) ? sounds.characters.get(sound) || "" : "") {
        const posting = index.posting(before + character);
        if (posting && posting.entries.length > most) [word, most] = [character, posting.entries.length];
      }
    }
    heard.push(word);
  }
  return heard;
}

/** Whether words of two characters and more make up at least half of the syllables, grammar left out. */
function tells(words, index) {
  const telling = words.filter((word) => !index.lexicon.language.stop.has(word));
  const whole = telling.reduce((sum, word) => sum + (isHan(word) ? length(word) : 1), 0);
  const inWords = telling.reduce((sum, word) => sum + (isHan(word) && length(word) > 1 ? length(word) : 0), 0);
  return whole > 0 && 2 * inWords >= whole;
}

/** The word that the longest unread rest begins. */
function finished(letters, best, index) {
  for (let start = 0; start + SHORTEST_UNFINISHED <= letters.length; start += 1) {
    const word = best[start] && index.spellingBeginning(letters.slice(start));
    if (word) return [best[start][0] + WORD_COST, start, word];
  }
  return null;
}

/** Latin words that are initials of names, as the names: hqbj → 护墙标记, scbj → 沙虫 标记. */
export function abbreviated(question, index) {
  let result = "";
  let position = 0;
  for (const unit of units(question, index.lexicon.language)) {
    const letters = question.slice(unit.start, unit.end).toLowerCase();
    if (unit.kind !== WORD || index.posting(unit.text) || index.lexicon.language.stop.has(unit.text)) continue;
    const candidates = letters.length <= LONGEST_INITIALS ? [[letters]] : [];
    for (let cut = SHORTEST_INITIALS; candidates.length && cut <= letters.length - SHORTEST_INITIALS; cut += 1) {
      candidates.push([letters.slice(0, cut), letters.slice(cut)]);
    }
    const names = candidates.map((parts) => parts.map((part) => index.spelling(INITIALS + part))).find((found) => found.every(Boolean));
    if (names) {
      result += question.slice(position, unit.start) + names.join(" ");
      position = unit.end;
    }
  }
  return result + question.slice(position);
}

/** Han words that no entry holds, as the known word of the same sound: 间碟 → 间谍; else a name one character away. */
export function misheard(question, index) {
  const found = units(question, index.lexicon.language);
  let result = "";
  let position = 0;
  for (const [start, end] of runs(found, 0, found.length)) {
    if (found[start].kind !== HAN) continue;
    for (const [first, last, word] of mended(found.slice(start, end), index)) {
      result += question.slice(position, found[start + first].start) + word;
      position = found[start + last - 1].end;
    }
  }
  return result + question.slice(position);
}

function mended(run, index) {
  const characters = run.map((unit) => unit.text);
  const parts = index.lexicon.cut(characters.join(""));
  const edges = [0];
  for (const part of parts) edges.push(edges[edges.length - 1] + length(part));
  const changes = [];
  let first = 0;
  while (first < edges.length - 1) {
    for (let last = Math.min(edges.length - 1, first + LONGEST_MISHEARD); last > first; last -= 1) {
      if (parts.slice(first, last).every((part) => length(part) > 1 || index.lexicon.language.stop.has(part))) continue; // every part is a word
      const word = meant(characters.slice(edges[first], edges[last]), index);
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

function meant(characters, index) {
  if (characters.length < 2 || standInAGame(characters, index)) return null;
  const written = characters.join("");
  const sounds = index.sounds();
  const sound = sounds && sounds.of(characters);
  const word = sound && index.spelling(sound);
  if (word && word !== written && length(word) === characters.length) return word;
  if (characters.length < SHORTEST_WITH_ONE_OPEN || index.lexicon.knows(written)) return null;
  const opened = characters.map((_, at) => index.spelling(characters.map((character, i) => (i === at ? OPEN : character)).join("")));
  return opened.find(Boolean) || null;
}

/** Whether a game's texts hold each pair of the characters; 标计 of two games says nothing of 破坏标计. */
function standInAGame(characters, index) {
  const pairs = characters.slice(1).map((character, i) => index.posting(characters[i] + character));
  const [first, ...others] = pairs.map((posting) => new Set(posting ? posting.games.map(([game]) => game) : []));
  return Array.from(first).some((game) => others.every((games) => games.has(game)));
}

/** Latin words that no entry holds, as the commonest word one letter away; shieldwall → shield wall. */
export function mistyped(question, index) {
  let result = "";
  let position = 0;
  for (const unit of units(question, index.lexicon.language)) {
    const known = index.posting(unit.text) || index.lexicon.language.stop.has(unit.text);
    if (unit.kind !== WORD || known || unit.text.length < SHORTEST_UNFINISHED) continue;
    let word = index.spelling(question.slice(unit.start, unit.end).toLowerCase()) || (!index.waiting && nearWord(unit.text, index));
    if (!word && unit.end === question.length) word = commonest(index.latinWords(unit.text), index);
    if (word && !isHan(word)) {
      result += question.slice(position, unit.start) + word;
      position = unit.end;
    }
  }
  return result + question.slice(position);
}

function nearWord(word, index) {
  if (word.length < SHORTEST_TYPO) return null;
  const least = word.length < SHORTEST_TYPO_OF_OTHER_LENGTH ? 1 : 2;
  const beginnings = new Set([word.slice(0, 2), word[1] + word[0], word.slice(1, 3), word[0] + word[2]]);
  const near = [];
  for (const beginning of beginnings) {
    near.push(...index.latinWords(beginning).filter((other) => Math.abs(other.length - word.length) < least && oneLetterAway(word, other)));
  }
  return commonest(near, index) || begunOtherwise(word, index);
}

/** The word with another first letter: dandworm, andworm. */
function begunOtherwise(word, index) {
  return index.spelling(OPEN + word.slice(1)) || (word.length >= SHORTEST_TYPO_OF_OTHER_LENGTH && index.spelling(OPEN + word)) || null;
}

/** Of these stems the one that most entries hold, as people write it. */
function commonest(stems, index) {
  let best = null;
  let most = 0;
  for (const stem of stems) {
    const held = (index.posting(stem) || { entries: [] }).entries.length;
    if (best === null || held > most || (held === most && stem < best)) [best, most] = [stem, held];
  }
  return best && (index.spelling(best) || best);
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
