/** The inputs of the classification of a stored product. */
import type { Clues } from "#app/catalogue/classification/clues.ts";
import { builtInType } from "#app/catalogue/power-type.ts";
import type { Specification } from "#app/catalogue/product.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import type { ApiProduct } from "#app/contract/product.ts";

/** The specifications, or else the technical details, with the weight. */
export function listedSpecifications({
  specifications,
  technical_details,
  weight,
}: Pick<ApiProduct, "specifications" | "technical_details" | "weight">): Specification[] {
  const listed = specifications.length > 0 ? specifications : technical_details;
  return withWeight(listed, weight, technical_details);
}

type ClueFields =
  | ("name" | "type" | "product_type" | "brief_description" | "description")
  | ("specifications" | "technical_details" | "weight");

/** @param groups the names of its category and its main subcategory */
export function toStoredClues(
  product: Pick<ApiProduct, ClueFields>,
  groups: Pick<Clues, "category" | "subcategory">,
): Clues {
  const { name, type, product_type: productType } = product;
  return {
    name,
    type,
    ...(type !== null && !builtInType(type) && { ownType: type }),
    productType,
    category: groups.category,
    subcategory: groups.subcategory,
    brief: product.brief_description,
    description: toPlainText(product.description),
    specifications: listedSpecifications(product),
  };
}
