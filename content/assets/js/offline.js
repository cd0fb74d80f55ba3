// Reading without a connection, as the page sees it: starts the worker, asks it to keep the game on the table, says what is
// kept, announces a new version, and removes a worker that no longer answers.

import { button, element } from "./dom.js";
import { games } from "./games.js";
import { LANG, ROOT } from "./place.js";
import { onTable, tableGame } from "./table_store.js";
import { WORDS } from "./words.js";

// The page and the first question come first on a slow network.
const START_AFTER_MS = 1500;
const ANSWERS_WITHIN_MS = 5000;
const LOOK_AGAIN_MS = 30 * 60 * 1000;
const CORE = "core";

const words = WORDS[LANG];

export function setUpOffline() {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  if (document.querySelector('meta[name="tableside-offline"][content="off"]')) {
    removeWorker().catch(() => {});
    return;
  }
  const begin = () => setTimeout(() => start().catch(() => {}), START_AFTER_MS);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

async function start() {
  const container = navigator.serviceWorker;
  let controlled = Boolean(container.controller);
  container.addEventListener("controllerchange", () => {
    // The first worker may take the page as it is; a later one is of another version, and so must the page be.
    if (controlled) location.reload();
    controlled = true;
  });
  const registration = await container.register(`${ROOT}sw.js`, { scope: ROOT, updateViaCache: "none" });
  announceUpdates(registration);
  const { active } = await container.ready;
  const notice = new Notice(active);
  await notice.begin();
  onTable(() => notice.keepGame());
}

/** Asks a worker; rejects where it says that it failed or says nothing in time (0: wait for ever). */
function ask(worker, question, patience = ANSWERS_WITHIN_MS) {
  return new Promise((resolve, reject) => {
    const channel = new MessageChannel();
    const timer = patience ? setTimeout(() => reject(new Error("silent")), patience) : 0;
    channel.port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (data.failed) reject(new Error(data.failed));
      else resolve(data);
    };
    worker.postMessage(question, [channel.port2]);
  });
}

/** The line in the footer that says what is kept, with the button to keep all. */
class Notice {
  constructor(worker) {
    this.worker = worker;
    this.line = element("p", { class: "ts-offline", role: "status" });
    const footer = document.querySelector(".ts-footer");
    if (footer) footer.append(this.line);
  }

  async begin() {
    try {
      await this.show(await ask(this.worker, { ask: "state" }));
    } catch (error) {
      if (error.message === "silent") await removeWorker();
      return;
    }
    const sparing = navigator.connection && navigator.connection.saveData;
    if (!sparing) await this.keepGame();
  }

  keepGame() {
    const wanted = [CORE, tableGame()].filter(Boolean); // the browser may have thrown away the core, too
    return wanted.every((part) => this.kept.includes(part)) ? null : this.keep(wanted);
  }

  async keep(parts) {
    this.line.replaceChildren(words.offlineSaving);
    try {
      await this.show(await ask(this.worker, { ask: "keep", parts }, 0));
    } catch (error) {
      this.line.replaceChildren(words.offlineFailed, this.keepButton(parts, words.again));
    }
  }

  async show({ date, kept, bytes }) {
    this.kept = kept;
    const inside = kept.filter((part) => part !== CORE);
    const missing = Object.keys(bytes).filter((part) => !kept.includes(part));
    const said = [words.offlineReady(date)];
    if (inside.length) said.push(missing.length ? words.offlineGame(await namesOf(inside)) : words.offlineHaveAll);
    this.line.replaceChildren(element("span", {}, inside.length ? said.join(" · ") : ""));
    if (kept.includes(CORE)) this.line.setAttribute("data-ready", kept.join(" "));
    if (missing.length) this.line.append(" ", this.keepButton(missing, words.offlineAll(size(missing, bytes))));
  }

  keepButton(parts, label) {
    return button("ts-button", label, () => {
      if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(() => {});
      this.keep(parts);
    });
  }
}

async function namesOf(ids) {
  const all = await games().catch(() => []);
  return ids.map((id) => all.find((game) => game.id === id)).filter(Boolean).map((game) => game.short[LANG]).join(words.comma);
}

function size(parts, bytes) {
  const total = parts.reduce((sum, part) => sum + bytes[part], 0);
  return `${(total / 1e6).toFixed(1)} MB`;
}

/** Says that a new version waits, and lets it take over when the reader agrees; then every open page is loaded anew. */
function announceUpdates(registration) {
  const announce = async (worker) => {
    const { date } = await ask(worker, { ask: "state" }).catch(() => ({ date: "" }));
    const now = button("ts-button ts-button--main", words.update, () => worker.postMessage({ ask: "take over" }));
    const later = button("ts-button", words.later, () => banner.remove());
    const banner = element("div", { class: "ts-update", role: "status" }, element("span", {}, words.newVersion(date)), now, later);
    document.querySelectorAll(".ts-update").forEach((old) => old.remove());
    document.body.append(banner);
  };
  const follow = (worker) => worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) announce(worker);
  });
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  if (registration.installing) follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** A worker that does not answer is removed with all it kept; the next visit starts afresh. */
async function removeWorker() {
  for (const name of await caches.keys()) if (name.startsWith(`tableside ${ROOT} `)) await caches.delete(name);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await registration.unregister();
}
