/** Two sample products, shown if no real one could be loaded. */
import type { Product } from "#app/catalogue/product.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";

interface Sample {
  /** Negative, unlike a real product's. */
  id: number;
  name: string;
  brief_description: string;
  product_type: string;
  /** Slug of its category. */
  category_slug: string;
  specifications: Record<string, string>;
}

function toSample({ id, ...fields }: Sample): Product {
  const reading = ProductReading.parse({ ...fields, id: 1, brand: "Sample" });
  return { ...toProduct(reading, { base: null, videoHosts: [] }), id, slug: "" };
}

export const sampleProducts: readonly Product[] = [
  toSample({
    id: -1,
    name: "Sample Chainsaw",
    brief_description: "An example of a saw, to show how a comparison reads.",
    product_type: "Petrol chainsaw",
    category_slug: "chainsaws",
    specifications: { Displacement: "50 cc", Power: "2.5 kW", Weight: "5 kg" },
  }),
  toSample({
    id: -2,
    name: "Sample Brushcutter",
    brief_description: "An example of a brushcutter, to show how a comparison reads.",
    product_type: "Petrol brushcutter",
    category_slug: "brushcutters",
    specifications: { Displacement: "40 cc", Power: "1.5 kW", Weight: "8 kg" },
  }),
];
