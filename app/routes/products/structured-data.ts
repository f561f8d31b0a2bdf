/** Structured data (schema.org) of a product: facts, offer and rating. */
import { currentPrice, withAndWithoutTax } from "#app/catalogue/price.ts";
import type { Company } from "#app/site/site.ts";
import type { ProductView } from "./product-view.ts";

type ToAbsoluteUrl = (path: string) => string;

export function productData(
  product: ProductView["offered"],
  { name, currency, prices, rating, tax, ...company }: Company,
  url: string,
  absolute: ToAbsoluteUrl,
): Record<string, unknown> {
  const { sku, id, category, images, weightKg, stock, createdAt, specifications } = product;
  const brand = product.brand || company.brand;
  // The shop's reviews do not cover products that were added later.
  const isRated = rating?.until && createdAt !== null && createdAt.slice(0, 10) <= rating.until;
  const amount = currentPrice(product);
  const rate = product.taxRate ?? tax?.rate ?? 0;
  const price =
    amount && tax && !tax.included ? withAndWithoutTax(amount, { ...tax, rate }).gross : amount;
  const priced = { price: price?.toFixed(2), priceCurrency: currency };
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: sku ?? String(id),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    url,
    ...(category && { category }),
    ...(images[0] && { image: images.map(absolute) }),
    ...(weightKg !== null && {
      weight: { "@type": "QuantitativeValue", value: weightKg, unitCode: "KGM" },
    }),
    ...(specifications[0] && {
      additionalProperty: specifications.map((each) => ({ "@type": "PropertyValue", ...each })),
    }),
    ...(prices !== "hidden" &&
      price !== null && {
        offers: {
          "@type": "Offer",
          ...priced,
          ...(tax && {
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              ...priced,
              valueAddedTaxIncluded: true,
            },
          }),
          ...(stock && {
            availability: `https://schema.org/${stock === "in" ? "InStock" : "OutOfStock"}`,
          }),
          itemCondition: "https://schema.org/NewCondition",
          url,
          seller: { "@type": "Organization", name },
        },
      }),
    ...(isRated && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        reviewCount: rating.reviews,
      },
    }),
  };
}
