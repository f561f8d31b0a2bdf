/** A sentence about a feature that a product names without explaining it: true of every machine that has it. */
import { site } from "#app/site/site.server.ts";

/** Words as features write them, each beginning at a word's beginning: "anti-vibration" is in "Anti-vibration system". */
const patterns = site.features.map(({ words, text }) => ({
  text,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})`,
    "iu",
  ),
}));

/** The first note with a word that the feature holds; empty where there is none. */
export function findNote(feature: string): string {
  return patterns.find(({ pattern }) => pattern.test(feature))?.text ?? "";
}
