// Scores a game's entries for a question; mirrors scripts/tableside/search/rank.py, where the formula is explained.

const WEIGHT_MAX = 63;
const LINK = 0.35;
const FLOOR = 0.25;
const GAME_NAME_IMPORTANCE = 8;
const KIND_FACTOR = { term: 0.55 };
const JUST_THE_TERM = 1.15;
const NOTHING = [0, 0];

/** All entries that hold anything of the question, best first: [{game, number, score, coverage, evidence}]. */
export function rank(index, query) {
  const merit = new Map();
  const presence = new Map();
  let total = 0;
  for (const group of query.groups) {
    const [importance, found] = groupIn(index, group);
    total += importance;
    for (const [number, [well, fully]] of found) {
      merit.set(number, (merit.get(number) || 0) + importance * well);
      presence.set(number, (presence.get(number) || 0) + importance * fully);
    }
  }
  for (const link of query.links) {
    const posting = index.posting(link);
    if (!posting) continue;
    for (const [number, weight] of posting.held) {
      if (merit.has(number)) merit.set(number, merit.get(number) + (LINK * posting.idf * weight) / WEIGHT_MAX);
    }
  }
  const hits = [];
  if (total > 0) for (const number of merit.keys()) hits.push(hit(index, query, number, merit.get(number) / total, presence.get(number), total));
  return hits.sort((a, b) => b.score - a.score || a.number - b.number);
}

/** evidence is how much was found, in units of the rarest token. */
function hit(index, query, number, merit, presence, total) {
  const coverage = presence / total;
  const score = merit * (FLOOR + (1 - FLOOR) * coverage * coverage) * kindFactor(index.rows[number], query);
  return { game: index.game, number, score, coverage, evidence: presence / index.rarest };
}

function kindFactor(row, query) {
  if (row.kind === "term" && query.groups.length === 1 && query.groups[0].concepts.some((c) => `term-${c}` === row.id)) return JUST_THE_TERM;
  return KIND_FACTOR[row.kind] || 1;
}

/** A group's importance, and for each entry that holds it how well and how fully. */
function groupIn(index, group) {
  const found = new Map();
  let importance = 0;
  for (const alternative of group.alternatives) {
    const [idf, held] = alternativeIn(index, alternative);
    if (held.size && !importance && alternative.worth === 1) importance = idf;
    for (const [number, [well, fully]] of held) {
      const before = found.get(number) || NOTHING;
      found.set(number, [Math.max(before[0], well), Math.max(before[1], fully)]);
    }
  }
  if (group.games.includes(index.game)) {
    return [GAME_NAME_IMPORTANCE * group.factor, new Map(index.rows.map((_, number) => [number, [0.5, 1]]))];
  }
  return [(importance || index.rarest) * group.factor, found];
}

/** The mean idf of its tokens, and for each entry the share of them it holds, with and without their weight. */
function alternativeIn(index, { tokens, worth }) {
  const postings = tokens.map((token) => index.posting(token));
  const idfs = postings.map((posting) => (posting ? posting.idf : index.rarest));
  const whole = idfs.reduce((sum, idf) => sum + idf, 0);
  const well = new Map();
  const fully = new Map();
  postings.forEach((posting, place) => {
    if (!posting) return;
    for (const [number, weight] of posting.held) {
      well.set(number, (well.get(number) || 0) + (idfs[place] * weight) / WEIGHT_MAX);
      fully.set(number, (fully.get(number) || 0) + idfs[place]);
    }
  });
  const held = new Map();
  for (const number of well.keys()) held.set(number, [(worth * well.get(number)) / whole, (worth * fully.get(number)) / whole]);
  return [whole / idfs.length, held];
}
