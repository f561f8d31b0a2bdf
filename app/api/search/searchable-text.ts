/** What the search reads of a product, and the words that it is found by. */

import type { FieldWords } from "./fields.ts";
import { type Measure, measuresIn } from "./measures.ts";
import { modelForms, stem, tokenize } from "./words.ts";

/** What of a product can be searched. */
export interface SearchableProduct {
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
}

export interface SearchableText {
  /** The words of each field, stemmed. */
  words: FieldWords;
  /** Its names and its whole model number, as `written` and `writtenModel` give them. */
  names: string[];
  measures: Measure[];
  /** The kinds and the brand, each a phrase: 'petrol chainsaw', 'stihl'. */
  kinds: string[];
  /** The words of names, kinds and brand as they are written, by their stems. */
  spellings: Record<string, string>;
}

/** A name's words written together, so that spaces, hyphens and slashes make no difference. */
export function written(name: string): string {
  const words = tokenize(name).join("").replaceAll("/", "");
  return words === "" ? "" : `=${words}`;
}

/** A whole model number, which many products' names may begin with: 'ms201tcm'. */
export function writtenModel(form: string): string {
  return `#${form}`;
}

/** Of a longer text only the beginning is searched. */
const LONGEST_TEXT = 20_000;
const MOST_MEASURES = 60;

export function toSearchableText(product: SearchableProduct): SearchableText {
  const { name, brand, sku, aliases, kinds, power, brief, description, features, specifications } = product;
  const model = modelWords(product);
  const whole = model.join("");
  const models = [
    ...model.filter((word) => /\d/.test(word)),
    ...modelForms(model),
    ...(/\d/.test(whole) ? [whole] : []),
  ];
  const words = (text: string) => tokenize(text.slice(0, LONGEST_TEXT)).map(stem);
  const phrases = [...kinds, brand].map((kind) => words(kind).join(" ")).filter((phrase) => phrase !== "");
  const names = [name, `${brand} ${name}`, sku, ...aliases].map(written).filter((joined) => joined !== "");
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
    names: [...new Set(names), ...(whole === "" ? [] : [writtenModel(whole)])],
    measures: measuresIn(specifications).slice(0, MOST_MEASURES),
    kinds: [...new Set(phrases)],
    spellings: spellingsOf([name, brand, power, ...kinds].join(" ")),
  };
}

function spellingsOf(text: string): Record<string, string> {
  const words = tokenize(text).filter((word) => !/\d/.test(word));
  // Without a prototype: 'constructor' is a word too.
  return Object.assign(Object.create(null), Object.fromEntries(words.map((word) => [stem(word), word])));
}

/** The words of a name without its brand: what its maker calls it. */
function modelWords({ name, brand }: SearchableProduct): string[] {
  const [words, brandWords] = [tokenize(name), tokenize(brand)];
  return brandWords.every((word, at) => words[at] === word) ? words.slice(brandWords.length) : words;
}
