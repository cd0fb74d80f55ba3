// The shape that goes with a verdict's tone; the pages have the same from templates/parts.html.

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = {
  yes: [["circle", { cx: 10, cy: 10, r: 9 }], ["path", { d: "M5.6 10.4l3 3 5.8-6.4" }]],
  no: [["path", { class: "body", d: "M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z" }], ["path", { d: "M6.6 6.6l6.8 6.8M13.4 6.6l-6.8 6.8" }]],
  depends: [["path", { class: "body", d: "M10 .6L19.4 10 10 19.4.6 10z" }], ["path", { d: "M10 14.8v-4M10 10.8L7 7.4M10 10.8l3-3.4" }]],
  info: [["rect", { class: "body", x: 1.5, y: 1.5, width: 17, height: 17, rx: 3 }], ["path", { d: "M10 9.2v5M10 5.6v.4" }]],
};

/** The shape as an <svg>. In: yes, no, depends or info. */
export function toneShape(tone) {
  const shape = drawn("svg", { class: "tone", viewBox: "0 0 20 20", width: 20, height: 20, "aria-hidden": "true", focusable: "false" });
  for (const [name, attributes] of SHAPES[tone] || SHAPES.info) shape.append(drawn(name, attributes));
  return shape;
}

function drawn(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}
