// Fetches the index as needed and answers questions with it; runs in the worker, or in the page where workers cannot.

import { Language } from "./analyse.js";
import { Hearing, Sounds } from "./correct.js";
import { answer, bestReadings, firstReadings, somethingIsUnknown } from "./engine.js";
import { marks, tokensToMark } from "./highlight.js";
import { GAME } from "./query.js";
import { ShardIndex } from "./shards.js";

const FORMAT = 1;
const NEAREST_GAMES = 8;
const MARKED = ["title", "question", "text", "answer", "unclear", "reading", "note"];

export class Finder {
  /** In: the address of the folder `search/`, with a slash at its end. */
  constructor(base) {
    this.base = base;
    this.fetched = new Map();
    this.hearings = new Map();
  }

  /** The answer of the contract: {q, game, results, corrected, guessed_game, nearest}. */
  async answer(question, { game = null, limit = 10, lang = "zh", profile = null } = {}) {
    const found = await this.look(question, game, profile);
    const hits = limit ? found.hits.slice(0, limit) : found.hits;
    const cards = await this.cardsOf([...hits, ...found.nearest]);
    return document_(question, game, found, hits, cards, lang, await this.common());
  }

  /** The same with what the panel shows: results bear `card`, `marks` and `applies`; `games` and `labels` come along. */
  async find(question, { game = null, limit = 10, lang = "zh", profile = null } = {}) {
    const common = await this.common();
    const found = await this.look(question, game, profile);
    const hits = limit ? found.hits.slice(0, limit) : found.hits;
    const cards = await this.cardsOf([...hits, ...found.nearest]);
    const document = document_(question, game, found, hits, cards, lang, common);
    document.results.forEach((result, place) => {
      const hit = hits[place];
      result.applies = hit.applies;
      result.card = cards.get(hit);
      result.marks = marksOf(result.card, hit);
    });
    return { ...document, games: common.games.map(({ id, name, short }) => ({ id, name, short })), labels: common.labels };
  }

  async look(question, game, profile) {
    const indexes = await this.indexes(game);
    let readings = firstReadings(question, indexes);
    if (somethingIsUnknown(readings)) {
      const sounds = await this.once("sounds", async () => new Sounds(await this.json((await this.common()).sounds)));
      readings = bestReadings(readings, (index) => this.hearing(index, sounds));
    }
    return answer(question, readings, profile);
  }

  hearing(index, sounds) {
    if (!this.hearings.has(index.game)) this.hearings.set(index.game, new Hearing(index, sounds));
    return this.hearings.get(index.game);
  }

  async indexes(game) {
    const common = await this.common();
    const wanted = common.games.filter((g) => !game || g.id === game);
    if (!wanted.length) throw new Error(`no game named ${game}; the games are: ${common.games.map((g) => g.id).join(", ")}`);
    const language = await this.once("language", async () => new Language(common.language));
    const names = namesOf(common.games);
    return Promise.all(wanted.map((g) => this.once(g.index, async () => new ShardIndex(await this.json(g.index), language, names))));
  }

  /** The cards of hits, as a Map. */
  async cardsOf(hits) {
    const common = await this.common();
    const found = new Map();
    await Promise.all(hits.map(async (hit) => {
      const { cards: file } = common.games.find((g) => g.id === hit.game);
      const { cards } = await this.once(file, () => this.json(file));
      found.set(hit, cards[hit.number]);
    }));
    return found;
  }

  async common() {
    const common = await this.once("common.json", () => this.json("common.json"));
    if (common.format !== FORMAT) throw new Error("the search index is of another version; reload the page");
    return common;
  }

  /** The value of a promise made once; a failed one is forgotten, so that the next question tries again. */
  once(key, make) {
    if (!this.fetched.has(key)) {
      const promise = make();
      promise.catch(() => this.fetched.delete(key));
      this.fetched.set(key, promise);
    }
    return this.fetched.get(key);
  }

  async json(file) {
    const response = await fetch(this.base + file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  }
}

function namesOf(games) {
  const names = new Map();
  for (const game of games) for (const name of game.names) names.set(name, [...(names.get(name) || []), GAME + game.id]);
  return Array.from(names);
}

function document_(question, game, found, hits, cards, lang, common) {
  const url = (hit) => cards.get(hit).url[lang === "en" ? "en" : "zh"];
  const nearest = {
    terms: found.nearest.map((hit) => ({ game: hit.game, id: hit.row.id, title: cards.get(hit).title })),
    games: common.games.slice(0, NEAREST_GAMES).map(({ id, name }) => ({ id, name })),
  };
  return {
    q: question,
    game,
    results: hits.map((hit) => ({ game: hit.game, id: hit.row.id, kind: hit.row.kind, url: url(hit), score: Math.round(hit.score * 1e4) / 1e4 })),
    corrected: found.corrected,
    guessed_game: found.guessedGame,
    nearest: hits.length ? null : nearest,
  };
}

function marksOf(card, hit) {
  const wanted = tokensToMark(hit.reading.query);
  const { lexicon } = hit.reading.index;
  const result = {};
  for (const field of MARKED) {
    if (card[field]) result[field] = { zh: marks(card[field].zh, wanted, lexicon), en: marks(card[field].en, wanted, lexicon) };
  }
  return result;
}
