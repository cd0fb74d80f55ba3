// From a question to one answer over the games searched; mirrors scripts/tableside/search/engine.py.

import { misheard, mistyped, spelledInPinyin } from "./correct.js";
import { read } from "./query.js";
import { rank } from "./rank.js";

const RELIABLE = 0.53;
const FURTHER = 0.38;
const RELIABLE_IN_GAME = 0.2;
const EVIDENCE_SHARE = 0.1;
const CORRECTED_COVERAGE = 0.6;
const BETTER = 0.1;
const CLEARLY_AHEAD = 1.2;
const OTHER_GAME_FACTOR = 0.6;
const NEAREST_TERMS = 5;

/** Reads the question with every game's lexicon: [{index, question, query, hits, coverage}]. */
export function firstReadings(question, indexes) {
  return indexes.map((index) => reading(question, index));
}

/** Whether no game covers the whole question, so that other readings are worth trying. */
export function somethingIsUnknown(readings) {
  return readings.length > 0 && readings.every((r) => r.coverage < 1);
}

/** The same readings, each replaced by a rewritten question that covers clearly more. */
export function bestReadings(readings, hearingOf) {
  return readings.map((first) => {
    const hearing = hearingOf(first.index);
    let best = first;
    for (const rewrite of [spelledInPinyin, misheard, mistyped]) {
      const question = rewrite(best.question, best.index, hearing);
      if (question === best.question) continue;
      const other = reading(question, best.index);
      if (other.coverage >= Math.max(CORRECTED_COVERAGE, best.coverage + BETTER)) best = other;
    }
    return best;
  });
}

/** In: the readings and the table's profile. Out: {hits, readings, corrected, guessedGame, nearest}. */
export function answer(question, readings, profile) {
  const guessed = readings.length > 1 ? guess(readings) : null;
  const hits = [];
  for (const r of readings) {
    for (const hit of r.hits) {
      const row = r.index.rows[hit.number];
      const score = guessed === null || hit.game === guessed ? hit.score : hit.score * OTHER_GAME_FACTOR;
      hits.push({ ...hit, score, row, reading: r, applies: applies(row, profile) });
    }
  }
  hits.sort((a, b) => Number(b.applies) - Number(a.applies) || b.score - a.score);
  const least = leastReliability(readings);
  const reliable = hits.filter((hit) => reliability(hit) >= least.get(hit.game));
  const wording = reliable.length ? reliable[0].reading.question : question;
  return {
    hits: reliable,
    corrected: wording === question ? null : wording,
    guessedGame: reliable.length ? guessed : null,
    nearest: reliable.length ? [] : hits.filter((hit) => hit.row.kind === "term").slice(0, NEAREST_TERMS),
  };
}

/** Whether an entry holds at this table: {players, modules}, each only where it was said. */
export function applies(row, profile) {
  const { players, modules } = profile || {};
  if (players && row.players.length && !row.players.includes(players)) return false;
  if (!modules) return true;
  return row.modulesIn.every((m) => modules.includes(m)) && !row.modulesOut.some((m) => modules.includes(m));
}

function reading(question, index) {
  const query = read(question, index.lexicon, index.initials);
  const hits = rank(index, query);
  return { index, question, query, hits, coverage: hits.reduce((most, hit) => Math.max(most, hit.coverage), 0) };
}

function reliability(hit) {
  return hit.coverage + EVIDENCE_SHARE * hit.evidence;
}

/** What an entry of each game must reach, as a Map. */
function leastReliability(readings) {
  const named = readings.length === 1 ? new Set([readings[0].index.game]) : namedGames(readings);
  return new Map(readings.map(({ index: { game }, hits }) => {
    const best = hits.reduce((most, hit) => Math.max(most, reliability(hit)), 0);
    const elsewhere = best >= RELIABLE ? FURTHER : RELIABLE;
    return [game, named.has(game) ? RELIABLE_IN_GAME : elsewhere];
  }));
}

/** The games that the question names. */
function namedGames(readings) {
  const searched = new Set(readings.map((r) => r.index.game));
  const named = new Set();
  for (const r of readings) for (const group of r.query.groups) for (const game of group.games) if (searched.has(game)) named.add(game);
  return named;
}

/** The game the question names, else the one whose best entry is clearly ahead. */
function guess(readings) {
  const named = namedGames(readings);
  if (named.size === 1) return Array.from(named)[0];
  const best = readings.filter((r) => r.hits.length).map((r) => [r.hits[0].score, r.index.game]);
  best.sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1));
  const ahead = best.length === 1 || (best.length > 1 && best[0][0] >= CLEARLY_AHEAD * best[1][0]);
  return ahead ? best[0][1] : null;
}
