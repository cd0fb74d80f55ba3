// An index that fetches its shards as they are asked for. The format is described in scripts/tableside/search/shards.py.

import { Lexicon, isHan, length } from "./analyse.js";

const SPELLING = "!";
const SOUNDS = "sounds";
const HALF = 45;
const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
const DIGIT = new Map();
for (let code = 35; DIGIT.size < 2 * HALF; code += 1) if (code !== 92) DIGIT.set(code, DIGIT.size);

/**
 * Look-ups answer at once from the shards that are there and note those that are not; `settled` repeats a piece of work
 * until nothing it looks up is missing, so that everything built on it is written as if the whole index were in memory.
 */
export class ShardedIndex {
  /** In: the index's head; the language; how to get a shard by its number, and the sounds (promises). */
  constructor(head, language, fetchShard, fetchSounds) {
    this.starts = head.starts;
    this.characters = new Map(Object.entries(head.characters));
    this.fetch = (part) => (part === SOUNDS ? fetchSounds() : fetchShard(part));
    this.parts = new Map();
    this.missing = new Set();
    this.decoded = new Map();
    this.lexicon = new Lexicon(language, { longest: head.longest, word: (text) => this.word(text), name: (key) => this.name(key) });
    this.entries = 0;
    this.games = head.games.map(({ game, entries, rows, profiles }) => {
      const first = this.entries;
      this.entries += entries;
      return { game, first, entries, rows: rowsOf(rows, profiles) };
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
      await Promise.all(Array.from(this.missing, async (part) => this.parts.set(part, await this.fetch(part))));
    }
  }

  /** Whether something looked up is not there yet, so that what follows from it need not be looked up now. */
  get waiting() {
    return this.missing.size > 0;
  }

  /** {entries, weights, games: [[place, from, to], …]} of a token, null where no entry holds it. */
  posting(token) {
    if (this.decoded.has(token)) return this.decoded.get(token);
    const shard = this.shardOf(token);
    if (!shard) return null;
    const written = valueIn(shard, "postings", token);
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
    return this.part(SOUNDS);
  }

  /** The word that another way of writing stands for. */
  spelling(writing) {
    return this.value("spellings", SPELLING + writing);
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

  /** What to mark of a term in texts: [[name, longer words that are not meant], …]. */
  faces(concept) {
    return Object.entries(this.value("faces", concept) || {});
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
      const shard = this.part(number);
      if (shard && shard[field]) found.push(...Object.keys(shard[field]).filter((key) => key.startsWith(beginning)));
    }
    return found.sort();
  }

  shardOf(key) {
    const number = this.numberOf(key);
    return number < 0 ? null : this.part(number);
  }

  /** A shard by its number, or the sounds; null and noted as missing where it is not there yet. */
  part(name) {
    const part = this.parts.get(name);
    if (!part) this.missing.add(name);
    return part || null;
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

function valueIn(shard, field, key) {
  return shard[field] && has(shard[field], key) ? shard[field][key] : undefined;
}

function rowsOf(runs, profiles) {
  const rows = [];
  for (const [kind, table, count] of runs) {
    const [players, modulesIn, modulesOut] = profiles[table];
    const row = { kind, players, modulesIn, modulesOut };
    for (let i = 0; i < count; i += 1) rows.push(row);
  }
  return rows;
}
