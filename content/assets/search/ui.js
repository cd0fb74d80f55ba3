// The search panel: opened by [data-search-open], `/`, the home page's form or an address with ?q=.
// The question and the chosen game live in the address; Back closes the panel, and a page left from it returns to it and to the place in it.

import { element } from "../js/dom.js";
import { keptParts } from "../js/kept.js";
import { bothSwitch, onLanguages } from "../js/languages.js";
import { hush } from "../js/live.js";
import { GAME } from "../js/place.js";
import { forgetQuestions, recentQuestions, remember } from "../js/recent.js";
import { gamesMeant, names, suggestions } from "../js/suggest.js";
import { tableButton } from "../js/table_bar.js";
import { uncheckedLine } from "../js/table_marks.js";
import { intoParameters, unchecked } from "../js/table_profile.js";
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
    this.kept = null; // the games kept here, while nothing else can be reached
    this.place = null; // where in the results somebody was who comes back to them
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
    this.show(question || "", game || GAME || (tableOf(tableGame()) ? tableGame() : null));
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
      this.place = (history.state && history.state.place) || null;
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
    hush();
    this.game = game;
    this.shown = this.place ? this.place.shown : PAGE;
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
    this.hints = element("div", { class: "ts-finder__hints", role: "group", "aria-label": words.suggestions, hidden: "" });
    this.said = element("p", { class: "ts-finder__said", role: "status", "aria-live": "polite" });
    this.notice = element("div", {});
    this.list = element("ol", { class: "ts-finder__results" });
    const form = element("form", { class: "ts-finder__bar", role: "search" }, this.input, close);
    const line = element("div", { class: "ts-finder__line" }, tableButton({ short: true }), bothSwitch(), this.hints);
    this.scroll = element("div", { class: "ts-finder__scroll md-typeset tableside" }, this.said, this.notice, this.list);
    const box = element("div", { class: "ts-finder__box" }, form, this.chips, line, this.scroll);
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
    this.list.addEventListener("click", (event) => {
      const link = event.target.closest("a[href]");
      if (link) this.left(link);
    });
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

  /** Somebody follows a link: the question is remembered, and the place in the results for when they come back. */
  left(link) {
    remember(this.input.value);
    const card = link.closest("[data-entry]");
    const place = { shown: this.shown, scroll: this.scroll.scrollTop, entry: card && card.getAttribute("data-entry") };
    history.replaceState({ ...history.state, place }, "", location.href);
  }

  /** Back in the results: where one was, without the keyboard coming up over them. */
  returnToPlace() {
    const { scroll, entry } = this.place;
    const card = this.list.querySelector(`[data-entry="${CSS.escape(entry || "")}"]`);
    if (card) card.querySelector(".ts-answer__link").focus({ preventScroll: true });
    this.scroll.scrollTop = scroll;
    this.place = null;
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
    this.place = null;
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

  /** The answer; where the address names a game that is not there, over all games; without a connection, in a game kept here. */
  async found(question) {
    const find = (game) => ask("find", question, { game, limit: this.shown + 1, lang: this.lang, profile: this.profile() });
    try {
      return await find(this.game);
    } catch (error) {
      const kept = await keptParts().catch(() => []);
      const other = this.game && !kept.length ? null : await this.keptGameFor(question, kept);
      const found = await find(other).catch(() => { throw error; });
      if (this.game && !found.games.some((g) => g.id === this.game)) {
        this.game = null;
        return this.found(question);
      }
      if (!kept.includes(other)) throw error;
      return { ...found, searched: other, kept: found.games.map((g) => g.id).filter((id) => kept.includes(id)) };
    }
  }

  /** Of the games kept here the one a question is about, else the one last looked at. */
  async keptGameFor(question, kept) {
    const meant = (await gamesMeantBy(question)).filter((id) => kept.includes(id));
    const last = lastGame();
    return meant[0] || (kept.includes(last) || !kept.length ? last : kept[0]) || null;
  }

  render(found, question) {
    this.kept = found.kept || null;
    this.renderChips(found);
    this.list.replaceChildren();
    this.notice.replaceChildren();
    this.renderHints(question);
    if (!question) this.renderBeginning(found);
    else if (!found.results.length) this.renderNothing(found, question);
    else {
      this.renderResults(found);
      this.pointElsewhere(found.games, question);
    }
    if (this.kept && !(question && !found.results.length)) this.sayNotKept(found.games, []);
    if (this.place) this.returnToPlace();
  }

  renderResults(found) {
    const more = found.results.length > this.shown;
    const results = found.results.slice(0, this.shown);
    const count = this.words.found(more ? `${results.length}+` : results.length);
    this.say(found.corrected ? this.words.corrected.replace("{}", found.corrected) : "", count);
    const table = this.profile();
    const notChecked = table ? unchecked(results.filter((r) => r.game === table.game).map((r) => r.holds), table) : [];
    if (notChecked.length) this.notice.append(uncheckedLine(notChecked, table.game));
    const nameOf = Object.fromEntries(found.games.map((g) => [g.id, g.short]));
    for (const result of results) this.list.append(element("li", {}, card(result, nameOf[result.game], found.labels, this.lang, this.root)));
    if (more) this.list.append(element("li", { class: "ts-finder__more" }, this.button(this.words.more, () => {
      this.shown += PAGE;
      this.ask();
    })));
  }

  /** Where one game was asked, but the question names a thing of another, the way there. */
  async pointElsewhere(games, question) {
    const mine = this.asked;
    const meant = this.game && !this.kept ? await gamesMeantBy(question) : [];
    if (mine !== this.asked || !meant.length || meant.includes(this.game)) return;
    const named = games.filter((g) => meant.includes(g.id)).map((g) => g.short[this.lang]).join(this.words.comma);
    this.notice.prepend(element("p", { class: "ts-finder__notice" }, this.words.meantElsewhere(named), " ", this.button(this.words.askAll, () => this.choose(null))));
  }

  /** Without a connection: which of the games meant are not kept here, and which can be asked. */
  sayNotKept(games, meant) {
    const { words, lang, kept } = this;
    const named = (list) => list.map((g) => g.short[lang]).join(words.comma);
    const missing = games.filter((g) => meant.includes(g.id) && !kept.includes(g.id));
    const here = named(games.filter((g) => kept.includes(g.id)));
    const line = missing.length ? words.notKept(named(missing), here) : words.offlineOnly(here);
    this.notice.append(element("p", { class: "ts-finder__notice" }, line));
  }

  /** All games and each of them; first the page's own. What cannot be asked without a connection is grey. */
  renderChips(found) {
    const chosen = this.kept ? found.searched : this.game;
    const chip = (id, label, guessed) => {
      const node = this.button(label, () => this.choose(id));
      node.className = this.kept && !this.kept.includes(id) ? "ts-chip ts-chip--away" : "ts-chip";
      node.setAttribute("aria-pressed", String(chosen === id));
      if (id) node.setAttribute("data-game", id);
      if (guessed) node.append(element("small", {}, this.words.guessed));
      return node;
    };
    const guessed = this.game ? null : found.guessed_game;
    const games = [...found.games].sort((a, b) => Number(b.id === guessed) - Number(a.id === guessed));
    const chips = [chip(null, this.words.allGames, false), ...games.map((g) => chip(g.id, g.short[this.lang], g.id === guessed))];
    const own = GAME ? chips.findIndex((node) => node.getAttribute("data-game") === GAME) : 0;
    if (own > 0) chips.unshift(...chips.splice(own, 1));
    this.chips.replaceChildren(...chips);
    const pressed = chips.find((node) => node.getAttribute("aria-pressed") === "true");
    if (pressed) pressed.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Terms that may be meant by what is typed. */
  async renderHints(question) {
    const mine = this.asked;
    const all = question ? await names().catch(() => []) : [];
    if (mine !== this.asked) return;
    const hints = question ? suggestions(this.input.value, all, this.game, this.lang).map(({ name, question: whole }) => this.hint(name, whole)) : [];
    this.hints.hidden = !hints.length;
    this.hints.replaceChildren(...hints);
  }

  /** Before anything is typed: the questions asked lately, and some to begin with, of the game chosen. */
  renderBeginning({ games }) {
    const { words, lang } = this;
    this.say(words.hint);
    const game = games.find((g) => g.id === this.game);
    const examples = game && game.examples[lang].length ? game.examples[lang] : words.examples;
    this.input.placeholder = game ? words.placeholderOf(game.short[lang]) : words.placeholder;
    const recent = recentQuestions();
    if (recent.length) this.list.append(this.questions(words.recent, recent, this.forgetButton()));
    this.list.append(this.questions(words.try, examples));
  }

  questions(label, questions, ...more) {
    const buttons = questions.map((question) => this.button(question, () => this.put(question)));
    return element("li", { class: "ts-finder__empty" }, element("p", {}, label), element("p", { class: "ts-finder__near" }, ...buttons, ...more));
  }

  forgetButton() {
    const forget = this.button(this.words.forget, () => {
      forgetQuestions();
      forget.closest("li").remove();
      this.input.focus();
    });
    forget.classList.add("ts-finder__forget");
    return forget;
  }

  hint(label, question) {
    const node = this.button(label, () => this.put(question));
    node.className = "ts-chip ts-chip--hint";
    return node;
  }

  put(question) {
    this.input.value = question;
    this.typed(0);
    this.input.focus();
  }

  /** Nothing found. Where one game alone was asked, all are tried: they may have the answer, or be out of reach without a connection. */
  async renderNothing({ nearest, games }, question) {
    const unknown = nearest.unknown_game;
    const mine = this.asked;
    if (this.kept) {
      this.say(this.words.nothingHere);
      const meant = await gamesMeantBy(question);
      if (mine === this.asked) this.sayNotKept(games, meant);
      return;
    }
    const game = games.find((g) => g.id === this.game);
    if (game && !unknown) {
      this.say(this.words.nothingIn(game.short[this.lang]));
      const elsewhere = await ask("answer", question, { limit: 1, lang: this.lang }).then(({ results }) => results.length > 0, () => null);
      const [kept, meant] = [await keptParts().catch(() => []), await gamesMeantBy(question)];
      if (mine !== this.asked) return;
      if (elsewhere === null && kept.includes(game.id)) {
        this.kept = kept;
        this.renderChips({ games, searched: game.id });
        this.sayNotKept(games, meant);
        return;
      }
      if (elsewhere) this.list.append(element("li", { class: "ts-finder__more" }, this.button(this.words.askAll, () => this.choose(null))));
    } else this.say(unknown ? this.words.unknownGame.replace("{}", unknown) : this.words.nothing);
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
    this.notice.replaceChildren();
    this.list.replaceChildren(element("li", { class: "ts-finder__more" }, this.button(this.words.retry, () => this.ask())));
  }

  /** Says what a reader sees, and more to screen readers. */
  say(text, more = "") {
    this.said.replaceChildren(text);
    if (more) this.said.append(" ", element("span", { class: "ts-hidden" }, more));
    this.said.classList.toggle("ts-finder__said--unseen", !text);
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

/** Ids of the games whose terms a question names; none where the terms cannot be fetched. */
function gamesMeantBy(question) {
  return names().then((all) => gamesMeant(question, all), () => []);
}
