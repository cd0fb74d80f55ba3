// Asks the finder, in a worker where module workers exist (not in Firefox before 114), else on the page's own thread.

let started = null;

/** Starts the finder and lets it fetch what every question needs; of use where a question is to be expected. */
export function prepare() {
  const { saveData } = navigator.connection || {};
  if (!saveData) ask("prepare", "").catch(() => {}); // the first question tries again
}

/** In: "answer" or "find", the question, {game, limit, lang, profile}. Out: what finder.js says of that call. */
export async function ask(call, question, options = {}) {
  if (!started) {
    started = start();
    started.catch(() => { started = null; });
  }
  const finder = await started;
  return finder(call, String(question), withLanguage(options));
}

/** The results of a question: [{game, id, kind, url, score}], best first, empty when nothing reliable was found. */
export async function search(question, options) {
  return (await ask("answer", question, options)).results;
}

/** The whole answer: {q, game, results, corrected, guessed_game, nearest}. */
export function answer(question, options) {
  return ask("answer", question, options);
}

export function pageLanguage() {
  return document.documentElement.lang.toLowerCase().startsWith("en") ? "en" : "zh";
}

function withLanguage({ game = null, limit = 10, lang = pageLanguage(), profile = null }) {
  return { game, limit, lang, profile };
}

async function start() {
  try {
    return await inWorker();
  } catch (error) {
    return inPage();
  }
}

function inWorker() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    const waiting = new Map();
    let last = 0;
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error("no module workers here"));
    });
    worker.addEventListener("message", ({ data }) => {
      if (data.ready) {
        resolve((call, question, options) => new Promise((done, fail) => {
          last += 1;
          waiting.set(last, { done, fail });
          worker.postMessage({ id: last, call, question, options });
        }));
        return;
      }
      const { done, fail } = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error) fail(new Error(data.error));
      else done(data.value);
    });
  });
}

async function inPage() {
  const { Finder } = await import("./finder.js");
  const finder = new Finder(new URL("../../search/", import.meta.url).href);
  return (call, question, options) => finder[call](question, options);
}
