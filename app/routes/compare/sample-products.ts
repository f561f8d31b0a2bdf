/** Two products that exist nowhere, shown where no real one could be loaded (the specification, document 2 §8). */
import type { Product } from "#app/catalogue/product.ts";

interface Sample {
  name: string;
  brief: string;
  productType: string;
  figures: Record<string, string>;
}

function toProduct({ name, brief, productType, figures }: Sample): Product {
  return {
    id: 0,
    slug: "",
    name,
    brand: "Sample",
    sku: null,
    brief,
    image: null,
    thumbnail: null,
    powerType: "petrol",
    productType,
    categoryId: null,
    category: null,
    subcategory: null,
    featured: true,
    onSale: false,
    isNew: false,
    specifications: Object.entries(figures).map(([label, value]) => ({ name: label, value })),
    description: "",
    price: null,
    salePrice: null,
    inStock: false,
    images: [],
    videos: [],
    features: [],
    technicalDetails: [],
    customSections: [],
    categorySlug: null,
    subcategoryId: null,
    weightKg: null,
    accessoryIds: [],
    fitsIds: [],
    updatedAt: null,
  };
}

export const sampleProducts: readonly Product[] = [
  toProduct({
    name: "Sample Chainsaw",
    brief: "An example of a saw, to show how a comparison reads.",
    productType: "Petrol chainsaw",
    figures: { Displacement: "50 cc", Power: "2.5 kW", Weight: "5 kg" },
  }),
  toProduct({
    name: "Sample Brushcutter",
    brief: "An example of a brushcutter, to show how a comparison reads.",
    productType: "Petrol brushcutter",
    figures: { Displacement: "40 cc", Power: "1.5 kW", Weight: "8 kg" },
  }),
];
