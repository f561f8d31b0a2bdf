/** The catalogue's search: an index of products, and those that answer a shopper's text, best first. */

import { editDistance } from "./edit-distance.ts";
import type { Synonym } from "./english-names.ts";
import type { Known } from "./known.ts";
import { closeness, type Measure } from "./measures.ts";
import { type Alternative, type Concept, parseQuery } from "./query.ts";
import { Answers, EXACT, fullCoverage, kindScore, measureCoverage } from "./ranking.ts";
import { type Document, type SearchableProduct, toDocument, written } from "./searchable-product.ts";
import { SlotFigures } from "./slot-figures.ts";
import { BUILT_IN, createThesaurus } from "./synonyms.ts";
import { FIELDS, maskOf, TermIndex } from "./term-index.ts";
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

const ANYWHERE = maskOf(FIELDS);
const KIND_FIELDS = maskOf(["name", "kind", "power", "brand"]);
const MODEL = maskOf(["model"]);
const NAMED = maskOf(["named"]);
/** A single letter that is still being typed could become anything: only names and kinds are completed. */
const SHORT = maskOf(["model", "name", "kind", "brand"]);
/** A word that more than this part of all products have does not tell which of them is meant. */
const COMMON = 0.25;

/** @param synonyms what the dealer's customers call things, beside the built-in names */
export function createSearchIndex(
  products: Iterable<SearchableProduct> = [],
  synonyms: readonly Synonym[] = [],
): SearchIndex {
  const terms = new TermIndex();
  const figures = new SlotFigures();
  const slotOf = new Map<number, number>();
  const spellings = new Map<string, string>();
  const known: Known = {
    vocabulary: { has: (word) => terms.has(word), begins: (prefix) => terms.begins(prefix), near: nearTerms },
    kindWords: createVocabulary(),
    kinds: createVocabulary(),
    models: { has: (form) => terms.has(form, MODEL), begins: (form) => terms.begins(form, MODEL) },
    thesaurus: createThesaurus([...BUILT_IN, ...synonyms]),
  };

  function add(document: Document): void {
    const { id, kinds } = document;
    remove(id);
    const slot = terms.add(document.words);
    slotOf.set(id, slot);
    figures.set(slot, document);
    known.kindWords.add(kinds.flatMap((kind) => kind.split(" ")));
    known.kinds.add(kinds);
    for (const [stemmed, spelling] of Object.entries(document.spellings)) {
      const other = spellings.get(stemmed);
      if (other === undefined || spelling.length < other.length) spellings.set(stemmed, spelling);
    }
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

  function search(text: string, options: Parameters<SearchIndex["search"]>[1] = {}): SearchAnswer {
    const { exact = false, accessoriesOf = () => [] } = options;
    const { concepts, corrected } = parseQuery(text, known, exact);
    const answers = new Answers(terms.slots);
    for (const [at, concept] of concepts.entries()) answer(concept, at, answers, accessoriesOf);
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
      corrected: corrected.size > 0 && slots.length > 0 ? correct(text, corrected) : null,
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

  function answer(
    concept: Concept,
    at: number,
    answers: Answers,
    accessoriesOf: (id: number) => readonly number[],
  ): void {
    if (concept.kind === "measure") answerMeasure(concept.measure, answers);
    else if (concept.kind === "model") answerModel(concept, answers, accessoriesOf);
    else answerWords(concept, at, answers);
  }

  function answerWords(concept: Extract<Concept, { kind: "words" }>, at: number, answers: Answers): void {
    const { scores, slots } = scoreAlternatives(concept.alternatives);
    const phrases = concept.alternatives.map(({ words }) => words.join(" "));
    const isOfKind = figures.kindTest(phrases);
    const isSaid = figures.kindTest(phrases.slice(0, 1));
    const tells = slots.length <= terms.documents * COMMON;
    for (const slot of slots) {
      const ofKind = isOfKind(slot);
      const score = ofKind ? kindScore(isSaid(slot), at) : (scores[slot] as number);
      answers.add(slot, concept.span, ofKind ? EXACT.kind : 0, score, tells || ofKind);
    }
  }

  /** What has all words of any alternative. */
  function scoreAlternatives(alternatives: readonly Alternative[]): { scores: Float64Array; slots: number[] } {
    const scores = new Float64Array(terms.slots);
    const slots: number[] = [];
    const sums = new Float64Array(terms.slots);
    const seen = new Uint32Array(terms.slots);
    let turn = 0;
    for (const { words, where, prefix } of alternatives) {
      let hits: number[] = [];
      for (const [index, word] of words.entries()) {
        const isLast = index === words.length - 1;
        const isBegun = prefix && isLast;
        const fields = where === "kind" ? KIND_FIELDS : isBegun && word.length === 1 ? SHORT : ANYWHERE;
        const before = turn;
        turn++;
        const found: number[] = [];
        terms.score(word, isBegun, fields, (slot, score) => {
          const last = seen[slot] as number;
          if (last === turn) (sums[slot] as number) += score;
          else if (index === 0 || last === before) {
            sums[slot] = (index === 0 ? 0 : (sums[slot] as number)) + score;
            seen[slot] = turn;
            found.push(slot);
          }
        });
        hits = found;
      }
      for (const slot of hits) {
        if (scores[slot] === 0) slots.push(slot);
        (scores[slot] as number) += sums[slot] as number;
      }
      turn++;
    }
    return { scores, slots };
  }

  /** Products with the figure asked for, or within a tenth of it. */
  function answerMeasure(asked: Measure, answers: Answers): void {
    const near = new Map<number, number>();
    figures.eachMeasure(asked.dimension, (slot, value) => {
      const close = closeness(asked, { dimension: asked.dimension, value, tolerance: 0 });
      if (close > 0 && terms.isAlive(slot) && close > (near.get(slot) ?? 0)) near.set(slot, close);
    });
    for (const [slot, close] of near) answers.add(slot, measureCoverage(close), 0, close, false);
  }

  function answerModel(
    { form, whole, span }: Extract<Concept, { kind: "model" }>,
    answers: Answers,
    accessoriesOf: (id: number) => readonly number[],
  ): void {
    const numbered = new Set(whole ? terms.slotsOf(form, MODEL) : []);
    const scores = new Map<number, number>();
    terms.score(form, true, MODEL, (slot, score) => scores.set(slot, (scores.get(slot) ?? 0) + score));
    const machines: number[] = [];
    for (const [slot, score] of scores) {
      const exact = figures.wholeOf(slot) === form ? EXACT.whole : numbered.has(slot) ? EXACT.number : 0;
      if (exact > 0) machines.push(slot);
      answers.add(slot, span, exact, score, true);
    }
    // A machine that is being typed has no accessories yet: 'ms 2' may become any saw.
    for (const accessory of machines.flatMap((slot) => accessoriesOf(figures.idOf(slot)))) {
      const slot = slotOf.get(accessory);
      if (slot === undefined || scores.has(slot)) continue;
      scores.set(slot, 0);
      answers.add(slot, span, 0, 0, true);
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

  /** The text with its misspelt words put right. */
  function correct(text: string, corrected: ReadonlyMap<string, string>): string {
    const words = tokenize(text).map((word) => {
      const parts = corrected.get(word)?.split(" ");
      if (!parts) return word;
      const together = stem(parts.join(""));
      return known.kindWords.has(together) ? spell(together) : parts.map(spell).join(" ");
    });
    return words.join(" ");
  }

  function spell(stemmed: string): string {
    const spelling = spellings.get(stemmed) ?? stemmed;
    return spelling === `${stemmed}s` ? stemmed : spelling;
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
    return [...new Set(near.map(({ word }) => spell(word)))].slice(0, most);
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
