// Questions asked lately, kept on this device only.

import { keep, recall } from "./store.js";

const MOST = 8;

/** The questions, the latest first. */
export function recentQuestions() {
  const kept = recall("recent", []);
  return Array.isArray(kept) ? kept.filter((question) => typeof question === "string").slice(0, MOST) : [];
}

export function remember(question) {
  const asked = question.trim();
  if (asked) keep("recent", [asked, ...recentQuestions().filter((q) => q !== asked)].slice(0, MOST));
}

export function forgetQuestions() {
  keep("recent", null);
}
