/** Which products have words in which fields, and how much the words count: questions to the full-text table. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { BOOSTS, FIELDS, type Field, NAMED } from "../search/fields.ts";
import type { IndexFile } from "./index-file.ts";
import { readNumbers } from "./index-rows.ts";

/** Words that a product must all have; the last may be the beginning of a longer one. */
export interface Wanted {
  words: readonly string[];
  prefix: boolean;
  /** Where; every field when absent. */
  fields?: readonly (Field | typeof NAMED)[];
}

/** What so many products have does not tell a better answer from another, and takes long to score. */
const MOST_SCORED = 4_000;
/** A word that only begins so counts less. */
const PREFIX_WEIGHT = 0.375;

export interface Texts {
  /** The slots of what has the words. */
  slotsOf(wanted: Wanted): Bitmap;
  /** The slots of what is called so, as `written` or `writtenModel` give the name. */
  named(name: string): Bitmap;
  has(wanted: Wanted): boolean;
  count(wanted: Wanted): number;
  /**
   * Adds to `scores` what the words count in each slot: by the fields they stand in, and how rare they are there.
   * Nothing where too many have them.
   */
  addScores(wanted: Wanted, slots: Bitmap, scores: Scores): void;
}

/** By slot. */
type Scores = Map<number, number>;

export function createTexts(index: IndexFile): Texts {
  const { db } = index;
  const slots = db.prepare("SELECT json_group_array(rowid) AS numbers FROM texts WHERE texts MATCH ?");
  const first = db.prepare("SELECT 1 FROM texts WHERE texts MATCH ? LIMIT 1");
  const count = db.prepare("SELECT count(*) AS count FROM texts WHERE texts MATCH ?");
  const slotsOf = (wanted: Wanted) => Bitmap.of(readNumbers(slots, toMatch(wanted)));

  function addScore(word: string, prefix: boolean, fields: Wanted["fields"], weight: number, scores: Scores): void {
    for (const [at, field] of FIELDS.entries()) {
      if (fields && !fields.includes(field)) continue;
      const match = toMatch({ words: [word], prefix, fields: [field] });
      const having = field === "kind" ? slotsOfKinds(word, prefix) : readNumbers(slots, match);
      const score = weight * (BOOSTS[at] as number) * rareness(having.length);
      for (const slot of having) scores.set(slot, (scores.get(slot) ?? 0) + score);
    }
  }

  /** A product is here once for each of its kinds that has the word. */
  function slotsOfKinds(word: string, prefix: boolean): number[] {
    const isIn = (kind: string) => kind.split(" ").some((each) => each === word || (prefix && each.startsWith(word)));
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
    has: (wanted) => first.get(toMatch(wanted)) !== undefined,
    count: (wanted) => Number(count.get(toMatch(wanted))?.count),
    addScores(wanted, slots, scores) {
      if (slots.size > MOST_SCORED) return;
      for (const [at, word] of wanted.words.entries()) {
        const prefix = wanted.prefix && at === wanted.words.length - 1;
        addScore(word, prefix, wanted.fields, prefix ? PREFIX_WEIGHT : 1, scores);
        if (prefix) addScore(word, false, wanted.fields, 1 - PREFIX_WEIGHT, scores);
      }
    },
  };
}

/** In FTS5's language; words have letters, digits and `tokenchars` alone. */
function toMatch({ words, prefix, fields = FIELDS }: Wanted): string {
  const phrases = words.map((word, at) => `"${word}"${prefix && at === words.length - 1 ? " *" : ""}`);
  return `{${fields.join(" ")}} : (${phrases.join(" AND ")})`;
}
