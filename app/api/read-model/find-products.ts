/** Finds products in the read model: what the caller may see, then the listing functions that the pages use too. */

import type { ClassifiedProduct } from "#app/catalogue/classify-product.ts";
import { cleanText } from "#app/catalogue/clean-text.ts";
import { type ListingQuery, parseListingQuery } from "#app/catalogue/listing-query.ts";
import type { Relevance } from "#app/catalogue/relevance.ts";
import { runListingQuery } from "#app/catalogue/run-listing-query.ts";
import type { Facets } from "#app/contract/facets.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { Catalogue } from "./catalogue.ts";
import { isPublic, type StoredProduct } from "./stored.ts";

export interface FoundProducts {
  products: StoredProduct[];
  /** All that match, on every page. */
  total: number;
  facets: Facets;
}

/** What the one who asks may see: visitors only what is public. */
export interface FindOptions {
  unpublished: boolean;
}

/** How many at most, and how many when the caller does not say. */
const MOST = 1000;

type Test = (product: StoredProduct) => boolean;

const isTrue = (flag: string | undefined) => flag === "true" || flag === "1";

/** A visitor who asks for what is not public gets an empty list, not an error. */
function statusTest(status: string | undefined, { unpublished }: FindOptions): Test {
  if (status === undefined || status === "active") return isPublic;
  if (status === "all") return unpublished ? () => true : isPublic;
  return (product) => product.status === status && (unpublished || isPublic(product));
}

/** Whether a text was given that has nothing in it to look for: control characters alone. */
function asksForNothing(text = ""): boolean {
  return text.trim() !== "" && cleanText(text, text.length) === "";
}

function testsOf(query: ProductQuery, options: FindOptions): Test[] {
  const { category_id, featured } = query;
  return [
    ...([query.category, query.search].some((text) => asksForNothing(text)) ? [() => false] : []),
    statusTest(query.status, options),
    ...(category_id === undefined ? [] : [(product: StoredProduct) => product.category_id === category_id]),
    ...(featured === undefined ? [] : [(product: StoredProduct) => (product.featured === 1) === isTrue(featured)]),
  ];
}

/** The wire's parameters mean what they mean in a page's address. */
function toListingQuery(query: ProductQuery): ListingQuery {
  const { search, category, subcategory_id, type, product_type, ah, sort } = query;
  const given = { q: search, category, subcategory_id, type, ah, sort };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) if (value !== undefined) params.set(key, String(value));
  for (const value of product_type ?? []) params.append("product_type", value);
  return parseListingQuery(params);
}

/** The search's own order: the earlier a product is in its answer, the higher its score. */
async function relevanceOf(catalogue: Catalogue, text: string): Promise<Relevance<ClassifiedProduct>> {
  const ids = text === "" ? [] : await catalogue.search(text);
  const scores = new Map(ids.map((id, place) => [id, ids.length - place]));
  return () =>
    ({ id }) =>
      scores.get(id) ?? 0;
}

export async function findProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  options: FindOptions,
): Promise<FoundProducts> {
  const tests = testsOf(query, options);
  const entries: ClassifiedProduct[] = [];
  for (const product of catalogue.products.values()) {
    const entry = catalogue.entries.get(product.id);
    if (entry && tests.every((test) => test(product))) entries.push(entry);
  }
  const listingQuery = toListingQuery(query);
  const { items, total, facets } = runListingQuery(entries, listingQuery, await relevanceOf(catalogue, listingQuery.q));
  const limit = query.limit ?? MOST;
  const offset = query.offset ?? ((query.page ?? 1) - 1) * limit;
  const page = items.slice(offset, offset + limit);
  return {
    products: page.flatMap(({ id }) => catalogue.products.get(id) ?? []),
    total,
    facets: {
      product_types: facets.productTypes,
      types: facets.powerTypes,
      amp_hours: facets.ampHours,
      subcategories: facets.subcategories.map(({ value, name, count }) => ({ id: value, name, count })),
    },
  };
}
