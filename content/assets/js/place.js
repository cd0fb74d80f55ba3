// Where the page stands: the site's root, the page's language, the game it is about.

/** The address of the site's root, with a slash at its end. */
export const ROOT = new URL("../../", import.meta.url).href;

/** "zh" or "en". */
export const LANG = document.documentElement.lang.toLowerCase().startsWith("en") ? "en" : "zh";

export const OTHER = { zh: "en", en: "zh" };
export const HTML_LANG = { zh: "zh-Hans", en: "en" };

/** The id of the page's game, "" where the page is of none. */
export const GAME = gameOfPage();

/** The element that the address points to, null where there is none. */
export function linkedEntry() {
  try {
    return location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  } catch (error) {
    return null; // a hash that is no text
  }
}

function gameOfPage() {
  const frame = document.querySelector(".tableside[data-game]");
  return frame ? frame.getAttribute("data-game") : "";
}
