/** Search quality with generated queries, each made from one product. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FilledDatabase, fillDatabase } from "../../../tests/bench/many-products.ts";
import { rankedIds } from "../../../tests/support/searchable.ts";
import type { IndexedCatalogue } from "../index/catalogue.ts";
import { type CatalogueIndex, createCatalogueIndex } from "../index/catalogue-index.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import names from "./english-names.json" with { type: "json" };

const FOUND_AMONG = 100;
const EACH = 80;
const SEED = 20_261_122;

interface ProductWords {
  /** Brand and model: 'STIHL MS 250'. */
  name: string;
  brand: string;
  model: string;
  /** 'Petrol Chainsaw'. */
  kind: string;
  values: string[];
}

type Random = () => number;
type Paraphrase = (product: ProductWords, random: Random) => string | null;

/** The same numbers from 0 to 1 in every run. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(all: readonly T[], random: Random): T | undefined =>
  all[Math.floor(random() * all.length)];
const plural = (word: string) => (word.endsWith("s") ? word.slice(0, -1) : `${word}s`);
const wordsOf = ({ brand, model, kind }: ProductWords) =>
  `${brand} ${model} ${kind}`.toLowerCase().split(/\s+/);

/** Other ways to type a product's words, by name. */
const PARAPHRASES: Record<string, Paraphrase> = {
  "brand after the model": ({ brand, model }) => `${model} ${brand}`,
  "kind before the model": ({ model, kind }) => `${kind} ${model}`.toLowerCase(),
  "model written together": ({ brand, model }) => `${brand} ${model.replaceAll(/[\s-]+/g, "")}`,
  "plural or singular": ({ brand, kind }) => `${brand} ${plural(kind.toLowerCase())}`,
  "a word left out": (product, random) => {
    const words = wordsOf(product);
    return words
      .filter((_, at) => at !== Math.floor(random() * words.length) || words.length < 3)
      .join(" ");
  },
  "one slip": (product, random) => {
    // Without the model number, which finds the product on its own.
    const words = wordsOf({ ...product, model: "" });
    const long = words.filter((word) => /^\p{L}{5,}$/u.test(word));
    const word = pick(long, random);
    if (word === undefined) return null;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const slips = [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word[at] + word.slice(at),
      word.slice(0, at) + (word[at + 1] ?? "") + word[at] + word.slice(at + 2),
    ];
    const slip = pick(slips, random) ?? "";
    return words.map((each) => (each === word ? slip : each)).join(" ");
  },
  "another name for the kind": ({ brand, kind }, random) => {
    const meant = names.filter(({ to }) =>
      to.some((phrase) => kind.toLowerCase().endsWith(phrase)),
    );
    const name = pick(
      meant.flatMap(({ from }) => from),
      random,
    );
    return name === undefined ? null : `${name} ${brand}`;
  },
  "another unit": ({ brand, kind, values }, random) => {
    const value = pick(
      values.flatMap((each) => inAnotherUnit(each) ?? []),
      random,
    );
    return value === undefined ? null : `${brand} ${kind} ${value}`;
  },
};

const UNITS: Record<string, (amount: number) => string> = {
  kW: (amount) => `${Math.round(amount * 1000)} w`,
  W: (amount) => `${amount / 1000}kw`,
  cm: (amount) => `${Math.round(amount * 10)}mm`,
  mm: (amount) => `${amount / 10} cm`,
  V: (amount) => `${amount} volt`,
  cc: (amount) => `${amount}cc`,
  kg: (amount) => `${amount}kg`,
};

function inAnotherUnit(value: string): string | null {
  const [, amount, unit = ""] = /^(\d+(?:\.\d+)?) (\p{L}+)$/u.exec(value) ?? [];
  return amount === undefined ? null : (UNITS[unit]?.(Number(amount)) ?? null);
}

function toProductWords({ brands }: IndexedCatalogue, product: StoredProduct): ProductWords {
  const brand = brands.get(product.brand_id ?? 0)?.name ?? "";
  const isNamed = product.name.toLowerCase().startsWith(brand.toLowerCase());
  const model = isNamed ? product.name.slice(brand.length).trim() : product.name;
  const values = product.specifications.map(({ value }) => value);
  return { name: `${brand} ${model}`, brand, model, kind: product.product_type ?? "", values };
}

describe("search by generated paraphrases", () => {
  let filled: FilledDatabase;
  let catalogueIndex: CatalogueIndex;
  let queries: { how: string; text: string; id: number }[];

  beforeAll(async () => {
    filled = await fillDatabase(0);
    catalogueIndex = createCatalogueIndex(filled.database);
    await catalogueIndex.refresh();
    const catalogue = catalogueIndex.current();
    const products = (
      await catalogue.read(
        [...catalogue.index.order.slots].map((slot) => catalogue.index.idOf(slot)),
      )
    ).filter(({ product_type }) => product_type);
    const random = createRandom(SEED);
    queries = Object.entries(PARAPHRASES).flatMap(([how, paraphrase]) => {
      const made: typeof queries = [];
      for (let tries = 0; made.length < EACH && tries < EACH * 20; tries++) {
        const product = pick(products, random) as StoredProduct;
        const text = paraphrase(toProductWords(catalogue, product), random);
        if (text !== null) made.push({ how, text, id: product.id });
      }
      return made;
    });
  });
  afterAll(async () => {
    catalogueIndex?.close();
    await filled?.remove();
  });

  it("finds at least 95 % of the products, and 90 % for each kind of paraphrase", () => {
    const catalogue = catalogueIndex.current();
    const missed = queries.filter(
      ({ text, id }) =>
        !rankedIds(catalogue.index, catalogue.search(text)).slice(0, FOUND_AMONG).includes(id),
    );
    const listed = missed.map(({ how, text }) => `${how}: ${text}`).join("\n");
    for (const way of Object.keys(PARAPHRASES)) {
      const countOf = (all: typeof queries) => all.filter(({ how }) => how === way).length;
      expect(countOf(queries), way).toBeGreaterThanOrEqual(EACH / 2);
      expect(countOf(missed), listed).toBeLessThanOrEqual(countOf(queries) * 0.1);
    }
    expect(queries.length).toBeGreaterThan(500);
    expect(missed.length, listed).toBeLessThanOrEqual(queries.length * 0.05);
  });
});
