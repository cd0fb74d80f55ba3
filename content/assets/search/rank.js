// Scores entries for a question; mirrors scripts/tableside/search/rank.py, where the formula is explained.
// Entries of all games searched are counted through, so that sums stand in typed arrays.

import { CONCEPT, TERM } from "./analyse.js";

export const WEIGHT_MAX = 15;
const IDF_SCALE = 16;
const LINK = 0.35;
const INTENT = 0.3;
const FLOOR = 0.45;
const GAME_NAME_IMPORTANCE = 8;
const KIND_FACTOR = { term: 0.55 };
const JUST_THE_TERM = 1.15;
const EVIDENCE_SHARE = 0.15;
const NAMED_SHARE = 0.32;
const LEAST_COVERAGE = 0.15;
const WHOLE = 0.999;

/** How telling a token is that `holding` of so many entries hold. */
export function idf(entries, holding) {
  return Math.floor(IDF_SCALE * Math.log(1 + (entries - holding + 0.5) / (holding + 0.5)) + 0.5);
}

/** Sums for every entry of an index, made once and cleared after use; `touched` lists the entries that hold any. */
class Sums {
  constructor(entries) {
    this.well = new Float64Array(entries);
    this.fully = new Float64Array(entries);
    this.named = new Float64Array(entries);
    this.holds = new Uint8Array(entries);
    this.touched = [];
  }

  touch(entry) {
    if (this.holds[entry]) return;
    this.holds[entry] = 1;
    this.touched.push(entry);
  }

  clear() {
    for (const entry of this.touched) this.well[entry] = this.fully[entry] = this.named[entry] = this.holds[entry] = 0;
    this.touched = [];
  }
}

const made = new WeakMap();

function sumsOf(index) {
  if (!made.has(index)) made.set(index, { all: new Sums(index.entries), group: new Sums(index.entries), alternative: new Sums(index.entries) });
  return made.get(index);
}

/** How far an entry is meant at all. */
export function reliability({ score, coverage, evidence, named }) {
  if (coverage >= WHOLE) return 1; // what holds all that was asked is meant, however little weight it has there
  return score * (FLOOR + (1 - FLOOR) * coverage * coverage) + EVIDENCE_SHARE * evidence + NAMED_SHARE * named;
}

/** Entries that hold enough of the question, and terms, in no order: [{entry, game, score, coverage, evidence, named}], game as its place. */
export function rank(index, query) {
  const sums = sumsOf(index);
  const total = new Float64Array(index.games.length);
  const rarest = index.games.map((game) => idf(game.entries, 0));
  for (const group of query.groups.map((g) => consulted(index, g))) addGroup(index, group, rarest, total, sums);
  const { well, fully, named, holds, touched } = sums.all;
  for (const [token, share] of [...query.links.map((link) => [link, LINK]), ...query.intents.map((intent) => [intent, INTENT])]) {
    const posting = index.posting(token);
    if (!posting) continue;
    for (const [game, from, to] of posting.games) {
      const worth = share * idf(index.games[game].entries, to - from);
      for (let at = from; at < to; at += 1) {
        const entry = posting.entries[at];
        if (holds[entry]) well[entry] += (worth * posting.weights[at]) / WEIGHT_MAX;
      }
    }
  }
  const terms = termsAsked(index, query);
  const hits = [];
  for (const entry of touched) {
    const game = index.gameOf(entry);
    if (!(total[game] > 0)) continue;
    const coverage = fully[entry] / total[game];
    const kind = index.kindOf(entry);
    if (kind !== "term" && coverage < LEAST_COVERAGE) continue;
    const factor = terms.has(entry) ? JUST_THE_TERM : KIND_FACTOR[kind] || 1;
    const score = (well[entry] / total[game]) * factor;
    hits.push({ entry, game, score, coverage, evidence: fully[entry] / rarest[game], named: named[entry] / rarest[game] });
  }
  sums.all.clear();
  return hits;
}

/** The group without its last resorts, where any entry holds something of the other alternatives. */
function consulted(index, group) {
  const first = group.alternatives.filter((a) => !a.lastResort);
  if (first.length === group.alternatives.length) return group;
  const found = first.flatMap((a) => a.tokens).filter((token) => index.posting(token)).length;
  return found || index.waiting ? { ...group, alternatives: first } : group;
}

/** The entries of the term that is the whole question. */
function termsAsked(index, query) {
  const found = new Set();
  if (query.groups.length !== 1) return found;
  for (const concept of query.groups[0].concepts) {
    const posting = index.posting(TERM + concept);
    if (posting) for (const entry of posting.entries) found.add(entry);
  }
  return found;
}

/** Adds what a group gives: for each entry that holds it how well and how fully, times its importance in the game. */
function addGroup(index, group, rarest, total, { all, group: found, alternative: part }) {
  const importance = new Float64Array(index.games.length);
  const named = index.games.map(({ game }) => group.games.includes(game));
  for (const alternative of group.alternatives) {
    const whole = addAlternative(index, alternative, rarest, part);
    for (const entry of part.touched) {
      const game = index.gameOf(entry);
      if (named[game]) continue;
      if (!importance[game] && alternative.worth === 1) importance[game] = whole[game] / alternative.tokens.length;
      found.touch(entry);
      found.well[entry] = Math.max(found.well[entry], (alternative.worth * part.well[entry]) / whole[game]);
      found.fully[entry] = Math.max(found.fully[entry], (alternative.worth * part.fully[entry]) / whole[game]);
    }
    part.clear();
  }
  index.games.forEach(({ first, entries }, game) => {
    importance[game] = (named[game] ? GAME_NAME_IMPORTANCE : importance[game] || rarest[game]) * group.factor;
    total[game] += importance[game];
    for (let entry = first; named[game] && entry < first + entries; entry += 1) {
      found.touch(entry);
      [found.well[entry], found.fully[entry]] = [0.5, 1];
    }
  });
  addNamed(index, group, found);
  for (const entry of found.touched) {
    const game = index.gameOf(entry);
    all.touch(entry);
    all.named[entry] += found.named[entry];
    all.well[entry] += importance[game] * found.well[entry];
    all.fully[entry] += importance[game] * found.fully[entry];
  }
  found.clear();
}

/** For each entry that holds a term the group names, the idf of the rarest such term. */
function addNamed(index, { concepts }, found) {
  for (const concept of concepts) {
    const posting = index.posting(CONCEPT + concept);
    for (const [game, from, to] of posting ? posting.games : []) {
      const telling = idf(index.games[game].entries, to - from);
      for (let at = from; at < to; at += 1) found.named[posting.entries[at]] = Math.max(found.named[posting.entries[at]], telling);
    }
  }
}

/** Adds up the idfs of the tokens that an entry holds, with and without their weight. Out: the sum of all of them, for each game. */
function addAlternative(index, { tokens }, rarest, part) {
  const whole = new Float64Array(index.games.length);
  for (const token of tokens) {
    const posting = index.posting(token);
    const telling = Float64Array.from(rarest);
    for (const [game, from, to] of posting ? posting.games : []) {
      telling[game] = idf(index.games[game].entries, to - from);
      for (let at = from; at < to; at += 1) {
        const entry = posting.entries[at];
        part.touch(entry);
        part.well[entry] += (telling[game] * posting.weights[at]) / WEIGHT_MAX;
        part.fully[entry] += telling[game];
      }
    }
    for (let game = 0; game < whole.length; game += 1) whole[game] += telling[game];
  }
  return whole;
}
