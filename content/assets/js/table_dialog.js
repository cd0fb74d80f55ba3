// The dialog in which a table says what it plays: the game, how many, which modules, which edition.

import { copy } from "./clipboard.js";
import { button, element } from "./dom.js";
import { games } from "./games.js";
import { say } from "./live.js";
import { openModal } from "./modal.js";
import { LANG, ROOT } from "./place.js";
import { setTable, tableGame, tableOf, withTable } from "./table_store.js";
import { WORDS } from "./words.js";

const words = WORDS[LANG];

/** Opens the dialog; says so where the games cannot be fetched. */
export async function openTableDialog() {
  let all;
  try {
    all = await games();
  } catch (error) {
    say(words.unreachable);
    return;
  }
  const chosen = all.find((game) => game.id === tableGame()) || all[0];
  const form = element("form", { class: "ts-table-form" });
  const questions = element("div", {});
  const show = (game) => questions.replaceChildren(...questionsAbout(game, tableOf(game.id)));
  form.append(element("p", { class: "ts-modal__lead" }, words.tableLead), gamesOf(all, chosen, show), questions, answers(form, all, () => close()));
  show(chosen);
  const close = openModal(words.tableTitle, form);
}

function gamesOf(all, chosen, show) {
  const options = all.map((game) => choice("radio", "game", game.id, game.short[LANG], game === chosen, () => show(game)));
  return group(words.game, options);
}

function questionsAbout(game, table) {
  const { players = null, modules = null, edition = null } = table || {};
  const found = [group(words.players, [
    choice("radio", "players", "", words.playersAny, players === null),
    ...game.players.map((count) => choice("radio", "players", String(count), String(count), count === players, null, words.playersShort(count))),
  ], "ts-choices--counts")];
  if (game.modules.length) {
    found.push(group(words.modules, game.modules.map(({ id, name }) => choice("checkbox", "modules", id, name[LANG], Boolean(modules) && modules.includes(id)))));
  }
  if (game.editions.length > 1) {
    found.push(group(words.edition, game.editions.map(({ id, name }) => choice("radio", "edition", id, name[LANG], id === (edition || game.editions[0].id)))));
  } else found.push(element("p", { class: "ts-modal__lead" }, `${words.edition} · ${game.editions[0].name[LANG]}`));
  return found;
}

function group(legend, options, look = "") {
  return element("fieldset", { class: `ts-choices ${look}` }, element("legend", {}, legend), ...options);
}

/** `whole` is what a screen reader says where the label alone would say too little. */
function choice(type, name, value, label, checked, chosen = null, whole = null) {
  const input = element("input", { type, name, value, "aria-label": whole });
  input.checked = checked;
  if (chosen) input.addEventListener("change", chosen);
  return element("label", { class: "ts-choice" }, input, element("span", {}, label));
}

function answers(form, all, close) {
  const game = () => all.find((g) => g.id === new FormData(form).get("game"));
  const save = element("button", { type: "submit", class: "ts-button ts-button--main" }, words.save);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    setTable(game(), answered(form, game()));
    close();
  });
  const clear = button("ts-button", words.clear, () => {
    setTable(game(), null);
    close();
  });
  const link = button("ts-button", words.tableLink, async () => {
    setTable(game(), answered(form, game()));
    if (await copy(withTable(`${ROOT}${LANG === "en" ? "en/" : ""}${game().id}/`, game().id))) say(words.tableLinkCopied);
  });
  return element("div", { class: "ts-modal__foot" }, save, clear, link);
}

/** The profile that the form says. */
function answered(form, game) {
  const data = new FormData(form);
  return {
    players: data.get("players") ? Number(data.get("players")) : null,
    modules: game.modules.length ? data.getAll("modules") : null,
    edition: data.get("edition"),
  };
}
