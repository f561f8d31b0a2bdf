/** Two products that exist nowhere, shown where no real one could be loaded. */
import { BLANK_PRODUCT } from "#app/catalogue/blank-product.ts";
import type { Product } from "#app/catalogue/product.ts";

interface Sample {
  /** Below zero, where no real product's is. */
  id: number;
  name: string;
  brief: string;
  productType: string;
  /** Where its like is listed. */
  categorySlug: string;
  figures: Record<string, string>;
}

function toProduct({ id, name, brief, productType, categorySlug, figures }: Sample): Product {
  return {
    ...BLANK_PRODUCT,
    id,
    name,
    brand: "Sample",
    brief,
    productType,
    categorySlug,
    specifications: Object.entries(figures).map(([label, value]) => ({ name: label, value })),
  };
}

export const sampleProducts: readonly Product[] = [
  toProduct({
    id: -1,
    name: "Sample Chainsaw",
    brief: "An example of a saw, to show how a comparison reads.",
    productType: "Petrol chainsaw",
    categorySlug: "chainsaws",
    figures: { Displacement: "50 cc", Power: "2.5 kW", Weight: "5 kg" },
  }),
  toProduct({
    id: -2,
    name: "Sample Brushcutter",
    brief: "An example of a brushcutter, to show how a comparison reads.",
    productType: "Petrol brushcutter",
    categorySlug: "brushcutters",
    figures: { Displacement: "40 cc", Power: "1.5 kW", Weight: "8 kg" },
  }),
];
