/** Explanations from the shop's folder for features that a product names without a text. */
import { site } from "#app/site/site.server.ts";

/** Matches the words only at the beginning of a word. */
function toPattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})`, "iu");
}

const notes = site.features.map(({ words, not, text }) => ({
  text,
  includes: toPattern(words),
  excludes: not && toPattern(not),
}));

/** The text of the first note that matches the feature; empty for none. */
export function findNote(feature: string): string {
  const note = notes.find(
    ({ includes, excludes }) => includes.test(feature) && !excludes?.test(feature),
  );
  return note?.text ?? "";
}
