// The search panel: opened by [data-search-open], `/`, the home page's form or an address with ?q=.
// The question and the chosen game live in the address; Back closes the panel, and a page left from it returns to it.

import { element } from "../js/dom.js";
import { bothSwitch, onLanguages } from "../js/languages.js";
import { forgetQuestions, recentQuestions, remember } from "../js/recent.js";
import { names, suggestions } from "../js/suggest.js";
import { tableButton } from "../js/table_bar.js";
import { intoParameters } from "../js/table_profile.js";
import { lastGame, onTable, tableGame, tableOf } from "../js/table_store.js";
import { card } from "./card.js";
import { ask, pageLanguage } from "./client.js";
import { WORDS } from "./words.js";

const PAUSE_MS = 130;
const PAGE = 10;
const EDITABLE = "input, textarea, select, [contenteditable]";

/** In: the address of the site's root. Sets the panel up; nothing is fetched until the first question. */
export function setUpSearch(root) {
  const panel = new Panel(root, pageLanguage());
  document.addEventListener("click", (event) => {
    const opener = event.target.closest && event.target.closest("[data-search-open]");
    if (!opener) return;
    event.preventDefault();
    panel.open({ game: opener.getAttribute("data-search-game") });
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest && event.target.closest(EDITABLE);
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    event.preventDefault();
    panel.open({});
  });
  for (const form of document.querySelectorAll("form[data-search-home]")) takeOverForm(form, panel);
  window.addEventListener("popstate", () => panel.followAddress());
  panel.followAddress();
}

function takeOverForm(form, panel) {
  const input = form.querySelector("input");
  const open = () => {
    panel.open({ question: input.value });
    input.value = "";
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    open();
  });
  input.addEventListener("click", open);
  input.addEventListener("input", (event) => { if (!event.isComposing) open(); });
  input.addEventListener("compositionend", open);
}

class Panel {
  constructor(root, lang) {
    this.root = root;
    this.lang = lang;
    this.words = WORDS[lang];
    this.game = null;
    this.shown = PAGE;
    this.asked = 0;
    this.returnTo = null;
    this.timer = 0;
    this.leaving = false; // between our history.back() and its popstate
    this.wanted = null; // what was asked to be opened meanwhile
  }

  get isOpen() {
    return Boolean(this.dialog && !this.dialog.hidden);
  }

  open({ question, game = null }) {
    if (this.isOpen) return;
    if (this.leaving) {
      this.wanted = { question, game };
      return;
    }
    this.show(question || "", game || (tableOf(tableGame()) ? tableGame() : null));
    const state = { tableside: "search", pushed: true };
    history.pushState(state, "", this.address());
  }

  /** Opens or closes as the address says: after Back, Forward, or a page load with ?q=. */
  followAddress() {
    const { wanted } = this;
    this.leaving = false;
    this.wanted = null;
    const parameters = new URLSearchParams(location.search);
    if (parameters.has("q")) {
      if (!this.isOpen || this.input.value !== parameters.get("q")) this.show(parameters.get("q"), parameters.get("game"));
    } else if (this.isOpen) this.hide();
    if (wanted) this.open(wanted);
  }

  close() {
    this.hide();
    if (history.state && history.state.tableside === "search" && history.state.pushed) {
      this.leaving = true;
      history.back();
    } else history.replaceState(null, "", this.addressWithout());
  }

  show(question, game) {
    if (!this.dialog) this.build();
    if (!this.isOpen) this.returnTo = document.activeElement;
    this.dialog.hidden = false;
    document.documentElement.classList.add("ts-finder-open");
    this.game = game;
    this.input.value = question;
    this.input.focus();
    this.ask();
  }

  hide() {
    clearTimeout(this.timer);
    if (this.links().length) remember(this.input.value);
    this.asked += 1;
    this.dialog.hidden = true;
    document.documentElement.classList.remove("ts-finder-open");
    document.activeElement.blur(); // a hidden field would keep the keys until the next frame
    if (this.returnTo && this.returnTo.focus) this.returnTo.focus();
  }

  build() {
    const { words } = this;
    this.input = element("input", {
      type: "search", class: "ts-finder__input", placeholder: words.placeholder, "aria-label": words.panel, autocomplete: "off",
      autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "search", maxlength: "200",
    });
    const close = element("button", { type: "button", class: "ts-finder__close", "aria-label": words.close }, "✕");
    this.chips = element("div", { class: "ts-finder__chips", role: "group", "aria-label": words.games });
    this.said = element("p", { class: "ts-finder__said", role: "status", "aria-live": "polite" });
    this.list = element("ol", { class: "ts-finder__results" });
    const tools = element("div", { class: "ts-finder__tools" }, tableButton(false), this.chips, bothSwitch());
    this.hints = element("div", { class: "ts-finder__hints", role: "group", hidden: "" });
    const form = element("form", { class: "ts-finder__bar", role: "search" }, this.input, close);
    const line = element("div", { class: "ts-finder__line" }, this.said, this.hints);
    const scroll = element("div", { class: "ts-finder__scroll md-typeset tableside" }, this.list);
    const box = element("div", { class: "ts-finder__box" }, form, tools, line, scroll);
    this.dialog = element("div", { class: "ts-finder", role: "dialog", "aria-modal": "true", "aria-label": words.panel, hidden: "" }, box);
    document.body.append(this.dialog);

    close.addEventListener("click", () => this.close());
    this.dialog.addEventListener("click", (event) => { if (event.target === this.dialog) this.close(); });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.typed(0);
    });
    this.input.addEventListener("input", (event) => { if (!event.isComposing) this.typed(PAUSE_MS); });
    this.input.addEventListener("compositionstart", () => clearTimeout(this.timer));
    this.input.addEventListener("compositionend", () => this.typed(PAUSE_MS));
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("click", (event) => { if (event.target.closest("a[href]")) remember(this.input.value); });
    onTable(() => this.tableChanged());
    onLanguages(() => { if (this.isOpen) this.ask(); });
  }

  key(event) {
    if (event.isComposing || event.keyCode === 229) return; // the input method's own keys
    event.stopPropagation(); // the theme has keys of its own
    if (event.key === "Escape") {
      event.preventDefault();
      this.close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Tab") this.keepFocusInside(event);
    else if (event.key === "Enter" && event.target === this.input) {
      event.preventDefault();
      const first = this.links()[0];
      if (first && !this.pending) first.click();
      else this.typed(0);
    }
  }

  links() {
    return Array.from(this.list.querySelectorAll(".ts-answer__link"));
  }

  step(by) {
    const stops = [this.input, ...this.links()];
    const next = stops.indexOf(document.activeElement) + by;
    const target = stops[Math.min(stops.length - 1, Math.max(0, next))];
    target.focus();
    if (target !== this.input) target.closest("li").scrollIntoView({ block: "nearest" });
  }

  keepFocusInside(event) {
    const stops = Array.from(this.dialog.querySelectorAll("input, button, a[href]")).filter((node) => node.offsetParent !== null);
    const [first, last] = [stops[0], stops[stops.length - 1]];
    if (event.shiftKey && document.activeElement === first) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first.focus();
    }
  }

  typed(pause) {
    clearTimeout(this.timer);
    this.pending = true;
    this.shown = PAGE;
    this.timer = setTimeout(() => {
      history.replaceState(history.state, "", this.address());
      this.ask();
    }, pause);
  }

  choose(game) {
    this.game = game;
    this.typed(0);
    this.input.focus();
  }

  tableChanged() {
    if (!this.isOpen) return;
    if (tableOf(tableGame())) this.game = tableGame();
    this.typed(0);
  }

  /** What is passed to the engine of this table: that of the game searched. */
  profile() {
    const game = this.game || tableGame();
    const table = tableOf(game);
    return table && { game, players: table.players, modules: table.modules };
  }

  async ask() {
    this.asked += 1;
    const mine = this.asked;
    this.pending = true;
    const question = this.input.value.trim();
    const waiting = setTimeout(() => { if (mine === this.asked) this.say(this.words.searching); }, 200);
    try {
      const found = await this.found(question);
      if (mine === this.asked) this.render(found, question);
    } catch (error) {
      if (mine === this.asked) this.fail();
    } finally {
      clearTimeout(waiting);
      if (mine === this.asked) this.pending = false;
    }
  }

  /** The answer; where the address names a game that is not there, over all games; without a connection, in the game kept here. */
  async found(question) {
    const find = (game) => ask("find", question, { game, limit: this.shown + 1, lang: this.lang, profile: this.profile() });
    try {
      return await find(this.game);
    } catch (error) {
      const other = this.game ? null : lastGame();
      if (other === "") throw error;
      const found = await find(other);
      if (this.game && found.games.some((g) => g.id === this.game)) throw error;
      this.game = other;
      return found;
    }
  }

  render(found, question) {
    this.renderChips(found);
    this.list.replaceChildren();
    this.renderHints(question);
    if (!question) {
      this.say(this.words.hint);
      this.list.append(this.examples());
      return;
    }
    if (!found.results.length) {
      this.renderNothing(found);
      return;
    }
    const more = found.results.length > this.shown;
    const results = found.results.slice(0, this.shown);
    const count = more ? `${this.words.found(`${results.length}+`)}` : this.words.found(results.length);
    this.say(found.corrected ? `${this.words.corrected.replace("{}", found.corrected)} · ${count}` : count);
    const nameOf = Object.fromEntries(found.games.map((g) => [g.id, g.short]));
    for (const result of results) this.list.append(element("li", {}, card(result, nameOf[result.game], found.labels, this.lang, this.root)));
    if (more) this.list.append(element("li", { class: "ts-finder__more" }, this.button(this.words.more, () => {
      this.shown += PAGE;
      this.ask();
    })));
  }

  renderChips(found) {
    const chip = (id, label, guessed) => {
      const node = this.button(label, () => this.choose(id));
      node.className = "ts-chip";
      node.setAttribute("aria-pressed", String(this.game === id));
      if (id) node.setAttribute("data-game", id);
      if (guessed) node.append(element("small", {}, this.words.guessed));
      return node;
    };
    const guessed = this.game ? null : found.guessed_game;
    const games = [...found.games].sort((a, b) => Number(b.id === guessed) - Number(a.id === guessed));
    this.chips.replaceChildren(chip(null, this.words.allGames, false), ...games.map((g) => chip(g.id, g.short[this.lang], g.id === guessed)));
  }

  /** Before anything is typed the questions asked lately, then terms that may be meant. */
  async renderHints(question) {
    const { words } = this;
    if (!question) {
      const recent = recentQuestions();
      const forget = this.button(words.forget, () => {
        forgetQuestions();
        this.renderHints("");
        this.input.focus();
      });
      this.showHints(words.recent, recent.length ? [...recent.map((q) => this.hint(q, q)), forget] : []);
      return;
    }
    const mine = this.asked;
    const found = await names().then((all) => suggestions(this.input.value, all, this.game, this.lang), () => []);
    if (mine === this.asked) this.showHints(words.suggestions, found.map(({ name, question: whole }) => this.hint(name, whole)));
  }

  showHints(label, hints) {
    this.hints.hidden = !hints.length;
    this.hints.setAttribute("aria-label", label);
    this.hints.replaceChildren(element("span", { class: "ts-finder__hint-label", "aria-hidden": "true" }, label), ...hints);
  }

  /** Questions to begin with, for somebody who sees the panel for the first time. */
  examples() {
    const buttons = this.words.examples.map((question) => this.button(question, () => {
      this.input.value = question;
      this.typed(0);
      this.input.focus();
    }));
    return element("li", { class: "ts-finder__empty" }, element("p", {}, this.words.try), element("p", { class: "ts-finder__near" }, ...buttons));
  }

  hint(label, question) {
    const node = this.button(label, () => {
      this.input.value = question;
      this.typed(0);
      this.input.focus();
    });
    node.className = "ts-chip ts-chip--hint";
    return node;
  }

  renderNothing({ nearest, games }) {
    const unknown = nearest.unknown_game;
    this.say(unknown ? this.words.unknownGame.replace("{}", unknown) : this.words.nothing);
    const nameOf = Object.fromEntries(games.map((g) => [g.id, g.short]));
    const item = element("li", { class: "ts-finder__nothing" });
    if (nearest.terms.length) {
      const terms = nearest.terms.map((t) => this.button(`${t.title[this.lang]} · ${nameOf[t.game][this.lang]}`, () => {
        this.input.value = t.title[this.lang];
        this.choose(t.game);
      }));
      item.append(element("p", {}, this.words.nothingHint), element("p", { class: "ts-finder__near" }, ...terms));
    }
    const names = nearest.games.map((g) => element("a", { href: `${this.root}${this.lang === "en" ? "en/" : ""}${g.id}/` }, g.name[this.lang]));
    item.append(element("p", {}, this.words.nothingGames), element("p", { class: "ts-finder__near" }, ...names));
    this.list.append(item);
  }

  fail() {
    this.say(this.words.failed);
    this.list.replaceChildren(element("li", { class: "ts-finder__more" }, this.button(this.words.retry, () => this.ask())));
  }

  say(text) {
    this.said.textContent = text;
  }

  button(label, action) {
    const node = element("button", { type: "button", class: "ts-finder__button" }, label);
    node.addEventListener("click", action);
    return node;
  }

  address() {
    const address = new URL(location.href);
    address.searchParams.set("q", this.input.value);
    if (this.game) address.searchParams.set("game", this.game);
    else address.searchParams.delete("game");
    intoParameters(address.searchParams, this.game ? tableOf(this.game) : null);
    return address.href;
  }

  addressWithout() {
    const address = new URL(location.href);
    address.searchParams.delete("q");
    address.searchParams.delete("game");
    intoParameters(address.searchParams, null);
    return address.href;
  }
}
