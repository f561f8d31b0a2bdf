/** Queries of the full-text table: which products have words in which fields, and their scores. */
import { LRUCache } from "lru-cache";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Alternative } from "../search/query.ts";
import { NAMED, type SearchField, WEIGHTS } from "../search/searchable-text.ts";
import type { IndexFile } from "./index-file.ts";

export const CODES: readonly SearchField[] = ["model", "codes"];
const KIND_FIELDS: readonly SearchField[] = ["name", "kind", "power", "brand"];
/** Letters; a shorter beginning is completed in names only: 'emi' is no 'emission'. */
const MIN_BEGINNING = 4;

/** At 100,000 products a bitmap has 12.5 KB, and finding a common word takes about 12 ms. */
const MAX_REMEMBERED = 200;

const MATCHING = "SELECT rowid AS number FROM texts WHERE texts MATCH ?";
const BEST = `SELECT rowid AS slot, bm25(texts, ${Object.values(WEIGHTS)}, 0) AS score
  FROM texts WHERE texts MATCH ? ORDER BY score LIMIT ?`;

export type TextIndex = ReturnType<typeof createTextIndex>;

/** `match` is an FTS5 query. */
export function createTextIndex(index: IndexFile) {
  const remembered = new LRUCache<string, Bitmap>({ max: MAX_REMEMBERED });
  let changes = -1;
  return {
    /** The slots of the products that match. */
    slotsOf(match: string): Bitmap {
      if (changes !== index.changes) remembered.clear();
      changes = index.changes;
      const found = remembered.get(match) ?? Bitmap.of(index.rows.numbers(MATCHING, match));
      remembered.set(match, found);
      return found;
    },
    /** Whether any product of `among` matches. */
    has(match: string, among: Bitmap): boolean {
      // One match more than there are other products is one of them.
      const most = index.size - among.size + 1;
      return index.rows.numbers(`${MATCHING} LIMIT ?`, match, most).some((slot) => among.has(slot));
    },
    /** The best matches of `among`, each with its score. */
    best(match: string, among: Bitmap, limit: number): [slot: number, score: number][] {
      return index.rows
        .all<{ slot: number; score: number }>(BEST, match, limit + index.size - among.size)
        .filter(({ slot }) => among.has(slot))
        .map(({ slot, score }) => [slot, -score]);
    },
  };
}

/** A product that has the word, or one that starts with it. */
export function matchWord(
  word: string,
  prefix = false,
  fields?: readonly (SearchField | typeof NAMED)[],
): string {
  // Words have only letters, digits and `tokenchars`. A whole word scores twice.
  const inside = fields ? `{${fields.join(" ")}} : ` : "";
  if (!prefix) return `${inside}"${word}"`;
  const begun = fields ?? (word.length < MIN_BEGINNING ? KIND_FIELDS : null);
  return `(${inside}"${word}" OR ${begun ? `{${begun.join(" ")}} : ` : ""}"${word}" *)`;
}

/** A product that has all the words. */
export function matchAlternative({ words, prefix, where }: Alternative): string {
  const fields = where === "kind" ? KIND_FIELDS : undefined;
  return words
    .map((word, at) => matchWord(word, prefix && at === words.length - 1, fields))
    .join(" AND ");
}

export function matchName(name: string): string {
  return matchWord(name, false, [NAMED]);
}
