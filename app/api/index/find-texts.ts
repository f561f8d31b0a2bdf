/** Queries of the full-text table: which products have words in which fields, and their scores. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { BOOSTS, FIELDS, NAMED, type SearchField } from "../search/fields.ts";
import type { IndexFile } from "./index-file.ts";
import { readNumbers } from "./index-rows.ts";

/** Words that a product must all have; the last may be the beginning of a longer one. */
export interface TextQuery {
  words: readonly string[];
  prefix: boolean;
  /** All fields if absent. */
  fields?: readonly (SearchField | typeof NAMED)[];
}

/** Words that more products have do not distinguish matches, and take long to score. */
const MAX_SCORED = 4_000;
/** The weight of a word that matches only by prefix. */
const PREFIX_WEIGHT = 0.375;

export interface TextIndex {
  /** The slots of the products with these words. */
  slotsOf(query: TextQuery): Bitmap;
  /** The slots of the products with this name; `toNameKey` or `toModelKey` returns its form. */
  named(name: string): Bitmap;
  /** Whether any product of `among` has the words. */
  has(query: TextQuery, among: Bitmap): boolean;
  count(query: TextQuery, among: Bitmap): number;
  /**
   * Adds to `scores` the words' weight in each slot, by field and by how rare the word is in it.
   * Adds nothing if too many products match.
   */
  addScores(query: TextQuery, slots: Bitmap, scores: Scores): void;
}

/** By slot. */
type Scores = Map<number, number>;

export function createTextIndex(index: IndexFile): TextIndex {
  const { db } = index;
  const slots = db.prepare(
    "SELECT json_group_array(rowid) AS numbers FROM texts WHERE texts MATCH ?",
  );
  const each = db.prepare("SELECT rowid AS slot FROM texts WHERE texts MATCH ?");
  const slotsOf = (query: TextQuery) => Bitmap.of(readNumbers(slots, toMatch(query)));

  function addScore(
    word: string,
    prefix: boolean,
    fields: TextQuery["fields"],
    weight: number,
    scores: Scores,
  ): void {
    for (const [at, field] of FIELDS.entries()) {
      if (fields && !fields.includes(field)) continue;
      const match = toMatch({ words: [word], prefix, fields: [field] });
      const having = field === "kind" ? slotsOfKinds(word, prefix) : readNumbers(slots, match);
      const score = weight * (BOOSTS[at] as number) * rareness(having.length);
      for (const slot of having) scores.set(slot, (scores.get(slot) ?? 0) + score);
    }
  }

  /** A product occurs once for each of its product types with the word. */
  function slotsOfKinds(word: string, prefix: boolean): number[] {
    const isIn = (kind: string) =>
      kind.split(" ").some((each) => each === word || (prefix && each.startsWith(word)));
    return [...index.sets.in("kind").values()].flatMap(({ value, products }) =>
      isIn(value) ? [...products.toArray()] : [],
    );
  }

  function rareness(products: number): number {
    return Math.log(1 + Math.max(0, index.size - products + 0.5) / (products + 0.5));
  }

  return {
    slotsOf,
    named: (name) => slotsOf({ words: [name], prefix: false, fields: [NAMED] }),
    has(query, among) {
      for (const { slot } of each.iterate(toMatch(query))) if (among.has(Number(slot))) return true;
      return false;
    },
    count: (query, among) => slotsOf(query).countWith(among),
    addScores(query, slots, scores) {
      if (slots.size > MAX_SCORED) return;
      for (const [at, word] of query.words.entries()) {
        const prefix = query.prefix && at === query.words.length - 1;
        addScore(word, prefix, query.fields, prefix ? PREFIX_WEIGHT : 1, scores);
        if (prefix) addScore(word, false, query.fields, 1 - PREFIX_WEIGHT, scores);
      }
    },
  };
}

/** An FTS5 query; words have only letters, digits and `tokenchars`. */
function toMatch({ words, prefix, fields = FIELDS }: TextQuery): string {
  const phrases = words.map(
    (word, at) => `"${word}"${prefix && at === words.length - 1 ? " *" : ""}`,
  );
  return `{${fields.join(" ")}} : (${phrases.join(" AND ")})`;
}
