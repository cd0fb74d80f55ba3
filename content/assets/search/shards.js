// An index that fetches its shards as they are asked for. The format is described in scripts/tableside/search/shards.py.

import { CHARACTER, CONCEPT, Lexicon, isHan, length } from "./analyse.js";

const SPELLING = "!";
const OPEN = "*";
const HALF = 45;
const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
const DIGIT = new Map();
for (let code = 35; DIGIT.size < 2 * HALF; code += 1) if (code !== 92) DIGIT.set(code, DIGIT.size);

/**
 * Look-ups answer at once from the shards that are there and note those that are not; `settled` repeats a piece of work
 * until nothing it looks up is missing, so that everything built on it is written as if the whole index were in memory.
 */
export class ShardedIndex {
  /** In: the index's head; the language; how characters are read (correct.js); how to get a shard by its number (a promise). */
  constructor(head, language, sounds, fetchShard) {
    this.starts = head.starts;
    this.characters = new Map(Object.entries(head.characters));
    this.read = sounds;
    this.fetch = fetchShard;
    this.shards = new Map();
    this.missing = new Set();
    this.decoded = new Map();
    this.lexicon = new Lexicon(language, { longest: head.longest, longestWord: head.longestWord, word: (text) => this.word(text), name: (key) => this.name(key) });
    this.entries = 0;
    this.games = head.games.map(({ game, entries, rows, profiles, cards }) => {
      const first = this.entries;
      this.entries += entries;
      return { game, first, entries, cards, rows: rowsOf(rows, profiles) };
    });
    this.placeOf = new Uint16Array(this.entries);
    this.games.forEach(({ first, entries }, place) => this.placeOf.fill(place, first, first + entries));
  }

  /** The value of `work`, a function of look-ups alone, once every shard it needs is there. */
  async settled(work) {
    for (;;) {
      this.missing.clear();
      const value = work();
      if (!this.missing.size) return value;
      await Promise.all(Array.from(this.missing, async (number) => this.shards.set(number, await this.fetch(number))));
    }
  }

  /** Whether something looked up is not there yet, so that what follows from it need not be looked up now. */
  get waiting() {
    return this.missing.size > 0;
  }

  /** {entries, weights, games: [[place, from, to], …]} of a token, null where no entry holds it. */
  posting(token) {
    if (this.decoded.has(token)) return this.decoded.get(token);
    const key = token[0] === CHARACTER ? token.slice(1) : token;
    const shard = this.shardOf(key);
    if (!shard) return null;
    const written = valueIn(shard, "postings", key);
    const posting = written === undefined ? null : this.decode(written);
    this.decoded.set(token, posting);
    return posting;
  }

  word(text) {
    return this.value("words", text);
  }

  name(key) {
    const character = key.length < 3 && isHan(key) && length(key) === 1;
    return character ? this.characters.get(key) : this.value("names", key);
  }

  /** How characters are read (correct.js). */
  sounds() {
    return this.read;
  }

  /** The word that another way of writing stands for. */
  spelling(writing) {
    return this.value("spellings", spellingKey(writing));
  }

  /** The Han word whose shortest other writing begins so. */
  spellingBeginning(writing) {
    const words = this.keysBeginning("spellings", SPELLING + writing).map((key) => [key.length, key, this.value("spellings", key)]);
    const han = words.filter(([, , word]) => length(word) > 1 && isHan(word));
    han.sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
    return han.length ? han[0][2] : undefined;
  }

  /** The Latin tokens that begin so, sorted. */
  latinWords(beginning) {
    return this.keysBeginning("postings", beginning);
  }

  /** What to mark in texts for a token that is a term, else nothing: [[name, longer words that are not meant], …]. */
  faces(concept) {
    return concept[0] === CONCEPT ? Object.entries(this.value("faces", concept) || {}) : [];
  }

  gameOf(entry) {
    return this.placeOf[entry];
  }

  rowOf(entry) {
    const { first, rows } = this.games[this.placeOf[entry]];
    return rows[entry - first];
  }

  kindOf(entry) {
    return this.rowOf(entry).kind;
  }

  value(field, key) {
    const shard = this.shardOf(key);
    return shard && valueIn(shard, field, key);
  }

  keysBeginning(field, beginning) {
    const found = [];
    const last = this.numberOf(`${beginning}\uffff`);
    for (let number = Math.max(0, this.numberOf(beginning)); number <= last; number += 1) {
      const shard = this.shard(number);
      if (shard && shard[field]) found.push(...Object.keys(shard[field]).filter((key) => key.startsWith(beginning)));
    }
    return found.sort();
  }

  shardOf(key) {
    const number = this.numberOf(key);
    return number < 0 ? null : this.shard(number);
  }

  /** A shard by its number; null and noted as missing where it is not there yet. */
  shard(number) {
    const shard = this.shards.get(number);
    if (!shard) this.missing.add(number);
    return shard || null;
  }

  /** The shard that a key belongs to; -1 before the first. */
  numberOf(key) {
    let low = -1;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= key) low = middle;
      else high = middle;
    }
    return low;
  }

  decode(written) {
    const end = written.lastIndexOf(" ");
    const count = written.length - end - 1;
    const entries = new Uint32Array(count);
    const weights = new Uint8Array(count);
    const games = [];
    let entry = 0;
    let at = 0;
    for (let place = 0; place < count; place += 1) {
      let value = 0;
      let worth = 1;
      let digit = DIGIT.get(written.charCodeAt(at));
      for (; digit >= HALF; digit = DIGIT.get(written.charCodeAt(at))) {
        value += (digit - HALF) * worth;
        worth *= HALF;
        at += 1;
      }
      entry += value + digit * worth;
      at += 1;
      entries[place] = entry;
      weights[place] = parseInt(written[end + 1 + place], 16);
      const game = this.placeOf[entry];
      if (!games.length || games[games.length - 1][0] !== game) games.push([game, place, place]);
      games[games.length - 1][2] = place + 1;
    }
    return { entries, weights, games };
  }
}

/** Where another writing of a word is kept (records.py, spelling_key). */
function spellingKey(writing) {
  if (!writing.includes(OPEN)) return SPELLING + writing;
  return writing[0] === OPEN ? writing.slice(1) + SPELLING : writing;
}

/** Syllable → characters, from what pinyin.py packed: GB 2312 has its common characters in the order of their sound. */
export function syllableTable({ common, others }) {
  const codes = [];
  for (let high = 0xb0; high <= 0xd7; high += 1) for (let low = 0xa1; low <= 0xfe && (high << 8 | low) < 0xd7fa; low += 1) codes.push(high, low);
  const characters = new TextDecoder("gb2312").decode(new Uint8Array(codes));
  const table = { ...others };
  let at = 0;
  for (const run of common.split(" ")) {
    const [, syllable, count] = /^(\D+)(\d*)$/.exec(run);
    const end = at + Number(count || 1);
    table[syllable] = (table[syllable] || "") + characters.slice(at, end);
    at = end;
  }
  for (const syllable of Object.keys(table)) table[syllable] = Array.from(table[syllable]).sort().join("");
  return table;
}

function valueIn(shard, field, key) {
  return shard[field] && has(shard[field], key) ? shard[field][key] : undefined;
}

function rowsOf(runs, profiles) {
  const rows = [];
  for (const [kind, table, count] of runs) {
    const [players, modulesIn, modulesOut, unchecked] = profiles[table];
    const row = { kind, players, modulesIn, modulesOut, unchecked };
    for (let i = 0; i < count; i += 1) rows.push(row);
  }
  return rows;
}
