// The service worker: keeps one version of the site on the device, whole, and serves it without a connection.
// A classic script, imported by sw.js, which the build writes and which says what version this is (scripts/tableside/offline.py).
//
// Each version has caches of its own, one a part (the core, each game, the search over all games, what was visited). What comes from the network is
// checked against the version's list, so that nothing of another version gets in. A new version is fetched whole beside the
// old and takes over when the reader agrees. Whatever goes wrong here, the request goes to the network as if we were not there.

const { version: VERSION, date: DATE, list: LIST } = self.TABLESIDE;
const SCOPE = self.registration.scope;
const PREFIX = `tableside ${SCOPE} `;
const CORE = "core";
const VISITED = "visited";
const COMPLETE = `${SCOPE}offline/complete`;
const HASH_HEADER = "x-tableside-hash";
const AT_ONCE = 6;
const LIGHT_PAGE = /^(en\/)?([^/]+)\/r\/([^/]+)\/$/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(hear(event)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(answer(request).catch(() => fetch(request)));
});

/* ---------- Versions ---------- */

/** Fetches the core and every game that an earlier version keeps; fails as a whole, and the earlier version stays. */
async function install() {
  const { parts } = await theList();
  for (const part of new Set([CORE, ...(await partsOfOthers())])) if (parts[part]) await save(part);
}

/** Removes the other versions and serves the open pages from this one. */
async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${VERSION} `)) await caches.delete(name);
  await self.clients.claim();
}

async function hear({ data, ports }) {
  const reply = (value) => { if (ports[0]) ports[0].postMessage(value); };
  try {
    if (data.ask === "take over") await self.skipWaiting();
    if (data.ask === "keep") for (const part of [CORE, ...data.parts]) if ((await theList()).parts[part]) await save(part);
    if (data.ask === "state" || data.ask === "keep") reply(await state());
  } catch (error) {
    reply({ failed: String(error.message || error) });
  }
}

/** {version, date, kept: [parts], bytes: {part: bytes}}. */
async function state() {
  const { parts } = await theList();
  const kept = [];
  for (const part of Object.keys(parts)) if (await isComplete(part)) kept.push(part);
  return { version: VERSION, date: DATE, kept, bytes: Object.fromEntries(Object.entries(parts).map(([part, { bytes }]) => [part, bytes])) };
}

/* ---------- Keeping ---------- */

function cacheOf(part) {
  return caches.open(`${PREFIX}${VERSION} ${part}`);
}

/** What a part's cache holds at an address; looking does not make a cache, so that what exists is what was asked for. */
async function inCache(part, address) {
  const name = `${PREFIX}${VERSION} ${part}`;
  return (await caches.has(name)) ? (await caches.open(name)).match(address) : undefined;
}

async function isComplete(part) {
  return Boolean(await inCache(part, COMPLETE));
}

/** The games kept by other versions. */
async function partsOfOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${VERSION} `));
  return names.map((name) => name.slice(PREFIX.length).split(" ")[1]).filter((part) => part !== VISITED);
}

let list = null;

/** This version's list of files; kept in memory and in the core's cache. */
function theList() {
  if (!list) {
    list = fetchList();
    list.catch(() => { list = null; });
  }
  return list;
}

async function fetchList() {
  const kept = await inCache(CORE, SCOPE + LIST);
  if (kept) return kept.json();
  const response = await fetch(SCOPE + LIST);
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
  await (await cacheOf(CORE)).put(SCOPE + LIST, response.clone());
  return response.json();
}

/** Fetches all of a part that is not there yet. Throws where a file does not arrive or is of another version. */
async function save(part) {
  if (await isComplete(part)) return;
  const cache = await cacheOf(part);
  const left = Object.entries((await theList()).parts[part].files);
  const others = await othersOf(part);
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await saveFile(cache, next[0], next[1], others);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(COMPLETE, new Response(""));
}

async function saveFile(cache, path, hash, others) {
  const address = SCOPE + path;
  if (await cache.match(address)) return;
  for (const other of others) {
    const same = await other.match(address);
    if (same && same.headers.get(HASH_HEADER) === hash) {
      await cache.put(address, same);
      return;
    }
  }
  await cache.put(address, await checked(await fetch(address, { cache: "no-cache" }), path, hash));
}

/** Caches in which unchanged files may be found: that part's in other versions, and what was visited in this one. */
async function othersOf(part) {
  const here = `${PREFIX}${VERSION} `;
  const wanted = (name) => name === here + VISITED || (name.startsWith(PREFIX) && !name.startsWith(here) && name.endsWith(` ${part}`));
  return Promise.all((await caches.keys()).filter(wanted).map((name) => caches.open(name)));
}

/** The response as it is kept, once its bytes have been compared with the list. */
async function checked(response, path, hash) {
  if (!response.ok) throw new AnotherVersion(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const digest = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!digest.startsWith(hash)) throw new AnotherVersion(`${path} is of another version`);
  return new Response(bytes, { headers: { "content-type": response.headers.get("content-type") || "", [HASH_HEADER]: hash } });
}

class AnotherVersion extends Error {}

/* ---------- Answering ---------- */

async function answer(request) {
  const path = pathOf(request.url);
  const { parts } = await theList();
  const part = Object.keys(parts).find((name) => path in parts[name].files);
  if (part) return (await keptIn(part, path)) || fromNetwork(request, path, parts[part].files[path]);
  if (request.mode === "navigate" && Object.values(parts).some(({ files }) => `${path}/` in files)) return Response.redirect(`${SCOPE}${path}/${new URL(request.url).search}`);
  if (LIGHT_PAGE.test(path)) return lightPage(request, path);
  return request.mode === "navigate" ? fetch(request).catch(() => page(503, NOT_LISTED)) : fetch(request);
}

/** An address inside the site, without question and anchor, as the list names it. */
function pathOf(address) {
  return address.slice(SCOPE.length).split(/[?#]/)[0].replace(/(^|\/)index\.html$/, "$1");
}

async function keptIn(part, path) {
  return (await inCache(part, SCOPE + path)) || inCache(VISITED, SCOPE + path);
}

/** A listed file that is not kept yet: fetched, compared, kept. */
async function fromNetwork(request, path, hash) {
  let response;
  try {
    response = await fetch(SCOPE + path, { cache: "no-cache" });
  } catch (error) {
    if (request.mode === "navigate") return page(503, NOT_KEPT);
    throw error;
  }
  try {
    const good = await checked(response, path, hash);
    await (await cacheOf(VISITED)).put(SCOPE + path, good.clone());
    return good;
  } catch (error) {
    if (!(error instanceof AnotherVersion)) throw error;
    self.registration.update().catch(() => {});
    return request.mode === "navigate" ? page(200, UPDATED) : Response.error();
  }
}

/** A light page needs nothing beside itself, so the newest is always right; without a connection its ruling is opened among the rules. */
async function lightPage(request, path) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await cacheOf(VISITED)).put(SCOPE + path, response.clone());
    return response;
  } catch (error) {
    const [, english = "", game, name] = LIGHT_PAGE.exec(path);
    const links = await keptIn(game, `offline/${game}.links.json`);
    const place = links && (await links.json())[name];
    if (!place) return (await inCache(VISITED, SCOPE + path)) || page(503, NOT_KEPT);
    const [there, anchor] = place.split("#");
    return Response.redirect(`${SCOPE}${english}${there}${new URL(request.url).search}#${anchor}`);
  }
}

/* ---------- The pages that stand in for one that cannot be given ---------- */

const NOT_KEPT = `<section><h1>这一页还没有存到本机</h1><p>连上网后再打开它；或者回到已经存好的页面。</p>
<p><a href="${SCOPE}">首页</a></p></section>
<section lang="en"><h1>This page is not on your device yet</h1><p>Open it again with a connection, or go back to what is kept.</p>
<p><a href="${SCOPE}en/">Home</a></p></section>`;

const NOT_LISTED = `<section><h1>没有网络，这一页打不开</h1><p>存在本机的版本里没有这个地址：可能写错了，也可能要联网才有。</p>
<p><a href="${SCOPE}">首页</a></p></section>
<section lang="en"><h1>This page cannot be opened without a connection</h1><p>The version kept on your device has no such address: it may be mistyped, or exist online only.</p>
<p><a href="${SCOPE}en/">Home</a></p></section>`;

const UPDATED = `<section><h1>本站有新版本</h1><p>这一页属于新版本，要更新后才能打开。</p><p><button data-update>更新并打开</button></p></section>
<section lang="en"><h1>A new version of the site is here</h1><p>This page belongs to it; update to open it.</p>
<p><button data-update>Update and open</button></p></section>
<script type="module">
const PATIENCE_MS = 20000;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
async function update() {
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  const registration = await navigator.serviceWorker.getRegistration();
  const started = Date.now();
  while (registration && Date.now() - started < PATIENCE_MS) {
    await registration.update().catch(() => {});
    if (registration.waiting) registration.waiting.postMessage({ ask: "take over" });
    await wait(700);
  }
  if (registration) await registration.unregister();
  location.reload();
}
for (const button of document.querySelectorAll("button")) button.addEventListener("click", update);
</script>`;

function page(status, body) {
  const html = `<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>桌边裁决 Tableside</title><link rel="icon" href="data:,">
<style>:root{--ink:#1d2126;--paper:#f6f4ef;--card:#fff;--line:#ddd8cc;--link:#0b5c6b}
@media(prefers-color-scheme:dark){:root{--ink:#e9e6df;--paper:#16191c;--card:#1f2428;--line:#363c41;--link:#7fcbd8}}
body{background:var(--paper);color:var(--ink);font:17px/1.75 system-ui,-apple-system,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;margin:0 auto;max-width:34rem;padding:9vh 1.2rem 3rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;margin:0 0 1rem;padding:1rem 1.2rem}
h1{font-size:1.25rem;line-height:1.4;margin:0 0 .4rem}p{margin:.4rem 0}
a,button{align-items:center;background:var(--link);border:0;border-radius:24px;color:var(--paper);display:inline-flex;font:inherit;min-height:48px;padding:0 1.2rem;text-decoration:none}
</style></head><body>${body}</body></html>`;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}
