/** Words of a query that do not identify a product. */
import stopWords from "./stop-words.json" with { type: "json" };

/** Dropped while others remain. */
const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(stopWords).flat());

/** What follows one of these describes the machine that was named before it. */
const PREPOSITIONS: ReadonlySet<string> = new Set("for with without in on near from".split(" "));

/** Drops stop words while other words remain. */
export function withoutStopWords(typed: string[]): string[] {
  const kept = typed.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : typed;
}

/** The words before the first preposition, and those after it; stop words are dropped. */
export function splitAtPreposition(typed: string[]): { head: string[]; rest: string[] } {
  const at = typed.findIndex((word) => PREPOSITIONS.has(word));
  const isName = (word: string) => !STOP_WORDS.has(word);
  const head = typed.slice(0, Math.max(at, 0)).filter(isName);
  const rest = typed.slice(Math.max(at, 0)).filter(isName);
  return head.length > 0 && rest.length > 0
    ? { head, rest }
    : { head: [], rest: withoutStopWords(typed) };
}
