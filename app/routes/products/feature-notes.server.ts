/** The shop's explanations of features that a product names without a text. */
import { onceForSite } from "#app/site/site.server.ts";

/** Matches the words only at the beginning of a word. */
function toPattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})`, "iu");
}

const listNotes = onceForSite(({ features }) =>
  features.map(({ words, not, text }) => ({
    text,
    includes: toPattern(words),
    excludes: not && toPattern(not),
  })),
);

/** The text of the first note that matches the feature; empty for none. */
export function findNote(feature: string): string {
  const note = listNotes().find(
    ({ includes, excludes }) => includes.test(feature) && !excludes?.test(feature),
  );
  return note?.text ?? "";
}
