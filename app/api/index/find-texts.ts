/** Queries of the full-text table: which products have words in which fields, and their scores. */
import { LRUCache } from "lru-cache";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Alternative } from "../search/query.ts";
import { FIELDS, NAMED, type SearchField, WEIGHTS } from "../search/searchable-text.ts";
import type { IndexFile } from "./index-file.ts";
import { readNumbers } from "./index-rows.ts";

export const CODES: readonly SearchField[] = ["model", "codes"];
const KIND_FIELDS: readonly SearchField[] = ["name", "kind", "power", "brand"];
/** Letters; a shorter beginning is completed in names only: 'emi' is no 'emission'. */
const MIN_BEGINNING = 4;

type Fields = readonly (SearchField | typeof NAMED)[];

/** At 100,000 products a bitmap has 12.5 KB, and finding a common word takes about 12 ms. */
const MAX_REMEMBERED = 200;

export type TextIndex = ReturnType<typeof createTextIndex>;

/** `match` is an FTS5 query. */
export function createTextIndex(index: IndexFile) {
  const { db } = index;
  const remembered = new LRUCache<string, Bitmap>({ max: MAX_REMEMBERED });
  let changes = -1;
  const slots = db.prepare(
    "SELECT json_group_array(rowid) AS numbers FROM texts WHERE texts MATCH ?",
  );
  const each = db.prepare("SELECT rowid AS slot FROM texts WHERE texts MATCH ?");
  const weights = [...FIELDS.map((field) => WEIGHTS[field]), 0];
  const scored = db.prepare(`SELECT rowid AS slot, bm25(texts, ${weights}) AS score
    FROM texts WHERE texts MATCH ? ORDER BY score LIMIT ?`);
  return {
    /** The slots of the products that match. */
    slotsOf(match: string): Bitmap {
      if (changes !== index.changes) remembered.clear();
      changes = index.changes;
      const found = remembered.get(match) ?? Bitmap.of(readNumbers(slots, match));
      remembered.set(match, found);
      return found;
    },
    /** Whether any product of `among` matches. */
    has(match: string, among: Bitmap): boolean {
      for (const { slot } of each.iterate(match)) if (among.has(Number(slot))) return true;
      return false;
    },
    /** The best matches of `among`, each with its score. */
    best(match: string, among: Bitmap, limit: number): [slot: number, score: number][] {
      const rows = scored.all(match, limit + index.size - among.size);
      return rows
        .map(({ slot, score }): [number, number] => [Number(slot), -Number(score)])
        .filter(([slot]) => among.has(slot));
    },
  };
}

/** A product that has the word, or one that starts with it. */
export function matchWord(word: string, prefix = false, fields?: Fields): string {
  // Words have only letters, digits and `tokenchars`. A whole word scores twice.
  const inside = fields ? `{${fields.join(" ")}} : ` : "";
  if (!prefix) return `${inside}"${word}"`;
  const begun = fields ?? (word.length < MIN_BEGINNING ? KIND_FIELDS : null);
  return `(${inside}"${word}" OR ${begun ? `{${begun.join(" ")}} : ` : ""}"${word}" *)`;
}

/** A product that has all the words. */
export function matchAlternative({ words, prefix, where }: Alternative): string {
  const fields = where === "kind" ? KIND_FIELDS : undefined;
  const all = words.map((word, at) => matchWord(word, prefix && at === words.length - 1, fields));
  return `(${all.join(" AND ")})`;
}

export function matchName(name: string): string {
  return matchWord(name, false, [NAMED]);
}
