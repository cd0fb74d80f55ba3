// A shard as a searchable index; mirrors scripts/tableside/search/shards.py. The format is described in index.py.

import { Lexicon, keyed } from "./analyse.js";

const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

export class ShardIndex {
  /** In: the shard; the language; names of all games (array of [name, concepts]). */
  constructor(shard, language, gameNames) {
    this.game = shard.game;
    this.lexicon = lexiconOf(shard, language, gameNames);
    this.initials = new Map(Object.entries(shard.initials));
    this.readings = new Map(Object.entries(shard.readings));
    this.rarest = shard.rarest;
    this.rows = shard.entries.map(([id, kind, profile]) => {
      const [players, modulesIn, modulesOut] = shard.profiles[profile];
      return { id, kind, players, modulesIn, modulesOut };
    });
    this.raw = shard.postings;
    this.decoded = new Map();
  }

  /** {idf, held: [[entry, weight], …]} of a token, null where no entry holds it. */
  posting(token) {
    if (!this.decoded.has(token)) this.decoded.set(token, has(this.raw, token) ? decode(this.raw[token]) : null);
    return this.decoded.get(token);
  }

  /** All Latin tokens. */
  latinWords() {
    if (!this.latin) this.latin = Object.keys(this.raw).filter((token) => token[0] >= "a" && token[0] <= "z").sort();
    return this.latin;
  }
}

export function lexiconOf(shard, language, gameNames) {
  const words = new Map();
  for (const [cost, found] of Object.entries(shard.words)) for (const word of found.split(" ")) words.set(word, Number(cost));
  const names = new Map(Object.entries(shard.names));
  for (const [key, concepts] of keyed(gameNames, language)) names.set(key, [...(names.get(key) || []), ...concepts]);
  return new Lexicon(language, words, names);
}

function decode(raw) {
  const held = [];
  let number = 0;
  for (let at = 1; at < raw.length; at += 2) {
    number += raw[at];
    held.push([number, raw[at + 1]]);
  }
  return { idf: raw[0], held };
}
