// The bar at the head of a game's pages, of the home page and of the search panel: this table as chips, and both languages.

import { button, element } from "./dom.js";
import { bothSwitch } from "./languages.js";
import { LANG } from "./place.js";
import { openTableDialog } from "./table_dialog.js";
import { labels, shortLabels } from "./table_profile.js";
import { namesOf, onTable, shortName, tableGame, tableOf } from "./table_store.js";
import { WORDS } from "./words.js";

/** Fills every place meant for the bar; a game's page that has none gets one under its tabs. */
export function setUpTableBars() {
  const places = Array.from(document.querySelectorAll("[data-table-bar]"));
  const tabs = document.querySelector(".tableside[data-game] > .tabs");
  if (!places.length && tabs) {
    places.push(element("div", { class: "table-bar", "data-table-bar": "" }));
    tabs.after(places[0]);
  }
  for (const place of places) place.append(tableButton({ named: Boolean(document.querySelector(".tableside--home")) }), bothSwitch());
}

/** The button that shows the table and opens its dialog. `named`: the game is said too; `short`: in few characters, the whole to screen readers. */
export function tableButton({ named = false, short = false }) {
  const node = button("table-chip table-chip--table", "", openTableDialog, { "aria-haspopup": "dialog" });
  const show = () => (short ? showShort(node) : node.replaceChildren(...contents(named)));
  show();
  onTable(show);
  return node;
}

function contents(named) {
  const words = WORDS[LANG];
  const game = tableGame();
  const profile = tableOf(game);
  if (!profile) return [words.tableUnset];
  const name = named && shortName(game) ? [shortName(game)[LANG]] : [];
  return [element("b", {}, words.table), ...parts([...name, ...labels(profile, namesOf(game), LANG, words)])];
}

function showShort(node) {
  const words = WORDS[LANG];
  const game = tableGame();
  const profile = tableOf(game);
  const whole = profile ? [words.table, ...labels(profile, namesOf(game), LANG, words)].join(" ") : words.tableUnset;
  node.setAttribute("aria-label", whole);
  node.replaceChildren(...(profile ? parts(shortLabels(profile, namesOf(game), LANG, words)) : [words.tableUnsetShort]));
}

function parts(texts) {
  return texts.map((text) => element("span", { class: "table-chip__part" }, text));
}
