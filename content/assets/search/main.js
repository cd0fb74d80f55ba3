// Loaded on every page: gives other scripts `tableside.search` and `tableside.answer`, and sets up the search panel.
// The index is fetched by the first question; on the home page what every question needs comes before (ahead.js).

import { answer, search } from "./client.js";
import { setUpSearch } from "./ui.js";

window.tableside = Object.assign(window.tableside || {}, { search, answer });
setUpSearch(new URL("../../", import.meta.url).href);
