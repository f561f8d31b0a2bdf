/** Derives the words that a product is searched by. */

import type { Clues } from "#app/catalogue/classification/clues.ts";
import type { Listing } from "#app/catalogue/product-facets.ts";
import { modelForms, stem, tokenize } from "#app/catalogue/words.ts";
import type { FieldWords } from "./fields.ts";

/** A product's names and the texts that only the search reads. */
export interface SearchOnlyTexts {
  sku: string;
  /** Other names for it, such as those in the menus. */
  aliases: readonly string[];
  features: string;
}

export interface SearchableText {
  /** The words of each field, stemmed. */
  words: FieldWords;
  /** Its names and its whole model number, as `toNameKey` and `toModelKey` return them. */
  names: string[];
  /** The product types and the brand, each a phrase: 'petrol chainsaw', 'stihl'. */
  kinds: string[];
  /** The stems of names, kinds and brand, each with its spelling. */
  spellings: [stem: string, word: string][];
}

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

export function toSearchableText(
  product: Clues,
  listing: Listing,
  searchable: SearchOnlyTexts,
): SearchableText {
  const { name, type, productType, category, brief, description } = product;
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
  const words = (text: string) => tokenize(text.slice(0, MAX_TEXT_LENGTH)).map(stem);
  const phrases = [...kinds, brand]
    .map((kind) => words(kind).join(" "))
    .filter((phrase) => phrase !== "");
  const names = [name, `${brand} ${name}`, sku, ...aliases]
    .map(toNameKey)
    .filter((joined) => joined !== "");
  return {
    words: {
      model: [...new Set(models)],
      name: words([name, sku, ...aliases].join(" ")),
      kind: words(kinds.join(" ")),
      brand: words(brand),
      power: words(power),
      brief: words(brief),
      description: words(description),
      features: words(features),
    },
    names: [...new Set(names), ...(whole === "" ? [] : [toModelKey(whole)])],
    kinds: [...new Set(phrases)],
    spellings: spellingsOf([name, brand, power, ...kinds].join(" ")),
  };
}

function spellingsOf(text: string): SearchableText["spellings"] {
  const words = new Set(tokenize(text).filter((word) => !/\d/.test(word)));
  return Array.from(words, (word) => [stem(word), word]);
}

/** The words of a name without its brand. */
function modelWords(name: string, brand: string): string[] {
  const [words, brandWords] = [tokenize(name), tokenize(brand)];
  return brandWords.every((word, at) => words[at] === word)
    ? words.slice(brandWords.length)
    : words;
}
