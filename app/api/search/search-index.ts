/** The catalogue's search: an index of products, and the machines that answer a shopper's text, best first. */
import MiniSearch, { type Query } from "minisearch";
import { type Alternative, type Concept, type Known, parseQuery } from "./query.ts";
import { type Answer, addAccessories, nearestTo, ranked, sum, toAnswer } from "./ranking.ts";
import {
  BOOST,
  type Document,
  FIELDS,
  type IndexedProduct,
  type SearchableProduct,
  toDocument,
  toIndexedProduct,
  written,
} from "./searchable-product.ts";
import { createVocabulary } from "./vocabulary.ts";

export interface SearchIndex {
  add(product: SearchableProduct): void;
  /** @param product exactly as it was added */
  remove(product: SearchableProduct): void;
  /**
   * Ids of the products that answer most of the words (the specification, document 1 §5), best first: the one of
   * that very name, the exact model, the kind of machine named, the weighted fields, the catalogue's own order.
   *
   * @param accessoriesOf the parts that fit a machine: they answer its model number too, after every machine
   */
  search(text: string, accessoriesOf?: (id: number) => readonly number[]): number[];
}

const KIND_FIELDS = ["name", "kind", "power", "brand"];

export function createSearchIndex(products: Iterable<SearchableProduct> = []): SearchIndex {
  const entries = new Map<number, IndexedProduct>();
  const named = new Map<string, Set<number>>();
  const index = new MiniSearch<Document>({
    fields: FIELDS,
    // Words come stemmed and in lists; a query's come one by one.
    stringifyField: (words) => (words as string[]).join(" "),
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
  });
  const known: Known = {
    vocabulary: createVocabulary(),
    kindWords: createVocabulary(),
    kinds: createVocabulary(),
    models: createVocabulary(),
  };

  function change(action: "add" | "remove", product: SearchableProduct): void {
    const entry = toIndexedProduct(product);
    const document = toDocument(product, entry);
    index[action](document);
    for (const field of FIELDS) known.vocabulary[action](document[field]);
    known.kindWords[action]([...entry.kinds].flatMap((kind) => kind.split(" ")));
    known.kinds[action](entry.kinds);
    known.models[action]([...entry.models, entry.whole]);
    if (action === "add") entries.set(product.id, entry);
    else entries.delete(product.id);
    for (const name of entry.names) {
      const ids = named.get(name) ?? new Set();
      if (action === "add") named.set(name, ids.add(product.id));
      else if (ids.delete(product.id) && ids.size === 0) named.delete(name);
    }
  }

  const searchIndex: SearchIndex = {
    add: (product) => change("add", product),
    remove: (product) => change("remove", product),
    search(text, accessoriesOf = () => []) {
      const found = new Map<number, Answer>();
      for (const [at, concept] of parseQuery(text, known).entries()) {
        const answers = answersTo(concept, at);
        if (concept.kind === "model") addAccessories(answers, concept.span, accessoriesOf);
        for (const [id, answer] of answers) found.set(id, sum(found.get(id), answer));
      }
      return ranked(found, named.get(written(text)) ?? new Set(), entries);
    },
  };
  for (const product of products) searchIndex.add(product);
  return searchIndex;

  function answersTo(concept: Concept, at: number): Map<number, Answer> {
    if (concept.kind === "measure") return nearestTo(concept.measure, entries);
    const queries: Query[] =
      concept.kind === "model"
        ? [{ queries: [concept.form], fields: ["model"], prefix: true }]
        : concept.alternatives.map(toQuery);
    const results = index.search({ combineWith: "OR", queries, boost: BOOST });
    return new Map(results.map(({ id, score }) => [id, toAnswer(concept, at, entries.get(id), score)]));
  }
}

function toQuery({ words, where, prefix }: Alternative): Query {
  const [last, ...others] = [...words].reverse();
  const fields = where === "kind" ? KIND_FIELDS : FIELDS;
  return { combineWith: "AND", queries: [...others, { queries: [last ?? ""], prefix }], fields };
}
