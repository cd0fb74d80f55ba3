// What the pages need a script for. Without it everything can still be read.

/** The language switch goes to the entry that is open, not just to its page. */
function keepAnchorAcrossLanguages() {
  for (const link of document.querySelectorAll("a[data-language]")) {
    const page = link.href.split("#")[0];
    const follow = () => { link.href = page + location.hash; };
    follow();
    addEventListener("hashchange", follow);
  }
}

keepAnchorAcrossLanguages();
