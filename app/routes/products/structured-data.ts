/** What search engines read of a product: the offer, the rating and where the product stands. */
import type { Company } from "#app/site/site.ts";
import type { ProductView } from "./product-view.ts";

type Absolute = (path: string) => string;

export function productData(
  product: ProductView["offered"],
  { name, currency, prices, rating, ...company }: Company,
  url: string,
  absolute: Absolute,
): Record<string, unknown> {
  const { sku, id, category, images, weightKg, stock, createdAt } = product;
  const brand = product.brand || company.brand;
  // Reviews cannot be of products that were added after them.
  const isRated = rating?.until && createdAt !== null && createdAt.slice(0, 10) <= rating.until;
  const price = product.salePrice ?? product.price;
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: sku ?? String(id),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    url,
    ...(category && { category }),
    ...(images[0] && { image: images.map(absolute) }),
    ...(weightKg !== null && { weight: { "@type": "QuantitativeValue", value: weightKg, unitCode: "KGM" } }),
    ...(prices !== "hidden" &&
      price !== null &&
      price > 0 && {
        offers: {
          "@type": "Offer",
          price: price.toFixed(2),
          priceCurrency: currency,
          ...(stock && { availability: `https://schema.org/${stock === "in" ? "InStock" : "OutOfStock"}` }),
          itemCondition: "https://schema.org/NewCondition",
          url,
          seller: { "@type": "Organization", name },
        },
      }),
    ...(isRated && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, reviewCount: rating.reviews },
    }),
  };
}
