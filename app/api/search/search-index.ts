/** The catalogue's search: an index of products, and those that answer a shopper's text, best first. */

import { editDistance } from "#app/catalogue/edit-distance.ts";
import { createAnswering, MODEL } from "./answer-concepts.ts";
import type { Synonym } from "./english-names.ts";
import { maskOf } from "./fields.ts";
import type { Known } from "./known.ts";
import { parseQuery } from "./query.ts";
import { Answers, fullCoverage } from "./ranking.ts";
import { SearchAnswer } from "./search-answer.ts";
import { type Document, type SearchableProduct, toDocument, written } from "./searchable-product.ts";
import { SlotFigures } from "./slot-figures.ts";
import { createSpellings } from "./spellings.ts";
import { BUILT_IN, createThesaurus } from "./synonyms.ts";
import { TermIndex } from "./term-index.ts";
import { createVocabulary, nearTest } from "./vocabulary.ts";
import { stem, tokenize } from "./words.ts";

export interface SearchIndex {
  /** @param row what the caller knows the product by: answers give it back */
  add(document: Document, row?: number): void;
  remove(id: number): void;
  /**
   * The products that answer most of the words, best first: the one of that very name, the exact model, the kind of
   * machine named, the weighted fields, the catalogue's own order. Then those that answer some word that tells what is
   * meant.
   *
   * @param exact whether the words are meant as they are spelt
   * @param partsOf what fits machines: it answers their model number too, after every machine
   */
  search(text: string, options?: { exact?: boolean; partsOf?: PartsOf }): SearchAnswer;
  /** Words of the catalogue that are near those of a text, the nearest first. */
  nearest(text: string, most: number): string[];
  /** What the dealer's customers call things, beside the built-in names. */
  setSynonyms(synonyms: readonly Synonym[]): void;
  /** After many changes: what searches would else do first. `pause` is called between short pieces of work. */
  settle(pause: Pause): Promise<void>;
}

type Pause = () => Promise<void> | undefined;

/** The ids of what fits these machines. */
type PartsOf = (machines: readonly number[]) => Iterable<number>;

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

  function add(document: Document, row = 0): void {
    const { id, kinds } = document;
    remove(id);
    const slot = terms.add(document.words);
    slotOf.set(id, slot);
    figures.set(slot, document, row);
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
  const answers = new Answers();

  function search(text: string, options: Parameters<SearchIndex["search"]>[1] = {}): SearchAnswer {
    const { exact = false, partsOf = () => [] } = options;
    const slotsOfParts = (machines: readonly number[]) =>
      [...partsOf(machines.map((slot) => figures.idOf(slot)))].flatMap((id) => slotOf.get(id) ?? []);
    const { concepts, corrected } = parseQuery(text, known, exact);
    answers.begin(terms.slots);
    for (const [at, concept] of concepts.entries()) answer(concept, at, answers, slotsOfParts);
    const named = new Set(terms.slotsOf(written(text), NAMED));
    for (const slot of named) if (!answers.has(slot)) answers.add(slot, 0, 0, 0, true);
    const slots = answers.relevant((slot) => named.size > 0 && named.has(slot));
    return new SearchAnswer(slots, answers, figures, {
      named,
      full: fullCoverage(concepts),
      corrected: corrected.size > 0 && slots.length > 0 ? spellings.correct(text, corrected) : null,
    });
  }

  function nearest(text: string, most: number): string[] {
    const near = tokenize(text)
      .slice(0, 4)
      .filter((word) => word.length > 2)
      .flatMap((word) => {
        const stemmed = stem(word);
        // With more than half of its letters wrong it is another word.
        const edits = Math.min(3, Math.floor((stemmed.length - 1) / 2));
        return [...known.kindWords.near(stemmed, edits), ...nearTerms(stemmed, edits)];
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
    async settle(pause) {
      await terms.settle(pause);
      if (terms.isWorn) await terms.purge(pause, (dead) => figures.purge(dead, pause));
    },
  };
}
