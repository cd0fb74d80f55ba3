// Puts text on the clipboard, also in browsers that refuse the newer way (a chat's built-in browser).

import { element } from "./dom.js";

/** Copies a text. Resolves to whether it worked. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    return copyBySelection(text);
  }
}

function copyBySelection(text) {
  const before = document.activeElement;
  const area = element("textarea", { class: "ts-hidden", readonly: "", "aria-hidden": "true", tabindex: "-1" });
  area.value = text;
  document.body.append(area);
  area.select();
  area.setSelectionRange(0, text.length);
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch (error) {
    copied = false;
  }
  area.remove();
  if (before && before.focus) before.focus({ preventScroll: true });
  return copied;
}
