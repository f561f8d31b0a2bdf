/** The catalogue's search: an index of products, and the machines that answer a shopper's text, best first. */
import MiniSearch, { type Query } from "minisearch";
import { closeness, type Measure, measuresIn } from "./measures.ts";
import { type Alternative, type Concept, parseQuery, SYNONYM_WORDS } from "./query.ts";
import { createVocabulary } from "./vocabulary.ts";
import { fold, modelForms, toWords } from "./words.ts";

/** What of a product can be searched. */
export interface Searchable {
  id: number;
  name: string;
  brand: string;
  sku: string;
  /** Category, subcategory and product type: the kinds of machine it is, each a phrase. */
  kinds: string[];
  /** Petrol, battery or corded; empty for what is driven by hand. */
  power: string;
  brief: string;
  description: string;
  features: string;
  specifications: { name: string; value: string }[];
  featured: boolean;
}

export interface SearchIndex {
  /**
   * Ids of the products that answer most of the words (the specification, document 1 §5), best first:
   * the exact model, then the kind of machine named, then the weighted fields, then the catalogue's own order.
   */
  search(text: string): number[];
}

const BOOST = { model: 10, name: 6, kind: 8, power: 3, brand: 3, features: 1.2, brief: 1.5, description: 1 };
const FIELDS = Object.keys(BOOST);
const KIND_FIELDS = ["name", "kind", "power"];

interface Entry {
  models: Set<string>;
  /** The whole model number written together: 'ms201tcm'. */
  whole: string;
  measures: Measure[];
  /** The kinds and the brand, each folded: 'petrol chainsaw', 'stihl'. */
  kinds: Set<string>;
  /** Place in the catalogue's own order, the featured first. */
  place: number;
}

/** How well a machine answers: words covered, exactness (see `exactness`), the fields' weighted score. */
interface Answer {
  coverage: number;
  exact: number;
  score: number;
}

export function createSearchIndex(products: Iterable<Searchable>): SearchIndex {
  const entries = new Map<number, Entry>();
  const documents: Record<string, string | number>[] = [];
  for (const product of products) {
    const words = modelWords(product);
    const models = new Set([...words.filter((word) => /\d/.test(word)), ...modelForms(words)]);
    const measures = product.specifications.flatMap(({ value }) => measuresIn(toWords(value)));
    const kinds = new Set([...product.kinds, product.brand].map((kind) => toWords(kind).map(fold).join(" ")));
    entries.set(product.id, {
      models,
      whole: words.join(""),
      measures,
      kinds,
      place: product.featured ? -1 : entries.size,
    });
    documents.push({ ...searchText(product), model: [...models].join(" "), id: product.id });
  }
  const index = new MiniSearch({ fields: FIELDS, tokenize: toWords, processTerm: fold });
  index.addAll(documents);
  const terms = documents.flatMap((document) => FIELDS.flatMap((field) => toWords(String(document[field])).map(fold)));
  const vocabulary = createVocabulary([...terms, ...SYNONYM_WORDS]);
  const kinds = new Set([...entries.values()].flatMap((entry) => [...entry.kinds]));
  const models = createVocabulary([...entries.values()].flatMap((entry) => [...entry.models, entry.whole]));

  return {
    search(text) {
      const concepts = parseQuery(text, { vocabulary, models, kinds });
      const found = new Map<number, Answer>();
      for (const [at, concept] of concepts.entries()) {
        for (const [id, answer] of answersTo(concept, at)) {
          const before = found.get(id) ?? { coverage: 0, exact: 0, score: 0 };
          found.set(id, {
            coverage: before.coverage + answer.coverage,
            exact: Math.max(before.exact, answer.exact),
            score: before.score + answer.score,
          });
        }
      }
      return ranked(found, entries);
    },
  };

  function answersTo(concept: Concept, at: number): Map<number, Answer> {
    if (concept.kind === "measure") return nearestTo(concept.measure, entries);
    const queries: Query[] =
      concept.kind === "model"
        ? [{ queries: [concept.form], fields: ["model"], prefix: true }]
        : concept.alternatives.map(toQuery);
    const results = index.search({ combineWith: "OR", queries, boost: BOOST });
    return new Map(results.map(({ id, score }) => [id, answer(concept, at, entries.get(id), score)]));
  }
}

/**
 * A machine of the very kind asked for scores the same as its like, so that lists of one kind keep their order;
 * the later word counts more, because it is the noun: a chainsaw battery is a battery.
 */
const KIND_SCORE = 1000;

function answer(concept: Concept, at: number, entry: Entry | undefined, score: number): Answer {
  const exact = entry ? exactness(concept, entry) : 0;
  return { coverage: concept.span, exact, score: exact === 0.5 ? KIND_SCORE * (at + 1) : score };
}

function searchText({ name, brand, sku, kinds, power, brief, description, features }: Searchable) {
  return { name: `${name} ${sku}`, brand, kind: kinds.join(" "), power, brief, description, features };
}

/** The words of a name without its brand: what its maker calls it. */
function modelWords({ name, brand }: Searchable): string[] {
  const [words, brandWords] = [toWords(name), toWords(brand)];
  return brandWords.every((word, at) => words[at] === word) ? words.slice(brandWords.length) : words;
}

function toQuery({ words, where, prefix }: Alternative): Query {
  const [last, ...others] = [...words].reverse();
  const fields = where === "kind" ? KIND_FIELDS : FIELDS;
  return { combineWith: "AND", queries: [...others, { queries: [last ?? ""], prefix }], fields };
}

/** Machines with the figure asked for, or within a tenth of it. A figure weighs less than a word: it only narrows. */
function nearestTo(asked: Measure, entries: ReadonlyMap<number, Entry>): Map<number, Answer> {
  const near = new Map<number, Answer>();
  for (const [id, { measures }] of entries) {
    const close = Math.max(0, ...measures.map((figure) => closeness(asked, figure)));
    if (close > 0) near.set(id, { coverage: close / 2, exact: 0, score: close });
  }
  return near;
}

/** 2: the whole model number was typed; 1: the number without its suffix letters; a half: the machine's own kind. */
function exactness(concept: Concept, entry: Entry): number {
  if (concept.kind === "measure") return 0;
  if (concept.kind === "words") {
    return concept.alternatives.some(({ words }) => entry.kinds.has(words.join(" "))) ? 0.5 : 0;
  }
  if (entry.whole === concept.form) return 2;
  return concept.whole && entry.models.has(concept.form) ? 1 : 0;
}

/** All that answer the whole text; where none does, those that answer the most of it. */
function ranked(found: ReadonlyMap<number, Answer>, entries: ReadonlyMap<number, Entry>): number[] {
  const most = Math.max(0, ...[...found.values()].map(({ coverage }) => coverage));
  return [...found]
    .filter(([, { coverage }]) => coverage === most)
    .sort(([idA, a], [idB, b]) => b.exact - a.exact || b.score - a.score || placeOf(idA) - placeOf(idB))
    .map(([id]) => id);

  function placeOf(id: number): number {
    return entries.get(id)?.place ?? 0;
  }
}
