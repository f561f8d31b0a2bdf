/** A product for tests: real in shape, empty where a test says nothing. */
import type { Product } from "#app/catalogue/product.ts";

export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    id: 7,
    slug: "stihl-ms-250",
    name: "STIHL MS 250",
    brand: "STIHL",
    sku: "MS-250",
    brief: "",
    image: null,
    thumbnail: null,
    powerType: null,
    productType: null,
    categoryId: null,
    category: null,
    subcategory: null,
    featured: false,
    onSale: false,
    isNew: false,
    specifications: [],
    description: "",
    price: null,
    salePrice: null,
    inStock: true,
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
    ...fields,
  };
}

/** A picture of the given address, without a size or a scale. */
export function aPicture(url: string) {
  return { url, alt: `Picture ${url}`, width: null, height: null, scale: null };
}
