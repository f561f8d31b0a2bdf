/** The inputs of the classification, and their normalised texts. */
import type { Product } from "../product.ts";
import { remember } from "../remember.ts";

type ClueTexts =
  | "name"
  | "productType"
  | "category"
  | "subcategory"
  | "brief"
  | "description"
  | "specifications";

/** Every source of products provides these; brief and description are plain text. */
export interface Clues extends Pick<Product, ClueTexts> {
  /** The upstream's word for the power type; null where it has none. */
  type: string | null;
  /** The slug of a power type of the shop's own; absent for any other. */
  ownType?: string | undefined;
}

/** The texts that name a product, normalised like the vocabulary. */
export type KindWords = Record<
  "name" | "type" | "productType" | "category" | "subcategory",
  string
>;

export function kindWordsOf({ name, type, productType, category, subcategory }: Clues): KindWords {
  return {
    name: normal(name),
    type: normalGroup(type ?? ""),
    productType: normalGroup(productType ?? ""),
    category: normalGroup(category ?? ""),
    subcategory: normalGroup(subcategory ?? ""),
  };
}

/** Characters; the rest of a longer text is not read. */
const MAX_LENGTH = 300;

/** Lower case, single spaces, singular, cut at "with" or "for": accessories follow there. */
function normal(text: string): string {
  if (text === "") return "";
  return ` ${text} `
    .slice(0, MAX_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&"]+/gu, " ")
    .replace(/ (?:with|for|incl|including|w) .*$/, " ")
    .replace(/\b(\p{L}{3,})ies\b/gu, "$1y")
    .replace(/\b(\p{L}{2,}(?:sh|ch|x))es\b/gu, "$1")
    .replace(/\b(\p{L}{2,}[^s\P{L}])s\b/gu, "$1")
    .trim();
}

const normalGroup = remember(normal);
