/** What search engines and shared addresses say of a product in a sentence. */
import { kindOf } from "#app/catalogue/kind-of.ts";
import { toFullName } from "#app/catalogue/model.ts";
import type { Product } from "#app/catalogue/product.ts";
import { toPlainText, truncate } from "#app/catalogue/text.ts";
import { listKeyFigures } from "./key-figures.ts";

const LONGEST = 159;
/** A text of fewer characters says nothing. */
const FEWEST = 11;
const MOST_FIGURES = 3;

/** Plain, at most 160 characters; where there is no text, its kind and its first figures, as far as they are known. */
export function toMetaDescription(product: Product, shop: string): string {
  const { description, brief } = product;
  const text = toPlainText(description) || toPlainText(brief);
  if (text.length >= FEWEST) return truncate(text, LONGEST);
  const figures = listKeyFigures(product)
    .slice(0, MOST_FIGURES)
    .map(({ name, number, unit }) => `${name} ${number} ${unit}`.trim());
  const facts = [kindOf(product), ...figures].filter(Boolean).join(", ");
  return truncate(`${toFullName(product)}${facts && `: ${facts}`}. At ${shop}.`, LONGEST);
}
