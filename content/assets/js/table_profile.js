// The table: how many play and with what. Pure functions.
// A profile is {players, modules, edition}; players null, modules null or edition null mean that it was not said.
// What an entry holds for is {players, with, without, unchecked, edition}: lists of counts and module ids, "" for no edition named.
// With a module of `without` the entry does not hold; with an expansion of `unchecked` nobody has checked it.

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOST_PLAYERS = 20;

/** A profile from an address's parameters (?players=3&modules=choam,ix&edition=…), null where it names none. */
export function fromParameters(parameters) {
  const players = /^\d{1,2}$/.test(parameters.get("players") || "") ? Number(parameters.get("players")) : null;
  const modules = parameters.has("modules") ? parameters.get("modules").split(",").filter((id) => ID.test(id)) : null;
  const edition = ID.test(parameters.get("edition") || "") ? parameters.get("edition") : null;
  const profile = { players: players >= 1 && players <= MOST_PLAYERS ? players : null, modules, edition };
  return isSet(profile) ? profile : null;
}

/** Writes a profile into an address's parameters; null removes it. */
export function intoParameters(parameters, profile) {
  const { players = null, modules = null, edition = null } = profile || {};
  put(parameters, "players", players);
  put(parameters, "modules", modules && modules.join(","));
  put(parameters, "edition", edition);
}

export function isSet(profile) {
  return Boolean(profile) && (profile.players !== null || profile.modules !== null || profile.edition !== null);
}

/** The profile with only what a game knows: its player counts, its modules, its editions. In: the game of games.json. */
export function within(profile, game) {
  const known = (named) => (id) => named.some((n) => n.id === id);
  const clean = {
    players: game.players.includes(profile.players) ? profile.players : null,
    modules: profile.modules && profile.modules.filter(known(game.modules)),
    edition: known(game.editions)(profile.edition) ? profile.edition : null,
  };
  return isSet(clean) ? clean : null;
}

/** Why an entry does not apply at a table: [{kind: "players" | "with" | "without" | "edition", …}], empty where it does. */
export function reasons(holds, profile) {
  if (!profile) return [];
  const found = [];
  const { players, modules, edition } = profile;
  if (players && holds.players.length && !holds.players.includes(players)) found.push({ kind: "players", holds: holds.players, here: players });
  if (modules) {
    const missing = holds.with.filter((id) => !modules.includes(id));
    const excluded = holds.without.filter((id) => modules.includes(id));
    if (missing.length) found.push({ kind: "with", modules: missing });
    if (excluded.length) found.push({ kind: "without", modules: excluded });
  }
  if (edition && holds.edition && holds.edition !== edition) found.push({ kind: "edition", edition: holds.edition });
  return found;
}

/** The expansions in play that one or the other of these entries was not checked with. */
export function unchecked(allHold, profile) {
  const inPlay = (profile && profile.modules) || [];
  return inPlay.filter((id) => allHold.some((holds) => holds.unchecked.includes(id)));
}

/** Player counts with runs drawn together: 1, 3–4. */
export function counts(numbers) {
  const runs = [];
  for (const number of numbers.slice().sort((a, b) => a - b)) {
    const last = runs[runs.length - 1];
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}

/** The reasons as one line. In: names of modules and editions by id ({id: {zh, en}}), the language, its words. */
export function reasonLine(found, names, lang, words) {
  const nameOf = namer(names, lang);
  const say = {
    players: ({ holds, here }) => words.notPlayers(counts(holds).join(words.comma), here),
    with: ({ modules }) => words.needs(modules.map(nameOf).join(words.comma)),
    without: ({ modules }) => words.notWith(modules.map(nameOf).join(words.comma)),
    edition: ({ edition }) => words.notEdition(nameOf(edition)),
  };
  return found.map((reason) => say[reason.kind](reason)).join(words.semicolon);
}

/** A profile in full, piece by piece. */
export function labels(profile, names, lang, words) {
  const nameOf = namer(names, lang);
  const result = [];
  if (profile.players) result.push(words.playersShort(profile.players));
  if (profile.modules && !profile.modules.length) result.push(words.modulesNone);
  if (profile.modules) result.push(...profile.modules.map((id) => words.moduleIn(nameOf(id))));
  if (profile.edition) result.push(nameOf(profile.edition));
  return result;
}

/** A profile in a few characters: how many play, and the number of modules: 3 人, +1. */
export function shortLabels({ players, modules, edition }, names, lang, words) {
  const result = [];
  if (players) result.push(words.playersShort(players));
  if (modules && modules.length) result.push(`+${modules.length}`);
  return result.length ? result : labels({ players, modules, edition }, names, lang, words);
}

/** Says a module or edition by its id: in Chinese without the English name that its own stands beside in brackets. */
export function namer(names, lang) {
  return (id) => (names[id] ? names[id][lang].replace(/（[^）]*）/, "") : id);
}

function put(parameters, name, value) {
  if (value === null || value === undefined) parameters.delete(name);
  else parameters.set(name, String(value));
}
