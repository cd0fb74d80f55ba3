// The table as it was set on this device, or comes in the address: one profile a game, and the game that is on the table.
// Names of modules are kept with it, so that pages can be marked before anything is fetched.

import { games, namesIn } from "./games.js";
import { GAME } from "./place.js";
import { fromParameters, intoParameters, isSet, within } from "./table_profile.js";
import { keep, recall } from "./store.js";

const CHANGED = "tableside:table";

/** The game on the table, "" where none was chosen. */
export function tableGame() {
  return GAME || kept().game;
}

/** The game that was last looked at on this device, "" where none was. */
export function lastGame() {
  return String(recall("last game") || "");
}

/** The profile of a game, null where none was set: {players, modules, edition}. */
export function tableOf(game) {
  const table = kept().tables[game];
  return table && isSet(table.profile) ? table.profile : null;
}

/** Names of that game's modules and editions, as far as they are known here. */
export function namesOf(game) {
  const table = kept().tables[game];
  return table ? table.names : {};
}

/** Sets or, with null, unsets the table of a game. In: the game of games.json. */
export function setTable(game, profile) {
  const all = kept();
  const tables = { ...all.tables };
  if (isSet(profile)) tables[game.id] = { profile, names: namesIn(game), short: game.short };
  else delete tables[game.id];
  keep("table", { game: game.id, tables });
  refreshAddress(game.id);
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Short name of a game that has a table, in both languages; null where it is not known here. */
export function shortName(game) {
  const table = kept().tables[game];
  return table ? table.short : null;
}

export function onTable(callback) {
  document.addEventListener(CHANGED, callback);
}

/** An address with the game's table in it. */
export function withTable(address, game) {
  const profile = tableOf(game);
  if (!profile) return address;
  const result = new URL(address);
  intoParameters(result.searchParams, profile);
  return result.href;
}

/** Takes the table that the address names, if it names one. Resolves to {game, profile} where it differs from what was set. */
export async function takeFromAddress() {
  const parameters = new URLSearchParams(location.search);
  const wanted = fromParameters(parameters);
  const id = parameters.get("game") || GAME; // the address of a search names the game that its table plays
  if (!wanted || !id) return null;
  const game = (await games()).find((g) => g.id === id);
  const profile = game ? within(wanted, game) : null;
  if (!profile || JSON.stringify(profile) === JSON.stringify(tableOf(id))) return null;
  setTable(game, profile);
  return { game: id, profile };
}

/** An address that names a table goes on naming the one that is set. */
function refreshAddress(game) {
  const address = new URL(location.href);
  if (!fromParameters(address.searchParams)) return;
  intoParameters(address.searchParams, tableOf(game));
  history.replaceState(history.state, "", address.href);
}

function kept() {
  const value = recall("table");
  const sound = value && typeof value === "object" && value.tables && typeof value.tables === "object";
  return sound ? { game: String(value.game || ""), tables: value.tables } : { game: "", tables: {} };
}
