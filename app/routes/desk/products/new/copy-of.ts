/** What a product takes over from one like it: its words, figures and lists, nothing that names or counts the other. */
import type { Product } from "#app/contract/product.ts";

export function copyOf(product: Product) {
  const { brief_description, description, features, technical_details, specifications, custom_sections } = product;
  const { product_type, type, weight, collections, product_subcategories = [] } = product;
  return {
    brief_description,
    description,
    features,
    technical_details,
    specifications,
    custom_sections,
    product_type,
    type,
    weight,
    collections,
    subcategory_ids: product_subcategories.map(({ subcategory_id }) => subcategory_id),
  };
}
