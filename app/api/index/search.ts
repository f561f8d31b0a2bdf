/** The catalogue's search: the products that match a query, best first. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Matches } from "#app/catalogue/list-part.ts";
import type { Measure } from "../search/measures.ts";
import { type Alternative, type Concept, parseQuery } from "../search/query.ts";
import { toModelKey, toNameKey } from "../search/searchable-text.ts";
import { BUILT_IN, createThesaurus, type Synonym } from "../search/synonyms.ts";
import { createCatalogueWords } from "./catalogue-words.ts";
import type { Compatibility } from "./compatibility.ts";
import { CODES, createTextIndex, matchAlternative, matchName, matchWord } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";
import { Ranks } from "./ranks.ts";

export interface SearchResult extends Matches {
  /** The query with corrected spelling; null if nothing was corrected. */
  corrected: string | null;
}

export type Search = ReturnType<typeof createSearch>;

/** A word in more than this part of all products is not distinctive. */
const COMMON = 0.25;
/** Products whose texts one search scores, about 3 µs each; the best of them are ranked. */
const MAX_SCORED = 2_000;
const MAX_RANKED = 600;
/** Model numbers count more than kinds, and kinds more than texts. */
const SCORES = { model: 1e6, kind: 1_000, meantKind: 900 };
/** A quantity weighs less than a word: it only narrows. */
const MEASURE_PART = 0.5;
const MEASURED = `SELECT slot, max(iif(abs(value - ?) <= ?, 1, .5)) AS close FROM measures
  WHERE dimension = ? AND value BETWEEN ? AND ? GROUP BY slot`;
const NONE = new Bitmap();

type Measured = { slot: number; close: number };
type Words = Extract<Concept, { kind: "words" }>;
type Model = Extract<Concept, { kind: "model" }>;

/** The products that match one concept. */
interface Found {
  slots: Bitmap;
  /** Those that are of the kind that the words name. */
  ofKind: Bitmap;
  isDistinctive: boolean;
  /** The full-text query, where the words do not name a kind. */
  scored: string | null;
}

export function createSearch(index: IndexFile, { matchingAny }: Compatibility) {
  const texts = createTextIndex(index);
  const words = createCatalogueWords(index, texts);
  let thesaurus = createThesaurus(BUILT_IN);

  /**
   * All products of a kind score the same, so that their order stays. A later word counts more,
   * because it is the noun: a chainsaw battery is a battery. The kind as typed scores more than
   * other meanings of the word.
   */
  function findWords(ranks: Ranks, { alternatives, span }: Words, at: number): Found {
    const phrases = alternatives.map((each) => each.words.join(" "));
    const ofKind = index.sets.any("kind", phrases);
    const match = alternatives.map(matchAlternative).join(" OR ");
    const [first] = alternatives;
    const letter = first && isLetter(first) ? (first.words[0] ?? "") : null;
    const slots = letter === null ? texts.slotsOf(match) : index.sets.of("letter", letter);
    ranks.add(slots, span, 0);
    const said = index.sets.of("kind", phrases[0] ?? "");
    ranks.add(said, 0, (SCORES.kind - SCORES.meantKind) * (at + 1));
    ranks.add(ofKind, 0, SCORES.meantKind * (at + 1));
    const isDistinctive = slots.size <= index.size * COMMON;
    return { slots, ofKind, isDistinctive, scored: ofKind.size || letter ? null : match };
  }

  /** Products with the requested quantity; those within a tenth of it count half. */
  function findMeasure(ranks: Ranks, { dimension, value, tolerance }: Measure): Found {
    // Half a unit of the last digit, and a little for rounding.
    const equal = tolerance * 1.001;
    const apart = Math.max(value * 0.1, equal);
    const values = [equal, dimension, value - apart, value + apart];
    const measured = index.rows.all<Measured>(MEASURED, value, ...values);
    for (const { slot, close } of measured) ranks.addTo(slot, close * MEASURE_PART, close);
    const slots = Bitmap.of(measured.map(({ slot }) => slot));
    return { slots, ofKind: NONE, isDistinctive: false, scored: null };
  }

  function findModel(ranks: Ranks, { form, whole, span }: Model): Found {
    const named = texts.slotsOf(matchName(toModelKey(form)));
    const coded = whole ? texts.slotsOf(matchWord(form, false, CODES)) : NONE;
    const begun = texts.slotsOf(matchWord(form, true, CODES));
    ranks.add(named, 0, SCORES.model);
    ranks.add(coded, 0, SCORES.model);
    // What fits a half-typed model is ignored: 'ms 2' may become any saw.
    const meant = Bitmap.union([coded, named]).toArray();
    const ids = matchingAny([...meant].map((slot) => index.idOf(slot)));
    const fitting = Bitmap.of(ids.flatMap((id) => index.slotOf(id) ?? []));
    const slots = Bitmap.union([begun, fitting]);
    ranks.add(slots, span, 0);
    return { slots, ofKind: NONE, isDistinctive: true, scored: null };
  }

  function find(ranks: Ranks, concept: Concept, at: number): Found {
    if (concept.kind === "measure") return findMeasure(ranks, concept.measure);
    return concept.kind === "model" ? findModel(ranks, concept) : findWords(ranks, concept, at);
  }

  /** Scores the texts of products that match a rare word; the rarest first. */
  function scoreTexts(ranks: Ranks, found: readonly Found[], visible: Bitmap): void {
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
    for (const [slot, score] of texts.best(matches.join(" OR "), visible, MAX_RANKED))
      ranks.addTo(slot, 0, score);
  }

  return {
    /**
     * The products that match most words, best first: by exact name, the requested machine, exact
     * model, product type, weighted fields, then the catalogue's order. Then those that match some
     * distinctive word. A part and a machine that fit also match each other's model number,
     * after every machine.
     *
     * @param exact whether to search without spelling correction
     * @param visible products that the reader may see; nothing of the others is revealed
     */
    search(text: string, exact = false, visible = index.sets.all): SearchResult {
      const vocabulary = words.vocabulary(thesaurus, visible);
      const { named, others, corrected } = parseQuery(text, vocabulary, exact);
      const ranks = new Ranks(index);
      const concepts = [...named, ...others];
      const found = concepts.map((concept, at) => find(ranks, concept, at));
      scoreTexts(ranks, found, visible);
      const matching = Bitmap.union(found.map(({ slots }) => slots)).and(visible);
      const { best, greatest } = ranks.bestOf(matching);
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
        compare: ranks.order([isExact, requested]),
        corrected: slots.size > 0 ? corrected : null,
      };
    },
    nearest: words.nearest,
    setPageWords: words.setPageWords,
    /** Sets the shop's synonyms, which are added to the built-in ones. */
    setSynonyms(synonyms: readonly Synonym[]) {
      thesaurus = createThesaurus([...BUILT_IN, ...synonyms]);
    },
  };
}

/** A single letter may become any word: only names and product types are completed. */
function isLetter({ words, prefix }: Alternative): boolean {
  return prefix && words.length === 1 && words[0]?.length === 1;
}
