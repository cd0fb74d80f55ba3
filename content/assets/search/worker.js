// The finder off the page's thread. Messages: {id, call, question, options} → {id, value} or {id, error}.

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
