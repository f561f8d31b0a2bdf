/** A product for tests: real in shape, empty where a test sets nothing. */
import type { Product } from "#app/catalogue/product.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { prices } from "#app/languages/en/prices.ts";
import { toPricing } from "#app/ui/price-view.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { shop as site } from "./demonstration.ts";

const BLANK = toProduct(ProductReading.parse({ id: 7, name: "Blank" }), {
  base: null,
  videoHosts: [],
});

export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    ...BLANK,
    slug: "stihl-ms-250",
    name: "STIHL MS 250",
    brand: "STIHL",
    sku: "MS-250",
    stock: "in",
    ...fields,
  };
}

/** A picture with this URL, without a size or a scale. */
export function aPicture(url: string) {
  return { url, alt: `Picture ${url}`, width: null, height: null, scale: null, isDetail: false };
}

/** The demonstration's, which hides prices. */
export const HIDDEN = toPricing(site.company, prices);
