// What can be done with a ruling: copy it as text, hand it to the device's share sheet, report a mistake in it.

import { copy } from "./clipboard.js";
import { button, element } from "./dom.js";
import { languagesShown } from "./languages.js";
import { say } from "./live.js";
import { LANG } from "./place.js";
import { plainText, reportText, reportTitle } from "./plain_text.js";
import { withTable } from "./table_store.js";
import { WORDS } from "./words.js";

// Longer addresses are cut off by mail programs and refused by servers.
const LONGEST_ADDRESS = 1900;

/** The row of buttons. In: a function that reads the ruling when it is needed. */
export function acts(read) {
  const words = WORDS[LANG];
  const row = element("div", { class: "ts-acts" }, act("copy", words.copy, () => copyRuling(read())));
  if (navigator.share) row.append(act("share", words.share, () => shareRuling(read())));
  row.append(act("report", words.report, () => report(read())));
  return row;
}

function act(name, label, action) {
  return button("ts-act", label, action, { "data-act": name });
}

/** The link that is passed on: the ruling's light page, with this table in its address. */
function linkTo(ruling) {
  return withTable(ruling.share, ruling.game);
}

function copyRuling(ruling) {
  return copyAndSay(plainText(ruling, languagesShown(), linkTo(ruling)), WORDS[LANG].copied);
}

async function shareRuling(ruling) {
  const link = linkTo(ruling);
  const { title, verdict } = ruling.faces[0];
  try {
    await navigator.share({ title, text: [title, verdict].filter(Boolean).join("\n"), url: link });
  } catch (error) {
    // Closing the sheet is no failure; a browser that has the sheet but refuses it gets the text instead.
    if (error.name !== "AbortError") await copyRuling(ruling);
  }
}

async function report(ruling) {
  const body = reportText(ruling, ruling.share);
  const target = document.querySelector('meta[name="tableside-report"]');
  const address = target ? reportAddress(target.getAttribute("content"), reportTitle(ruling), body) : "";
  if (!address) {
    await copyAndSay(body, WORDS[LANG].reportCopied);
    return;
  }
  if (address.startsWith("mailto:")) location.href = address;
  else window.open(address, "_blank", "noopener");
}

/** The address of a prepared message: mailto:, or a form that takes ?title= and &body=. */
export function reportAddress(target, title, body) {
  if (!/^(mailto:|https?:)/.test(target)) return "";
  const names = target.startsWith("mailto:") ? ["subject", "body"] : ["title", "body"];
  const joint = target.includes("?") ? "&" : "?";
  const address = (text) => `${target}${joint}${names[0]}=${encodeURIComponent(title)}&${names[1]}=${encodeURIComponent(text)}`;
  let text = body;
  while (text && address(text).length > LONGEST_ADDRESS) text = text.slice(0, Math.floor(text.length * 0.9));
  return address(text);
}

async function copyAndSay(text, done) {
  if (await copy(text)) say(done);
  else showText(text);
}

/** Where nothing may be copied the text is shown, selected, to be copied by hand. */
function showText(text) {
  const words = WORDS[LANG];
  const area = element("textarea", { readonly: "", "aria-label": words.copyByHand, rows: "10" });
  area.value = text;
  const close = button("ts-button", words.close, () => box.remove());
  const box = element("div", { class: "ts-by-hand", role: "dialog", "aria-label": words.copyByHand }, element("p", {}, words.copyByHand), area, close);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    box.remove();
  });
  document.body.append(box);
  area.focus();
  area.select();
}
