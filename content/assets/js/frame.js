// The frame around every page: colours, the drawer of the navigation, the table of contents that follows.
// It stands in for the theme's own bundle, which is forty times as large. Without it all can be read and reached.

const root = document.documentElement;
const COLOURS = ["auto", "light", "dark"];
const KEY = "tableside.colours";
const system = matchMedia("(prefers-color-scheme: dark)");

function setUpColours() {
  const button = document.querySelector("[data-colours-switch]");
  const names = button.getAttribute("data-names").split("|");
  const show = (chosen) => {
    const dark = chosen === "dark" || (chosen === "auto" && system.matches);
    root.setAttribute("data-colours", chosen);
    root.setAttribute("data-md-color-scheme", dark ? "slate" : "default");
    button.setAttribute("aria-label", names[COLOURS.indexOf(chosen)]);
  };
  const chosen = () => root.getAttribute("data-colours");
  show(COLOURS.includes(chosen()) ? chosen() : "auto");
  button.addEventListener("click", () => {
    const next = COLOURS[(COLOURS.indexOf(chosen()) + 1) % COLOURS.length];
    show(next);
    try {
      localStorage.setItem(KEY, next);
    } catch (error) {
      // Storage is closed: the choice holds for this page.
    }
  });
  system.addEventListener("change", () => show(chosen()));
}

/** The drawer opens and closes, and the focus goes with it. Without a script a label does the opening. */
function setUpDrawer() {
  const toggle = document.getElementById("__drawer");
  const button = document.querySelector("[data-menu]");
  const first = document.querySelector(".ts-nav a");
  const set = (open) => {
    toggle.checked = open;
    button.setAttribute("aria-expanded", String(open));
    if (open) first.focus({ preventScroll: true });
    else button.focus();
  };
  toggle.addEventListener("change", () => set(toggle.checked));
  button.addEventListener("click", () => set(!toggle.checked));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && toggle.checked) set(false);
  });
}

/** Marks where one is in the table of contents beside a wide page. */
function setUpContents() {
  const list = document.querySelector(".md-nav--secondary");
  const links = list ? Array.from(list.querySelectorAll("a[href^='#']")) : [];
  const targets = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  if (!links.length) return;
  const HEADER = 80;
  let current = null;
  let waiting = false;
  const follow = () => {
    waiting = false;
    if (!list.offsetParent) return;
    let here = 0;
    let lowest = -Infinity; // entries that do not apply at the table stand last on the page, not in the list
    targets.forEach((target, index) => {
      const top = target ? target.getBoundingClientRect().top : Infinity;
      if (top > HEADER || top < lowest) return;
      [here, lowest] = [index, top];
    });
    if (links[here] === current) return;
    if (current) current.removeAttribute("aria-current");
    current = links[here];
    current.setAttribute("aria-current", "location");
    const scroller = list.closest(".md-sidebar__scrollwrap");
    scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(follow);
    waiting = true;
  };
  addEventListener("scroll", soon, { passive: true });
  addEventListener("resize", soon, { passive: true });
  follow();
}

setUpColours();
setUpDrawer();
setUpContents();
