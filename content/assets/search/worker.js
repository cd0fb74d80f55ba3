// The finder off the page's thread. Messages: {id, call, question, options} → {id, value} or {id, error}.

// All modules of the finder, so that a browser fetches them in one go, not level by level.
import "./analyse.js";
import "./correct.js";
import "./engine.js";
import "./highlight.js";
import "./query.js";
import "./rank.js";
import "./shards.js";
import { Finder } from "./finder.js";

const finder = new Finder(new URL("../../search/", import.meta.url).href);

self.addEventListener("message", async ({ data: { id, call, question, options } }) => {
  try {
    self.postMessage({ id, value: await finder[call](question, options) });
  } catch (error) {
    self.postMessage({ id, error: error.message });
  }
});
self.postMessage({ ready: true });
