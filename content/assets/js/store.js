// What is kept on this device. A browser that refuses storage (private windows, full disk) only forgets.

const PREFIX = "tableside:";

/** The value kept under a name, `fallback` where there is none or it cannot be read. */
export function recall(name, fallback = null) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : JSON.parse(text);
  } catch (error) {
    return fallback;
  }
}

/** Keeps a value; null forgets it. */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch (error) {
    // Nothing to do: the page works without.
  }
}
