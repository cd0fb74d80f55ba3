// Fetches the index as needed and answers questions with it; runs in the worker, or in the page where workers cannot.

import { Language } from "./analyse.js";
import { Sounds } from "./correct.js";
import { answer, bestReading, reading, somethingIsUnknown } from "./engine.js";
import { marks, wantedMarks } from "./highlight.js";
import { ShardedIndex, syllableTable } from "./shards.js";

const FORMAT = 3;
const BLOCK = 2;
const NEAREST_GAMES = 8;
const MARKED = ["title", "question", "definition", "text", "answer", "unclear", "reading", "note"];

export class Finder {
  /** In: the address of the folder `search/`, with a slash at its end. */
  constructor(base) {
    this.base = base;
    this.fetched = new Map();
  }

  /** The answer of the contract: {q, game, results, corrected, guessed_game, nearest}. */
  async answer(question, options = {}) {
    return (await this.look(question, options)).document;
  }

  /** The same with what the panel shows: results bear `card`, `marks`, `applies` and `holds`; `games` and `labels` come along. */
  async find(question, options = {}) {
    const { document, found, hits, cards, index, common } = await this.look(question, options);
    const wanted = await index.settled(() => wantedMarks(found.query, index));
    document.results.forEach((result, place) => {
      const hit = hits[place];
      const row = index.rowOf(hit.entry);
      result.applies = hit.applies;
      result.holds = { players: row.players, with: row.modulesIn, without: row.modulesOut, unchecked: row.unchecked };
      result.card = cards.get(hit);
      result.marks = marksOf(result.card, wanted, index.lexicon.language);
    });
    return { ...document, games: common.games, labels: common.labels };
  }

  /** Fetches what every question needs, before there is one. */
  async prepare(question, { game = null }) {
    await this.index(game);
  }

  async look(question, { game = null, limit = 10, lang = "zh", profile = null }) {
    const index = await this.index(game);
    const common = await this.common();
    let best = await index.settled(() => reading(question, index));
    if (somethingIsUnknown(best)) {
      const first = best;
      best = await index.settled(() => bestReading(first, index));
    }
    const found = answer(question, best, index, profile);
    const hits = limit ? found.hits.slice(0, limit) : found.hits;
    const cards = await this.cardsOf([...hits, ...found.nearest], index);
    return { document: contract(question, game, found, hits, cards, lang, common, index), found, hits, cards, index, common };
  }

  async index(game) {
    const head = (file) => this.once(file, () => this.json(file));
    const [common] = await Promise.all([this.common(), game || head("head.json")]);
    if (game && !common.games.some((g) => g.id === game)) {
      throw new Error(`no game named ${game}; the games are: ${common.games.map((g) => g.id).join(", ")}`);
    }
    const held = ofThisFormat(await head(game ? `${game}/head.json` : "head.json"));
    return this.once(held.shards, async () => {
      const language = await this.once("language", async () => new Language(common.language));
      const sounds = await this.once("sounds", async () => new Sounds(syllableTable(common.sounds)));
      const shard = (file) => this.once(file, () => this.json(file));
      return new ShardedIndex(held, language, sounds, (number) => shard(`${held.shards}${number}.json`));
    });
  }

  /** The cards of hits, as a Map. */
  async cardsOf(hits, index) {
    const found = new Map();
    await Promise.all(hits.map(async (hit) => {
      const { cards: folder, first } = index.games[hit.game];
      const number = hit.entry - first;
      const file = `${folder}${Math.floor(number / BLOCK)}.json`;
      const { cards } = await this.once(file, () => this.json(file));
      found.set(hit, cards[number % BLOCK]);
    }));
    return found;
  }

  async common() {
    return ofThisFormat(await this.once("common.json", () => this.json("common.json")));
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

function ofThisFormat(held) {
  if (held.format !== FORMAT) throw new Error("the search index is of another version; reload the page");
  return held;
}

function contract(question, game, found, hits, cards, lang, common, index) {
  const gameOf = (hit) => index.games[hit.game].game;
  const nearest = {
    terms: found.nearest.map((hit) => ({ game: gameOf(hit), id: cards.get(hit).id, title: cards.get(hit).title })),
    games: common.games.slice(0, NEAREST_GAMES).map(({ id, name }) => ({ id, name })),
    unknown_game: found.unknownGame,
  };
  return {
    q: question,
    game,
    results: hits.map((hit) => {
      const { id, kind, url } = cards.get(hit);
      return { game: gameOf(hit), id, kind, url: url[lang === "en" ? "en" : "zh"], score: Math.round(hit.score * 1e4) / 1e4 };
    }),
    corrected: found.corrected,
    guessed_game: found.guessedGame,
    nearest: hits.length ? null : nearest,
  };
}

function marksOf(card, wanted, language) {
  const result = {};
  for (const field of MARKED) {
    if (card[field]) result[field] = { zh: marks(card[field].zh, wanted, language), en: marks(card[field].en, wanted, language) };
  }
  return result;
}
