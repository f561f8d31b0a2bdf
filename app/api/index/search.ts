/** The catalogue's search: the products that match a query, best first. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Matches } from "#app/catalogue/list-part.ts";
import type { Synonym } from "#app/contract/synonyms.ts";
import { closeness, type Measure } from "../search/measures.ts";
import { type Alternative, type Concept, parseQuery } from "../search/query.ts";
import { toModelKey, toNameKey } from "../search/searchable-text.ts";
import { BUILT_IN, createThesaurus } from "../search/synonyms.ts";
import { createCatalogueWords } from "./catalogue-words.ts";
import type { Compatibility } from "./compatibility.ts";
import { CODES, createTextIndex, matchAlternative, matchName, matchWord } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";

export interface SearchResult extends Matches {
  /** The query with corrected spelling; null if nothing was corrected. */
  corrected: string | null;
}

export interface Search {
  /**
   * The products that match most words, best first: by exact name, the requested machine, exact
   * model, product type, weighted fields, then the catalogue's order. Then those that match some
   * distinctive word. A part that fits a machine also matches its model number, after every
   * machine. The order is valid until the next search.
   *
   * @param exact whether to search without spelling correction
   * @param visible products that the reader may see; nothing of the others is revealed; default all
   */
  search(text: string, exact?: boolean, visible?: Bitmap): SearchResult;
  /** Words of the catalogue near those of a query, the nearest first. */
  nearest(text: string, limit: number, visible?: Bitmap): string[];
  /** Sets the shop's synonyms, which are added to the built-in ones. */
  setSynonyms(synonyms: readonly Synonym[]): void;
}

/** A word in more than this part of all products is not distinctive. */
const COMMON = 0.25;
/** Products whose texts one search scores, about 3 µs each; and the best of them, which it ranks. */
const MAX_SCORED = 4_000;
const MAX_RANKED = 600;
/** Each is more than the sum of all lower ones. */
const SCORES = { wholeModel: 2e6, model: 1e6, kind: 1_000, meantKind: 900 };
/** A quantity weighs less than a word: it only narrows. */
const MEASURE_PART = 0.5;
const NONE = new Bitmap();

export function createSearch(index: IndexFile, { partsOf }: Compatibility): Search {
  const texts = createTextIndex(index);
  const words = createCatalogueWords(index, texts);
  const measured = index.db.prepare(
    "SELECT slot, value FROM measures WHERE dimension = ? AND value BETWEEN ? AND ?",
  );
  let thesaurus = createThesaurus(BUILT_IN);
  /** By slot: the words that the product has, and how well. Kept: they take megabytes. */
  let coverage = new Float32Array();
  let score = new Float64Array();

  function clear(): void {
    if (coverage.length < index.slots) {
      coverage = new Float32Array(index.slots);
      score = new Float64Array(index.slots);
    }
    coverage.fill(0);
    score.fill(0);
  }

  function add(slots: Bitmap, covered: number, scored: number): void {
    for (const slot of slots.toArray()) {
      (coverage[slot] as number) += covered;
      (score[slot] as number) += scored;
    }
  }

  interface Found {
    slots: Bitmap;
    /** Those that are of the kind that the words name. */
    ofKind: Bitmap;
    isDistinctive: boolean;
    /** The full-text query, where the words do not name a kind. */
    scored: string | null;
  }

  /**
   * All products of a kind score the same, so that their order stays. A later word counts more,
   * because it is the noun: a chainsaw battery is a battery. The kind as typed scores more than
   * other meanings of the word.
   */
  function findWords(alternatives: Alternative[], span: number, at: number): Found {
    const phrases = alternatives.map((each) => each.words.join(" "));
    const ofKind = index.sets.any("kind", phrases);
    const said = index.sets.of("kind", phrases[0] ?? "");
    const match = alternatives.map(matchAlternative).join(" OR ");
    const [first] = alternatives;
    const slots =
      first && isLetter(first)
        ? index.sets.of("letter", first.words[0] ?? "")
        : texts.slotsOf(match);
    add(slots, span, 0);
    add(said, 0, (SCORES.kind - SCORES.meantKind) * (at + 1));
    add(ofKind, 0, SCORES.meantKind * (at + 1));
    const isDistinctive = slots.size <= index.size * COMMON;
    const isScored = ofKind.size === 0 && !(first && isLetter(first));
    return { slots, ofKind, isDistinctive, scored: isScored ? match : null };
  }

  /** Products with the requested quantity, or within a tenth of it. */
  function findMeasure(measure: Measure): Found {
    const { dimension, value, tolerance } = measure;
    const deviation = Math.max(value * 0.1, tolerance * 1.01);
    const closest = new Map<number, number>();
    for (const row of measured.all(dimension, value - deviation, value + deviation)) {
      const slot = Number(row.slot);
      const close = closeness(measure, { dimension, value: Number(row.value), tolerance: 0 });
      if (close > (closest.get(slot) ?? 0)) closest.set(slot, close);
    }
    for (const [slot, close] of closest) {
      (coverage[slot] as number) += close * MEASURE_PART;
      (score[slot] as number) += close;
    }
    const slots = Bitmap.of([...closest.keys()]);
    return { slots, ofKind: NONE, isDistinctive: false, scored: null };
  }

  function findModel(form: string, whole: boolean, span: number): Found {
    const named = texts.slotsOf(matchName(toModelKey(form)));
    const coded = whole ? texts.slotsOf(matchWord(form, false, CODES)) : NONE;
    const numbered = whole ? texts.slotsOf(matchWord(form, false, ["model"])) : NONE;
    const begun = texts.slotsOf(matchWord(form, true, CODES));
    add(named.and(begun), 0, SCORES.wholeModel - SCORES.model);
    add(coded, 0, SCORES.model);
    // Accessories of a half-typed model are ignored: 'ms 2' may become any saw.
    const machines = Bitmap.union([numbered, named.and(begun)]).toArray();
    const parts = partsOf([...machines].map((slot) => index.idOf(slot)));
    const fitting = Bitmap.of(parts.flatMap((id) => index.slotOf(id) ?? []));
    const slots = Bitmap.union([begun, fitting]);
    add(slots, span, 0);
    return { slots, ofKind: NONE, isDistinctive: true, scored: null };
  }

  function find(concept: Concept, at: number): Found {
    if (concept.kind === "measure") return findMeasure(concept.measure);
    if (concept.kind === "model") return findModel(concept.form, concept.whole, concept.span);
    return findWords(concept.alternatives, concept.span, at);
  }

  /** Scores the texts of products that match a rare word; the rarest first. */
  function scoreTexts(found: readonly Found[], visible: Bitmap): void {
    let products = 0;
    const matches = found
      .filter(({ scored }) => scored !== null)
      .sort((a, b) => a.slots.size - b.slots.size)
      .filter(({ slots }) => {
        products += slots.size;
        return products <= MAX_SCORED;
      })
      .map(({ scored }) => scored);
    if (matches.length === 0) return;
    for (const [slot, each] of texts.best(matches.join(" OR "), visible, MAX_RANKED))
      (score[slot] as number) += each;
  }

  /** Those that have most of the words, and how many these are. */
  function bestOf(matching: Bitmap): { best: Bitmap; greatest: number } {
    const slots = matching.toArray();
    const greatest = slots.reduce((max, slot) => Math.max(max, coverage[slot] as number), 0);
    const best = slots.filter((slot) => (coverage[slot] as number) >= greatest - 0.001);
    return { best: Bitmap.of(best), greatest };
  }

  /** The better match first; among equals the featured, then the catalogue's order. */
  function order(first: readonly Bitmap[]): Matches["compare"] {
    const featured = index.sets.of("isFeatured", "true");
    return (a, b) => {
      for (const slots of first) if (slots.has(a) !== slots.has(b)) return slots.has(a) ? -1 : 1;
      return (
        (coverage[b] as number) - (coverage[a] as number) ||
        (score[b] as number) - (score[a] as number) ||
        Number(featured.has(b)) - Number(featured.has(a)) ||
        index.idOf(a) - index.idOf(b)
      );
    };
  }

  return {
    search(text, exact = false, visible = index.sets.all) {
      const terms = words.terms(thesaurus, visible);
      const { named, others, corrected } = parseQuery(text, terms, exact);
      clear();
      const concepts = [...named, ...others];
      const found = concepts.map(find);
      scoreTexts(found, visible);
      const matching = Bitmap.union(found.map(({ slots }) => slots)).and(visible);
      const { best, greatest } = bestOf(matching);
      const distinctive = found.map((each) => (each.isDistinctive ? each.slots : each.ofKind));
      const isExact = texts.slotsOf(matchName(toNameKey(text))).and(visible);
      const slots = Bitmap.union([best, Bitmap.union(distinctive).and(visible), isExact]);
      const requested =
        found.slice(0, named.length).findLast(({ ofKind }) => ofKind.countWith(visible) > 0)
          ?.ofKind ?? slots;
      const full = concepts.reduce(
        (sum, { kind, span }) => sum + (kind === "measure" ? MEASURE_PART : span),
        0,
      );
      return {
        slots,
        whole: Bitmap.union([greatest < full - 0.001 ? NONE : best.and(requested), isExact]),
        compare: order([isExact, requested]),
        corrected:
          corrected.size > 0 && slots.size > 0 ? words.correct(text, corrected, visible) : null,
      };
    },
    nearest: (text, limit, visible = index.sets.all) => words.nearest(text, limit, visible),
    setSynonyms(synonyms) {
      thesaurus = createThesaurus([...BUILT_IN, ...synonyms]);
    },
  };
}

/** A single letter may become any word: only names and product types are completed. */
function isLetter({ words, prefix }: Alternative): boolean {
  return prefix && words.length === 1 && words[0]?.length === 1;
}
