/** A product for tests: real in shape, empty where a test says nothing. */
import { BLANK_PRODUCT } from "#app/catalogue/blank-product.ts";
import type { Product } from "#app/catalogue/product.ts";

export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    ...BLANK_PRODUCT,
    id: 7,
    slug: "stihl-ms-250",
    name: "STIHL MS 250",
    brand: "STIHL",
    sku: "MS-250",
    stock: "in",
    ...fields,
  };
}

/** A picture of the given address, without a size or a scale. */
export function aPicture(url: string) {
  return { url, alt: `Picture ${url}`, width: null, height: null, scale: null, isDetail: false };
}
