// Marks the entries of a page that do not apply at this table, each with its reason. Nothing is hidden or moved.

import { element } from "./dom.js";
import { GAME, LANG } from "./place.js";
import { reasonLine, reasons } from "./table_profile.js";
import { namesOf, onTable, tableOf } from "./table_store.js";
import { WORDS } from "./words.js";

const CLASS = "ruling--elsewhere";

export function setUpTableMarks() {
  if (!GAME) return;
  mark();
  onTable(mark);
}

function mark() {
  const profile = tableOf(GAME);
  for (const article of document.querySelectorAll("article.ruling")) {
    const found = reasons(holdsFor(article), profile);
    const old = article.querySelector(".ts-elsewhere");
    if (old) old.remove();
    article.classList.toggle(CLASS, found.length > 0);
    if (found.length) article.querySelector(".ruling__head").append(reason(found, GAME));
    for (const link of document.querySelectorAll(`.index a[href="#${article.id}"]`)) link.classList.toggle("ts-link-elsewhere", found.length > 0);
  }
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
    edition: article.getAttribute("data-edition") || "",
  };
}
