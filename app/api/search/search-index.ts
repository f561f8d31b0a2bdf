/** The catalogue's search: an index of products, and those that answer a shopper's text, best first. */

import { createAnswering, MODEL } from "./answer-concepts.ts";
import { editDistance } from "./edit-distance.ts";
import type { Synonym } from "./english-names.ts";
import { maskOf } from "./fields.ts";
import type { Known } from "./known.ts";
import { parseQuery } from "./query.ts";
import { Answers, fullCoverage } from "./ranking.ts";
import { type Document, type SearchableProduct, toDocument, written } from "./searchable-product.ts";
import { SlotFigures } from "./slot-figures.ts";
import { createSpellings } from "./spellings.ts";
import { BUILT_IN, createThesaurus } from "./synonyms.ts";
import { TermIndex } from "./term-index.ts";
import { createVocabulary, nearTest } from "./vocabulary.ts";
import { stem, tokenize } from "./words.ts";

/** What answers a text. */
export interface SearchAnswer {
  /** Ids of the products, in no order. */
  ids: number[];
  /** Whether a product answers everything that was asked for. */
  isWhole(id: number): boolean;
  /** The same by the places in `ids`. */
  isWholeAt(place: number): boolean;
  compareAt(a: number, b: number): number;
  /** The better answer first: all words before some, then as `search` of `SearchIndex` tells. */
  compare(a: number, b: number): number;
  /** What was searched for in place of misspelt words; null where they are as typed. */
  corrected: string | null;
}

export interface SearchIndex {
  add(document: Document): void;
  remove(id: number): void;
  /**
   * The products that answer most of the words, best first: the one of that very name, the exact model, the kind of
   * machine named, the weighted fields, the catalogue's own order. Then those that answer some word that tells what is
   * meant.
   *
   * @param exact whether the words are meant as they are spelt
   * @param accessoriesOf the parts that fit a machine: they answer its model number too, after every machine
   */
  search(text: string, options?: { exact?: boolean; accessoriesOf?: (id: number) => readonly number[] }): SearchAnswer;
  /** Words of the catalogue that are near those of a text, the nearest first. */
  nearest(text: string, most: number): string[];
  /** What the dealer's customers call things, beside the built-in names. */
  setSynonyms(synonyms: readonly Synonym[]): void;
  /** Whether it is worth building the index anew. */
  isWorn(): boolean;
}

const NAMED = maskOf(["named"]);

/** @param synonyms what the dealer's customers call things, beside the built-in names */
export function createSearchIndex(
  products: Iterable<SearchableProduct> = [],
  synonyms: readonly Synonym[] = [],
): SearchIndex {
  const terms = new TermIndex();
  const figures = new SlotFigures();
  const slotOf = new Map<number, number>();
  const known: Known = {
    vocabulary: { has: (word) => terms.has(word), begins: (prefix) => terms.begins(prefix), near: nearTerms },
    kindWords: createVocabulary(),
    kinds: createVocabulary(),
    models: { has: (form) => terms.has(form, MODEL), begins: (form) => terms.begins(form, MODEL) },
    thesaurus: createThesaurus([...BUILT_IN, ...synonyms]),
  };

  const spellings = createSpellings((word) => known.kindWords.has(word));

  function add(document: Document): void {
    const { id, kinds } = document;
    remove(id);
    const slot = terms.add(document.words);
    slotOf.set(id, slot);
    figures.set(slot, document);
    known.kindWords.add(kinds.flatMap((kind) => kind.split(" ")));
    known.kinds.add(kinds);
    spellings.add(document.spellings);
  }

  function remove(id: number): void {
    const slot = slotOf.get(id);
    if (slot === undefined) return;
    const kinds = figures.kindsOf(slot);
    known.kindWords.remove(kinds.flatMap((kind) => kind.split(" ")));
    known.kinds.remove(kinds);
    terms.remove(slot);
    slotOf.delete(id);
  }

  function nearTerms(word: string, most: number) {
    if (most === 0 || /\d/.test(word)) return [];
    return [...terms.words(nearTest(word, most))]
      .map((near) => ({ word: near, edits: editDistance(word, near), count: 0 }))
      .filter(({ edits }) => edits <= most)
      .map((near) => ({ ...near, count: terms.count(near.word) }));
  }

  const answer = createAnswering(terms, figures);

  function search(text: string, options: Parameters<SearchIndex["search"]>[1] = {}): SearchAnswer {
    const { exact = false, accessoriesOf = () => [] } = options;
    const partsOf = (slot: number) => accessoriesOf(figures.idOf(slot)).flatMap((id) => slotOf.get(id) ?? []);
    const { concepts, corrected } = parseQuery(text, known, exact);
    const answers = new Answers(terms.slots);
    for (const [at, concept] of concepts.entries()) answer(concept, at, answers, partsOf);
    const named = new Set(terms.slotsOf(written(text), NAMED));
    for (const slot of named) if (!answers.has(slot)) answers.add(slot, 0, 0, 0, true);
    const full = fullCoverage(concepts);
    const whole = (slot: number) =>
      (named.size > 0 && named.has(slot)) || (answers.coverage[slot] as number) >= full - 0.001;
    const slots = relevantSlots(answers, named);
    return {
      ids: slots.map((slot) => figures.idOf(slot)),
      isWholeAt: (place) => whole(slots[place] as number),
      compareAt: (a, b) => compareSlots(slots[a] as number, slots[b] as number),
      isWhole: (id) => whole(slotOf.get(id) ?? -1),
      compare: (a, b) => compareSlots(slotOf.get(a) ?? 0, slotOf.get(b) ?? 0),
      corrected: corrected.size > 0 && slots.length > 0 ? spellings.correct(text, corrected) : null,
    };

    function compareSlots(a: number, b: number): number {
      return (
        (named.size > 0 ? Number(named.has(b)) - Number(named.has(a)) : 0) ||
        (answers.coverage[b] as number) - (answers.coverage[a] as number) ||
        (answers.exact[b] as number) - (answers.exact[a] as number) ||
        (answers.score[b] as number) - (answers.score[a] as number) ||
        figures.placeOf(a) - figures.placeOf(b) ||
        figures.idOf(a) - figures.idOf(b)
      );
    }
  }

  /** Those that cover the most; then those that answer a word that tells what is meant. */
  function relevantSlots(answers: Answers, named: ReadonlySet<number>): number[] {
    let most = 0;
    for (const slot of answers.slots) most = Math.max(most, answers.coverage[slot] as number);
    return answers.slots.filter(
      (slot) => (answers.coverage[slot] as number) >= most - 0.001 || answers.tells[slot] || named.has(slot),
    );
  }

  function nearest(text: string, most: number): string[] {
    const near = tokenize(text)
      .slice(0, 4)
      .filter((word) => word.length > 2)
      .flatMap((word) => {
        const stemmed = stem(word);
        const edits = Math.min(4, Math.ceil(stemmed.length / 2));
        return [...known.kindWords.near(stemmed, Math.min(edits, 3)), ...nearTerms(stemmed, Math.min(edits, 3))];
      })
      .sort((a, b) => a.edits - b.edits || b.count - a.count);
    return [...new Set(near.map(({ word }) => spellings.spell(word)))].slice(0, most);
  }

  for (const product of products) add(toDocument(product));
  return {
    add,
    remove,
    search,
    nearest,
    setSynonyms(next) {
      known.thesaurus = createThesaurus([...BUILT_IN, ...next]);
    },
    isWorn: () => terms.isWorn,
  };
}
