// A ruling as text that can be pasted anywhere.

import { WORDS } from "./words.js";

/** In: a ruling (ruling.js), the languages wanted, the link to give. Out: verdict, text, citation, scope and link. */
export function plainText(ruling, langs, link) {
  const faces = ruling.faces.filter((face) => langs.includes(face.lang));
  const said = faces.map((face) => [face.title, face.verdict, ...face.lines].filter(Boolean).join("\n"));
  return [...said, factsOf(ruling), link].filter(Boolean).join("\n\n");
}

/** The prepared message about a mistake: which ruling, what it says now, and room for what is wrong. */
export function reportText(ruling, link) {
  const words = WORDS[ruling.faces[0].lang];
  const { title, verdict, lines } = ruling.faces[0];
  return [`${words.reportWrong}\n`, `${ruling.game}/${ruling.id}\n${title}`, [verdict, ...lines].filter(Boolean).join("\n"), factsOf(ruling), link].join("\n\n");
}

/** The subject of that message. */
export function reportTitle(ruling) {
  return `${WORDS[ruling.faces[0].lang].reportSubject} ${ruling.game}/${ruling.id}`;
}

function factsOf({ faces, cites, scope }) {
  const words = WORDS[faces[0].lang];
  const lines = [];
  if (cites.length) lines.push(`${words.cite}${cites.join(words.semicolon)}`);
  if (scope) lines.push(`${words.scope}${scope}`);
  return lines.join("\n");
}
