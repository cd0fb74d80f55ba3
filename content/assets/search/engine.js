// From a question to one answer over the games searched; mirrors scripts/tableside/search/engine.py.

import { OTHER } from "./analyse.js";
import { abbreviated, misheard, mistyped, spelledInPinyin } from "./correct.js";
import { read } from "./query.js";
import { rank, reliability } from "./rank.js";

const RELIABLE = 0.42;
const FURTHER = 0.25;
const REWRITES = [[spelledInPinyin, 0.7], [abbreviated, 0.5], [misheard, 0.55], [mistyped, 0.5]];
const BETTER = 0.1;
const CLEARLY_AHEAD = 1.2;
const OTHER_GAME_FACTOR = 0.6;
const NEAREST_TERMS = 5;

/** A wording of the question, read and ranked: {question, query, hits, coverage}. */
export function reading(question, index) {
  const query = read(question, index.lexicon);
  const hits = index.waiting ? [] : rank(index, query);
  return { question, query, hits, coverage: hits.reduce((most, hit) => Math.max(most, hit.coverage), 0) };
}

/** Whether other readings are worth trying. */
export function somethingIsUnknown({ coverage, query }) {
  return coverage < 1 && query.groups.length > 0;
}

/** The same, rewritten where that covers clearly more. */
export function bestReading(first, index) {
  let best = first;
  for (const [rewrite, least] of REWRITES) {
    if (index.waiting) break;
    const question = rewrite(best.question, index);
    if (question === best.question) continue;
    const other = reading(question, index);
    if (other.coverage >= Math.max(least, best.coverage + BETTER)) best = other;
  }
  return best;
}

/** In: what was typed, the best reading, the table's profile. Out: {hits, query, corrected, guessedGame, unknownGame, nearest}. */
export function answer(question, best, index, profile) {
  const guessed = guess(best, index);
  const least = leastReliability(best, index);
  const sorted = (hits) => hits.map((hit) => ({
    ...hit,
    score: guessed === null || hit.game === guessed ? hit.score : hit.score * OTHER_GAME_FACTOR,
    applies: applies(index.rowOf(hit.entry), profileFor(profile, index.games[hit.game].game)),
  })).sort((a, b) => Number(b.applies) - Number(a.applies) || b.score - a.score || a.entry - b.entry);
  const unknownGame = nameOfUnknownGame(best, index);
  const several = index.games.length > 1;
  const reliable = unknownGame === null || !several ? sorted(best.hits).filter((hit) => reliability(hit) >= least[hit.game]) : [];
  return {
    hits: reliable,
    query: best.query,
    corrected: reliable.length && best.question !== question ? best.question : null,
    guessedGame: reliable.length && guessed !== null ? index.games[guessed].game : null,
    unknownGame,
    nearest: reliable.length ? [] : sorted(best.hits.filter((hit) => index.kindOf(hit.entry) === "term")).slice(0, NEAREST_TERMS),
  };
}

/** A table plays one game: its profile says nothing of other games' entries. */
function profileFor(profile, game) {
  return profile && profile.game && profile.game !== game ? null : profile;
}

/** Whether an entry holds at this table: {players, modules}, each only where it was said. */
export function applies(row, profile) {
  const { players, modules } = profile || {};
  if (players && row.players.length && !row.players.includes(players)) return false;
  if (!modules) return true;
  return row.modulesIn.every((m) => modules.includes(m)) && !row.modulesOut.some((m) => modules.includes(m));
}

/** What an entry of each game must reach, by the game's place: nothing in a game that was chosen or named, unless another was named there. */
function leastReliability(best, index) {
  const named = namedGames(best, index);
  const most = new Array(index.games.length).fill(0);
  for (const hit of best.hits) most[hit.game] = Math.max(most[hit.game], reliability(hit));
  const chosen = index.games.length === 1 && nameOfUnknownGame(best, index) === null;
  return index.games.map((_, game) => {
    if (chosen || named.includes(game)) return 0;
    return most[game] >= RELIABLE ? FURTHER : RELIABLE;
  });
}

/** The places of the games that the question names. */
function namedGames({ query }, index) {
  const named = new Set();
  for (const group of query.groups) for (const game of group.games) named.add(game);
  return index.games.map((_, place) => place).filter((place) => named.has(index.games[place].game));
}

/** What the question calls a game that we do not have; null where it names one that we have. */
function nameOfUnknownGame(best, index) {
  if (namedGames(best, index).length) return null;
  const group = best.query.groups.find(({ games }) => games.some((game) => game.startsWith(OTHER)));
  return group ? best.question.slice(group.start, group.end) : null;
}

/** The place of the game the question names, else of the one whose best entry is clearly ahead; null where one alone is searched. */
function guess(best, index) {
  if (index.games.length < 2) return null;
  const named = namedGames(best, index);
  if (named.length === 1) return named[0];
  const scores = new Map();
  for (const hit of best.hits) scores.set(hit.game, Math.max(hit.score, scores.get(hit.game) || 0));
  const order = Array.from(scores).sort((a, b) => b[1] - a[1] || (index.games[a[0]].game < index.games[b[0]].game ? -1 : 1));
  const ahead = order.length === 1 || (order.length > 1 && order[0][1] >= CLEARLY_AHEAD * order[1][1]);
  return ahead ? order[0][0] : null;
}
