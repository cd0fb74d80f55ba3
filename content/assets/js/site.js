// What the pages need a script for. Without it everything can still be read.
// Each part stands in a module of its own; all are named here, so that a browser fetches them in one go.

import { acts } from "./acts.js";
import { setUpLanguages } from "./languages.js";
import { say } from "./live.js";
import { setUpOffline } from "./offline.js";
import { GAME, LANG } from "./place.js";
import { fromPage } from "./ruling.js";
import { keep } from "./store.js";
import { setUpTableBars } from "./table_bar.js";
import { setUpTableMarks } from "./table_marks.js";
import { labels } from "./table_profile.js";
import { namesOf, takeFromAddress } from "./table_store.js";
import { setUpTerms } from "./terms.js";
import { WORDS } from "./words.js";

function setUpActs() {
  for (const article of document.querySelectorAll("article.ruling")) {
    const row = acts(() => fromPage(article));
    const place = article.querySelector("[data-acts]");
    if (place) place.append(row);
    else article.querySelector(".ruling__more").before(row);
  }
}

/** The table that came with a link is taken over, and said. */
async function takeTable() {
  try {
    const taken = await takeFromAddress();
    if (!taken) return;
    const text = labels(taken.profile, namesOf(taken.game), LANG, WORDS[LANG]).join(WORDS[LANG].comma);
    say(WORDS[LANG].tableFromLink(text));
  } catch (error) {
    // No connection: the pages can be read without a table.
  }
}

if (GAME) keep("last game", GAME);
setUpLanguages();
setUpTableBars();
setUpTableMarks();
setUpActs();
setUpTerms();
setUpOffline();
takeTable();
