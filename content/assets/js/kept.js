// Which games are kept whole on this device, as the service worker keeps them (offline_worker.js).

import { ROOT } from "./place.js";

const PREFIX = `tableside ${ROOT} `;
const COMPLETE = `${ROOT}offline/complete`;

/** Names of the parts that are kept: ids of games among them. Empty where the browser keeps nothing. */
export async function keptParts() {
  if (!self.caches) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const whole = await Promise.all(names.map(async (name) => Boolean(await (await caches.open(name)).match(COMPLETE))));
  return names.filter((_, place) => whole[place]).map((name) => name.slice(PREFIX.length).split(" ")[1]);
}
