/** Copies a product's texts, specifications and groups for a similar product. */
import type { ApiProduct } from "#app/contract/product.ts";

export function copyOf(product: ApiProduct) {
  return {
    brief_description: product.brief_description,
    description: product.description,
    features: product.features,
    technical_details: product.technical_details,
    specifications: product.specifications,
    custom_sections: product.custom_sections,
    product_type: product.product_type,
    type: product.type,
    weight: product.weight,
    collection_ids: product.collection_ids,
    subcategory_ids: product.subcategory_ids,
  };
}
