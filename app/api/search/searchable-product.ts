/** What the search reads of a product, and what the index keeps of it. */
import { type Measure, measuresIn } from "./measures.ts";
import { modelForms, stem, tokenize } from "./words.ts";

/** What of a product can be searched. */
export interface SearchableProduct {
  id: number;
  name: string;
  brand: string;
  sku: string;
  /** Other names that lead to it, such as those of the menus. */
  aliases: string[];
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

/** What a query is compared with beside the fields' words. Words are stemmed. */
export interface IndexedProduct {
  models: Set<string>;
  /** The whole model number written together: 'ms201tcm'. */
  whole: string;
  /** Everything that names this one product, each written together. */
  names: Set<string>;
  measures: Measure[];
  /** The kinds and the brand, each a phrase: 'petrol chainsaw', 'stihl'. */
  kinds: Set<string>;
  /** Place in the catalogue's own order, the featured first. */
  place: number;
}

/** How much a word counts in each field. */
export const BOOST = { model: 10, name: 6, kind: 8, power: 3, brand: 3, features: 1.2, brief: 1.5, description: 1 };
export const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

export function toIndexedProduct(product: SearchableProduct): IndexedProduct {
  const { id, name, brand, sku, aliases, specifications, featured } = product;
  const words = modelWords(product);
  const names = [name, `${brand} ${name}`, sku, ...aliases];
  return {
    models: new Set([...words.filter((word) => /\d/.test(word)), ...modelForms(words)]),
    whole: words.join(""),
    names: new Set(names.map(written).filter((joined) => joined !== "")),
    measures: specifications.flatMap(({ value }) => measuresIn(tokenize(value))),
    kinds: new Set([...product.kinds, brand].map((kind) => tokenize(kind).map(stem).join(" "))),
    place: featured ? -1 : id,
  };
}

/** A name's words written together, so that spaces, hyphens and slashes make no difference. */
export function written(name: string): string {
  return tokenize(name).join("").replaceAll("/", "");
}

/** The words of each field. */
export type Document = { id: number } & Record<keyof typeof BOOST, string[]>;

export function toDocument(product: SearchableProduct, { models }: IndexedProduct): Document {
  const { id, name, brand, sku, aliases, kinds, power, brief, description, features } = product;
  const words = (text: string) => tokenize(text).map(stem);
  return {
    id,
    model: [...models],
    name: words([name, sku, ...aliases].join(" ")),
    kind: words(kinds.join(" ")),
    brand: words(brand),
    power: words(power),
    brief: words(brief),
    description: words(description),
    features: words(features),
  };
}

/** The words of a name without its brand: what its maker calls it. */
function modelWords({ name, brand }: SearchableProduct): string[] {
  const [words, brandWords] = [tokenize(name), tokenize(brand)];
  return brandWords.every((word, at) => words[at] === word) ? words.slice(brandWords.length) : words;
}
