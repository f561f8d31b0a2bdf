/** The meta description of a product. */

import { toFullName } from "#app/catalogue/model.ts";
import type { Product } from "#app/catalogue/product.ts";
import { toPlainText, truncate } from "#app/catalogue/text.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { listKeySpecifications } from "./key-specifications.ts";
import { kindNameOf } from "./nearness.ts";

const MAX_LENGTH = 159;
/** Shorter texts are replaced, characters. */
const MIN = 11;
const MAX_SPECIFICATIONS = 3;

/** Plain text of at most 160 characters; without a description, kind and first specifications. */
export function toMetaDescription(product: Product, shop: string, t: Messages["products"]): string {
  const { description, brief } = product;
  const text = toPlainText(description) || toPlainText(brief);
  if (text.length >= MIN) return truncate(text, MAX_LENGTH);
  const specifications = listKeySpecifications(product)
    .slice(0, MAX_SPECIFICATIONS)
    .map(({ name, number, unit }) => `${name} ${number} ${unit}`.trim());
  const facts = [kindNameOf(product), ...specifications].filter(Boolean).join(", ");
  return truncate(t.description(toFullName(product), facts, shop), MAX_LENGTH);
}
