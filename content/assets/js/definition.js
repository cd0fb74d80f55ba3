// The small definition of a term: beside its mark on a wide screen, at the foot of a phone's. It takes no room in the page.

import { button, element } from "./dom.js";
import { GAME, HTML_LANG, LANG, OTHER, ROOT } from "./place.js";
import { WORDS } from "./words.js";

const ID = "ts-definition";
const MARGIN = 8;

const words = WORDS[LANG];

/** One definition at a time for a page. */
export class Definition {
  constructor() {
    this.mark = null;
    this.byKey = false;
    this.asked = null;
    addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("pointerdown", (event) => this.pressed(event), true);
  }

  /** Lets a mark open the definition of a term: {name, partner, href}. */
  attach(mark, term) {
    mark.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab with the glossary
      event.preventDefault();
      this.activate(mark, term);
    });
    mark.addEventListener("focus", () => { if (this.byKey && this.mark !== mark) this.open(mark, term); });
    mark.addEventListener("blur", (event) => { if (this.mark === mark && !this.holds(event.relatedTarget)) this.close(); });
  }

  /** A tap opens and closes; Enter on a mark that is open already goes into the definition. */
  activate(mark, term) {
    if (this.mark !== mark) this.open(mark, term);
    else if (!this.byKey) this.close();
    else this.box.querySelector("a").focus();
  }

  open(mark, term) {
    this.close();
    this.mark = mark;
    this.box = this.made(term);
    mark.closest("p").after(this.box);
    mark.setAttribute("aria-expanded", "true");
    mark.setAttribute("aria-describedby", ID);
    this.place();
    this.explain(this.box, term);
  }

  close() {
    if (!this.mark) return;
    this.mark.setAttribute("aria-expanded", "false");
    this.mark.removeAttribute("aria-describedby");
    this.mark = null;
    this.box.remove();
  }

  made({ name, partner, href }) {
    const box = element("div", { id: ID, class: "ts-definition", role: "dialog", "aria-label": `${words.definition}: ${name}` },
      element("div", { class: "ts-definition__head" },
        element("div", {}, element("b", {}, name), " ", element("span", { lang: HTML_LANG[OTHER[LANG]] }, partner)),
        button("ts-modal__close", "✕", () => this.leave(), { "aria-label": words.close })),
      element("div", { class: "ts-definition__text" }),
      element("div", { class: "ts-definition__links" }, element("a", { href }, words.inGlossary)));
    box.addEventListener("focusout", (event) => { if (!this.holds(event.relatedTarget) && event.relatedTarget !== this.mark) this.close(); });
    return box;
  }

  /** Fills in what the glossary says, once it is there. */
  async explain(box, { href }) {
    const text = box.querySelector(".ts-definition__text");
    try {
      const found = (await this.definitions())[href.split("#")[1]];
      if (!found) return;
      if (found.also.length) text.append(element("div", { class: "ts-definition__also" }, `${words.alsoCalled} ${found.also.join(words.comma)}`));
      if (found.text) {
        text.append(element("div", {}, found.text));
        box.querySelector(".ts-definition__links").prepend(element("a", { href: ROOT + found.url }, found.title));
      }
    } catch (error) {
      text.append(element("div", {}, words.definitionFailed));
    }
    if (this.box === box && this.mark) this.place();
  }

  /** The game's glossary, fetched when a first definition is opened. */
  definitions() {
    if (!this.asked) {
      this.asked = fetch(`${ROOT}assets/terms/${GAME}.${LANG}.json`).then((response) => {
        if (!response.ok) throw new Error(`terms: ${response.status}`);
        return response.json();
      });
      this.asked.catch(() => { this.asked = null; });
    }
    return this.asked;
  }

  /** Under the mark, inside the text's width; a narrow screen's style sheet puts the box at its foot instead. */
  place() {
    const frame = this.box.offsetParent;
    if (!frame || getComputedStyle(this.box).position === "fixed") return;
    const [mark, around] = [this.mark.getBoundingClientRect(), frame.getBoundingClientRect()];
    const widest = Math.max(0, around.width - this.box.offsetWidth);
    this.box.style.left = `${Math.min(widest, Math.max(0, mark.left - around.left))}px`;
    this.box.style.top = `${mark.bottom - around.top + MARGIN}px`;
  }

  holds(node) {
    return Boolean(node && this.box && this.box.contains(node));
  }

  leave() {
    const { mark } = this;
    this.close();
    if (mark) mark.focus();
  }

  key(event) {
    this.byKey = true;
    if (event.key !== "Escape" || !this.mark || document.querySelector(".ts-finder:not([hidden]), .ts-modal")) return;
    event.stopPropagation();
    if (this.holds(document.activeElement)) this.byKey = false; // the mark that gets the focus back stays closed
    this.leave();
  }

  pressed(event) {
    this.byKey = false;
    if (this.mark && event.target !== this.mark && !this.holds(event.target)) this.close();
  }
}
