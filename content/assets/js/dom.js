// Small helpers over the page's elements. Data only ever becomes text nodes and attributes, never markup.

/** An element with attributes (null and undefined are left out) and children (strings become text). */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== undefined) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** A button that does something. */
export function button(className, label, action, attributes = {}) {
  const node = element("button", { type: "button", class: className, ...attributes }, label);
  node.addEventListener("click", action);
  return node;
}

/** A node's text on one line. */
export function textOf(node) {
  return node ? node.textContent.replace(/\s+/g, " ").trim() : "";
}
