// Sorts the entries of a page that do not apply at this table last, each with its reason, and says once with which expansions
// the page was not checked. Nothing is hidden; without a table everything stands where it stood.

import { element } from "./dom.js";
import { GAME, LANG, linkedEntry } from "./place.js";
import { steadily } from "./steady.js";
import { namer, reasonLine, reasons, unchecked } from "./table_profile.js";
import { namesOf, onTable, tableOf } from "./table_store.js";
import { WORDS } from "./words.js";

const CLASS = "ruling--elsewhere";

export function setUpTableMarks() {
  if (!GAME || !document.querySelector("article.ruling")) return;
  const runs = [...runsOf("article.ruling"), ...runsOf(".index > li")];
  const show = () => {
    if (tableOf(GAME) || document.querySelector(`.${CLASS}, .ts-unchecked`)) steadily(() => mark(runs), applies);
  };
  show();
  onTable(show);
}

function mark(runs) {
  const profile = tableOf(GAME);
  const articles = Array.from(document.querySelectorAll("article.ruling"));
  for (const article of articles) markEntry(article, reasons(holdsFor(article), profile));
  const focused = document.activeElement;
  const linked = linkedEntry();
  const moved = runs.map(sort).some(Boolean);
  if (moved && focused && focused !== document.body) focused.focus({ preventScroll: true });
  if (moved && linked && !linked.matches(":target")) aimAgain();
  sayUnchecked(unchecked(articles.map(holdsFor), profile));
}

/** In some browsers an entry that was moved is no longer what the address points to. */
function aimAgain() {
  const { state } = history;
  location.replace(location.hash);
  history.replaceState(state, "");
}

function markEntry(article, found) {
  const old = article.querySelector(".ts-elsewhere");
  if (old) old.remove();
  article.classList.toggle(CLASS, found.length > 0);
  if (found.length) article.querySelector(".ruling__head").append(reason(found, GAME));
  for (const link of document.querySelectorAll(`.index a[href="#${article.id}"]`)) link.classList.toggle("ts-link-elsewhere", found.length > 0);
}

function applies(node) {
  return !node.classList.contains(CLASS) && !node.querySelector(":scope > .ts-link-elsewhere");
}

/** Neighbours that may change places: {nodes, in the order they were written, end: what they stand before}. */
function runsOf(selector) {
  const runs = [];
  for (const node of document.querySelectorAll(selector)) {
    const last = runs[runs.length - 1];
    if (last && last.nodes[last.nodes.length - 1].nextElementSibling === node) last.nodes.push(node);
    else runs.push({ nodes: [node] });
  }
  for (const run of runs.filter(({ nodes }) => nodes.length > 1)) {
    const { tagName } = run.nodes[0];
    run.end = element(tagName === "LI" ? "li" : "div", { hidden: "" });
    run.nodes[run.nodes.length - 1].after(run.end);
  }
  return runs.filter(({ end }) => end);
}

/** Puts what applies first, moving as few nodes as it can, so that focus and what is open stay. Out: whether any was moved. */
function sort({ nodes, end }) {
  let next = end;
  let moved = false;
  for (const node of [...nodes.filter(applies), ...nodes.filter((n) => !applies(n))].reverse()) {
    if (node.nextElementSibling !== next) {
      next.before(node);
      moved = true;
    }
    next = node;
  }
  return moved;
}

function sayUnchecked(modules) {
  const old = document.querySelector(".tableside .ts-unchecked");
  if (old) old.remove();
  const place = document.querySelector("[data-table-bar]");
  if (modules.length && place) place.after(uncheckedLine(modules, GAME));
}

/** The line that says with which expansions what follows was not checked. */
export function uncheckedLine(modules, game) {
  const words = WORDS[LANG];
  return element("p", { class: "ts-unchecked" }, words.unchecked(modules.map(namer(namesOf(game), LANG)).join(words.comma)));
}

/** The line that says an entry does not apply here, and why. */
export function reason(found, game) {
  const words = WORDS[LANG];
  return element("p", { class: "ts-elsewhere" }, element("b", {}, words.notHere), `${LANG === "zh" ? "：" : ": "}${reasonLine(found, namesOf(game), LANG, words)}`);
}

/** What an entry card of a page says it holds for. */
function holdsFor(article) {
  const list = (name) => (article.getAttribute(name) || "").split(" ").filter(Boolean);
  return {
    players: list("data-players").map(Number),
    with: list("data-with"),
    without: list("data-without"),
    unchecked: list("data-unchecked"),
    edition: article.getAttribute("data-edition") || "",
  };
}
