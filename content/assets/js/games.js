// The games, their player counts, modules and editions, from the API; fetched once, when first needed.

import { ROOT } from "./place.js";

let asked = null;

/** The games of api/v1/games.json; rejects where it cannot be fetched, and the next call tries again. */
export function games() {
  if (!asked) {
    asked = fetch(`${ROOT}api/v1/games.json`).then((response) => {
      if (!response.ok) throw new Error(`games.json: ${response.status}`);
      return response.json();
    }).then((document) => document.games);
    asked.catch(() => { asked = null; });
  }
  return asked;
}

/** Names of a game's modules and editions by id. */
export function namesIn(game) {
  const names = {};
  for (const { id, name } of [...game.modules, ...game.editions]) names[id] = name;
  return names;
}
