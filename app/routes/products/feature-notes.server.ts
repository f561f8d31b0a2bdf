/** A sentence about a feature that a product names without explaining it: true of every machine that has it. */
import { site } from "#app/site/site.server.ts";

/** Finds any of the words at the beginning of a word: "anti-vibration" is in "Anti-vibration system". */
function toPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})`, "iu");
}

const notes = site.features.map(({ words, not, text }) => ({
  text,
  includes: toPattern(words),
  excludes: not && toPattern(not),
}));

/** The text of the first note that applies to the feature; empty where there is none. */
export function findNote(feature: string): string {
  const note = notes.find(({ includes, excludes }) => includes.test(feature) && !excludes?.test(feature));
  return note?.text ?? "";
}
