// Finds names of terms in a text, longest first; mirrors scripts/tableside/glossary.py.

const WORD = /[A-Za-z0-9]+(?:['’][A-Za-z]+)?|[^\W\d_]+/gu;

/** In: a text, names (array of [name, value]), the text's language. Out: [[start, end, value], …], without overlap, each value once. */
export function findTerms(text, names, lang) {
  const found = lang === "zh" ? inCharacters(text, names) : inWords(text, names);
  const seen = new Set();
  return found.filter(([, , value]) => !seen.has(value) && seen.add(value));
}

function inCharacters(text, names) {
  const folded = text.toLowerCase();
  const byLength = names.map(([name, value]) => [name.toLowerCase(), value]).sort((a, b) => b[0].length - a[0].length);
  const found = [];
  let start = 0;
  while (start < folded.length) {
    const hit = byLength.find(([name]) => folded.startsWith(name, start) && standsAlone(folded, start, start + name.length));
    if (hit) found.push([start, start + hit[0].length, hit[1]]);
    start += hit ? hit[0].length : 1;
  }
  return found;
}

/** Latin letters and digits at a name's edge must not run on into their neighbours (PDS in PDSX). */
function standsAlone(text, start, end) {
  const joined = (left, right) => /[a-z0-9]/.test(left || "") && /[a-z0-9]/.test(right || "");
  return !joined(text[start - 1], text[start]) && !joined(text[end - 1], text[end]);
}

function inWords(text, names) {
  const words = Array.from(text.matchAll(WORD));
  const stems = words.map((word) => stem(word[0]));
  const byLength = names.map(([name, value]) => [(name.match(WORD) || []).map(stem), value]).sort((a, b) => b[0].length - a[0].length);
  const found = [];
  let first = 0;
  while (first < words.length) {
    const hit = byLength.find(([key]) => key.length && key.every((part, offset) => part === stems[first + offset]));
    if (hit) {
      const last = words[first + hit[0].length - 1];
      found.push([words[first].index, last.index + last[0].length, hit[1]]);
    }
    first += hit ? hit[0].length : 1;
  }
  return found;
}

/** An English word without its inflection; it need not be a word. */
export function stem(written) {
  let word = written.toLowerCase().replace(/’/g, "'").replace(/'s$/, "").replace(/'$/, "");
  if (word.length > 4 && /(ies|ied)$/.test(word)) return `${word.slice(0, -3)}y`;
  for (const ending of ["ing", "ed", "es", "s", "e"]) {
    if (word.endsWith(ending) && word.length - ending.length >= 3 && !(ending === "s" && word.endsWith("ss"))) {
      word = word.slice(0, -ending.length);
      break;
    }
  }
  const last = word[word.length - 1];
  const doubled = word.length > 3 && last === word[word.length - 2] && !"aeiouls".includes(last);
  return doubled ? word.slice(0, -1) : word;
}
