// Terms that may be meant by what is being typed: the last word, or the last characters of a run of Chinese.

import { ROOT } from "./place.js";

const MOST = 6;
const HAN_TAIL = /[\u3400-\u9fff]+$/;
const LATIN_TAIL = /[a-z][a-z'’-]*$/;
const SHORTEST_LATIN = 2;

let asked = null;

/** The glossaries' names: [[game, zh, en, pinyin]]; fetched once, when first needed. */
export function names() {
  if (!asked) {
    asked = fetch(`${ROOT}assets/terms/names.json`).then((response) => {
      if (!response.ok) throw new Error(`names.json: ${response.status}`);
      return response.json();
    });
    asked.catch(() => { asked = null; });
  }
  return asked;
}

/** Ids of the games that the longest name in a question belongs to. In: the question, the names. */
export function gamesMeant(question, all) {
  const text = question.toLowerCase();
  const told = ([, zh, en]) => Math.max(text.includes(zh) ? zh.length : 0, text.includes(en.toLowerCase()) ? en.length : 0);
  const longest = Math.max(0, ...all.map(told));
  return longest ? Array.from(new Set(all.filter((name) => told(name) === longest).map(([game]) => game))) : [];
}

/** In: what is typed, the names, the game chosen or null, the page's language. Out: [{name, question}], the whole question each would make. */
export function suggestions(typed, all, game, lang) {
  const known = game ? all.filter(([id]) => id === game) : all;
  const text = typed.toLowerCase();
  const [han, latin] = [HAN_TAIL.exec(text), LATIN_TAIL.exec(text)];
  const found = han ? byCharacters(han[0], known) : latin ? byLetters(latin[0], known, lang) : [];
  const distinct = new Map();
  for (const { name, tail } of found) if (!distinct.has(name)) distinct.set(name, { name, question: typed.slice(0, typed.length - tail) + name });
  return Array.from(distinct.values()).slice(0, MOST);
}

/** Names that begin with the last characters, the longest such tail first. */
function byCharacters(run, known) {
  const found = [];
  for (let from = 0; from < run.length; from += 1) {
    const tail = run.slice(from);
    found.push(...shortestFirst(known.map((n) => n[1]).filter((zh) => zh.startsWith(tail) && zh !== tail)).map((name) => ({ name, tail: tail.length })));
  }
  return found;
}

/** Names with a word, the pinyin or its first letters beginning so. */
function byLetters(tail, known, lang) {
  if (tail.length < SHORTEST_LATIN) return [];
  const english = known.map((n) => n[2]).filter((en) => en.toLowerCase() !== tail && begins(en.toLowerCase(), tail));
  const spoken = known.filter((n) => pinyinBegins(n[3], tail)).map((n) => n[lang === "en" ? 2 : 1]);
  const groups = lang === "en" ? [english, spoken] : [spoken, english];
  return groups.flatMap(shortestFirst).map((name) => ({ name, tail: tail.length }));
}

function begins(name, tail) {
  return name.startsWith(tail) || name.includes(` ${tail}`);
}

function pinyinBegins(pinyin, tail) {
  const syllables = pinyin.split(" ");
  return syllables.join("").startsWith(tail) || syllables.map((s) => s[0]).join("").startsWith(tail);
}

function shortestFirst(list) {
  return list.sort((a, b) => a.length - b.length);
}
