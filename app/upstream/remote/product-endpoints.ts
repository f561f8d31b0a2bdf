/** The endpoints of products: lists by query, one by id or slug. */
import { parseAmpHours } from "#app/catalogue/amp-hours.ts";
import type { Facets } from "#app/catalogue/facets.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import { type AnswerReading, FacetsReading, SearchReading } from "#app/contract/answer-reading.ts";
import { type ProductQuery, toSearchParams } from "#app/contract/product-query.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { isPublic, toProduct, toSummary, type UpstreamDefaults } from "../normalise/to-product.ts";
import type { ProductPage } from "../upstream.ts";
import { type Endpoint, readList, readOne } from "./endpoint.ts";

const listPath = (query: ProductQuery) => `/api/products?${toSearchParams({ status: "active", ...query })}`;

export const products = (query: ProductQuery, defaults: UpstreamDefaults): Endpoint<ProductPage> => ({
  path: listPath(query),
  what: "products",
  read: (answer) => {
    const products = readPublic(answer).map((reading) => toSummary(reading, defaults));
    const { total, facets, search } = answer ?? {};
    return { products, total: total ?? products.length, search: toOutcome(search), facets: toFacets(facets) };
  },
});

/** Readings as they came, for filtering them here. */
export const readings = (query: ProductQuery): Endpoint<{ readings: ProductReading[]; total: number | null }> => ({
  // The parameter keeps this endpoint's answer apart from the one above, under a path of its own.
  path: listPath({ ...query, include: "product_subcategories" }),
  what: "products",
  read: (answer) => ({
    readings: readPublic(answer),
    total: answer?.total ?? null,
  }),
});

/** What visitors may see. A list's 404 is no empty list: something else answers in the upstream's place. */
function readPublic(answer: AnswerReading | null): ProductReading[] {
  return readList(answer, ProductReading, "products", (reading) => reading).filter(isPublic);
}

/** Digits are an id, anything else a slug. */
export const product = (idOrSlug: string, defaults: UpstreamDefaults): Endpoint<Product | null> => ({
  path: `/api/products/${/^\d+$/.test(idOrSlug) ? "" : "slug/"}${encodeURIComponent(idOrSlug)}`,
  what: "product",
  // `success: false` and an answer without data both mean that there is no such product.
  refusedIsNone: true,
  read: (answer) => {
    const reading = readOne(answer, ProductReading, "product", (found) => found);
    return reading && isPublic(reading) ? toProduct(reading, defaults) : null;
  },
});

function toFacets(value: unknown): Facets | null {
  const facets = FacetsReading.parse(value ?? null);
  return (
    facets && {
      productTypes: facets.product_types,
      powerTypes: facets.types,
      subcategories: facets.subcategories.map(({ id, name, count }) => ({ value: id, name, count })),
      ampHours: facets.amp_hours.flatMap(({ value: text, count }) => {
        const hours = parseAmpHours(text);
        return hours === null ? [] : [{ value: hours, count }];
      }),
      brands: facets.brands,
      ranges: facets.ranges,
      sizes: facets.sizes,
    }
  );
}

function toOutcome(value: unknown): SearchOutcome | null {
  return SearchReading.parse(value ?? null);
}
