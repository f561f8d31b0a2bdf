/** What search engines read of a product: the offer, the rating and where the product stands. */
import type { Product } from "#app/catalogue/product.ts";
import { dealer } from "#app/site/dealer.ts";

/** The parts of a product that structured data is made of; prices are seen nowhere else. */
export type Offered = Pick<
  Product,
  "id" | "name" | "brand" | "sku" | "category" | "stock" | "price" | "salePrice" | "weightKg"
> & { description: string; images: string[] };

const AVAILABILITY = { in: "https://schema.org/InStock", out: "https://schema.org/OutOfStock" };

type Absolute = (path: string) => string;

export function productData(product: Offered, url: string, absolute: Absolute): Record<string, unknown> {
  const { name, currency, prices, rating } = dealer();
  const price = product.salePrice ?? product.price;
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.sku ?? String(product.id),
    ...(product.brand ? { brand: { "@type": "Brand", name: product.brand } } : {}),
    url,
    ...(product.category ? { category: product.category } : {}),
    ...(product.images.length > 0 ? { image: product.images.map(absolute) } : {}),
    ...(product.weightKg === null
      ? {}
      : { weight: { "@type": "QuantitativeValue", value: product.weightKg, unitCode: "KGM" } }),
    ...(prices !== "hidden" && price !== null && price > 0
      ? {
          offers: {
            "@type": "Offer",
            price: price.toFixed(2),
            priceCurrency: currency,
            ...(product.stock ? { availability: AVAILABILITY[product.stock] } : {}),
            itemCondition: "https://schema.org/NewCondition",
            url,
            seller: { "@type": "Organization", name },
          },
        }
      : {}),
    ...(rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            reviewCount: rating.reviews,
          },
        }
      : {}),
  };
}
