/** Derives the words that a product is searched by. */

import type { Clues } from "#app/catalogue/classification/clues.ts";
import type { Listing } from "#app/catalogue/product-facets.ts";
import { remember } from "#app/catalogue/remember.ts";
import { modelForms, stem, tokenize } from "#app/catalogue/words.ts";

/** The searched fields of a product, and the weight of a word in each. */
export const WEIGHTS = {
  model: 10,
  name: 6,
  kind: 8,
  power: 3,
  brand: 3,
  codes: 3,
  features: 1.2,
  brief: 1.5,
  description: 1,
};
/** Names written as one word; they match their one product and are never scored. */
export const NAMED = "named";
export type SearchField = keyof typeof WEIGHTS;
export const FIELDS = Object.keys(WEIGHTS) as SearchField[];

/** A product's names and the texts that only the search reads. */
export interface SearchOnlyTexts {
  sku: string;
  /** Other names for it, such as those in the menus. */
  aliases: readonly string[];
  features: string;
}

export type SearchableText = ReturnType<typeof toSearchableText>;

/** A name as one word, so that spaces, hyphens and slashes make no difference. */
export function toNameKey(name: string): string {
  const words = tokenize(name).join("").replaceAll("/", "");
  return words === "" ? "" : `=${words}`;
}

/** A whole model number, with which several names may start: 'ms201tcm'. */
export function toModelKey(form: string): string {
  return `#${form}`;
}

/** Words that shoppers use for a power type. */
const POWER_TYPE_WORDS: ReadonlyMap<string | null, string> = new Map([
  ["cordless", "battery cordless"],
  ["corded", "electric corded"],
]);

/** Characters; the rest of a longer text is not searched. */
const MAX_TEXT_LENGTH = 20_000;

export function toSearchableText(product: Clues, listing: Listing, searchable: SearchOnlyTexts) {
  const { name, type, productType, category, brief, description } = product;
  const values = product.specifications.map(({ value }) => value);
  const { sku, aliases, features } = searchable;
  const brand = listing.brand ?? "";
  const power = POWER_TYPE_WORDS.get(type) ?? type ?? "";
  const subcategoryNames = listing.subcategories.map((subcategory) => subcategory.name);
  const kinds = [productType, category, ...subcategoryNames].filter((kind) => kind !== null);
  const model = modelWords(name, brand);
  const whole = model.join("");
  const models = [
    ...model.filter((word) => /\d/.test(word)),
    ...modelForms(model),
    ...(/\d/.test(whole) ? [whole] : []),
  ];
  const words = (text: string) => tokenize(text.slice(0, MAX_TEXT_LENGTH));
  const phrases = [...kinds, brand]
    .map((kind) => words(kind).map(stem).join(" "))
    .filter((phrase) => phrase !== "");
  const names = [name, `${brand} ${name}`, sku, ...aliases]
    .map(toNameKey)
    .filter((joined) => joined !== "");
  return {
    /** The words of each field. */
    words: {
      model: [...new Set(models)],
      name: words([name, sku, ...aliases].join(" ")),
      kind: words(kinds.join(" ")),
      brand: words(brand),
      power: words(power),
      codes: [...new Set([sku, ...values].flatMap(codesIn))],
      brief: words(brief),
      description: words(description),
      features: words(features),
    } satisfies Record<SearchField, string[]>,
    /** Its names and its whole model number, as `toNameKey` and `toModelKey` return them. */
    names: [...new Set(names), ...(whole === "" ? [] : [toModelKey(whole)])],
    /** Its product types and its brand, each a phrase of stemmed words: 'petrol chainsaw', 'stihl'. */
    kinds: [...new Set(phrases)],
  };
}

/** Words of a specification; a longer one is a sentence, without codes. */
const MAX_CODE_WORDS = 6;

/** The numbers and codes of a specification, also as one word: '800 A' is '800' and '800a'. */
const codesIn = remember((value): string[] => {
  const words = tokenize(value.slice(0, 200));
  if (words.length > MAX_CODE_WORDS) return [];
  return [...words.filter((word) => /\d/.test(word)), ...modelForms(words)];
});

/** The words of a name without its brand. */
function modelWords(name: string, brand: string): string[] {
  const [words, brandWords] = [tokenize(name), tokenize(brand)];
  return brandWords.every((word, at) => words[at] === word)
    ? words.slice(brandWords.length)
    : words;
}
