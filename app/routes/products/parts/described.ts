/** A product in the words that the drawings are made from. */
import type { Product } from "#app/catalogue/product.ts";
import type { DescribedProduct } from "#app/drawings/drawings.ts";

export function toDescribed(product: Product): DescribedProduct {
  const { name, brand, category, subcategory, productType, powerType, weightKg } = product;
  return {
    ...{ name, category, subcategory, productType, weightKg },
    brand: brand || null,
    type: powerType,
    specifications: product.specifications,
    technicalDetails: product.technicalDetails,
    features: product.features.map(({ heading }) => ({ title: heading })),
  };
}
