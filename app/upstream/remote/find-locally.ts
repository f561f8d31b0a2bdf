/** Finds among an upstream's products where the upstream itself knows no filters, orders and counts. */
import { type ClassifiedProduct, classifyProduct } from "#app/catalogue/classify-product.ts";
import type { Matches } from "#app/catalogue/list-part.ts";
import { type Listed, toListed } from "#app/catalogue/listed.ts";
import { countWords } from "#app/catalogue/relevance.ts";
import { runListingQuery } from "#app/catalogue/run-listing-query.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { ProductReading } from "#app/contract/product-reading.ts";
import { toListingQuery } from "#app/contract/query-codec.ts";
import { log } from "#app/log.server.ts";
import { toClassifierInput } from "../normalise/to-classifier-input.ts";
import { toSummary, type UpstreamDefaults } from "../normalise/to-product.ts";
import type { ProductPage, ProductSubcategory } from "../upstream.ts";
import type { Endpoint } from "./endpoint.ts";
import * as places from "./place-endpoints.ts";
import { readings } from "./product-endpoints.ts";

/** Asks the upstream for one endpoint's answer. */
export type Ask = <Value>(endpoint: Endpoint<Value>) => Promise<Value>;

/** Products asked for at once, and in all. */
const BATCH = 100;
const MOST = 2_000;

/** Everything the upstream lists for the query's place, words and status, found and cut as the query says. */
export async function findLocally(ask: Ask, query: ProductQuery, defaults: UpstreamDefaults): Promise<ProductPage> {
  // A list can do without these.
  const orEmpty = <Item>(endpoint: Endpoint<Item[]>) => ask(endpoint).catch((): Item[] => []);
  const [candidates, links, subcategories] = await Promise.all([
    listAll(ask, query),
    orEmpty(places.productSubcategories),
    orEmpty(places.subcategories),
  ]);
  const names = new Map(subcategories.map(({ id, name }) => [id, name]));
  const listed = toListed(candidates.map((reading) => toClassified(reading, links, names)));
  const matches = query.search ? matchesOf(listed, candidates, query.search) : {};
  const { offset, limit, facets: counted = false } = query;
  // The place and the words were the upstream's to judge; the rest is judged here.
  const listingQuery = { ...toListingQuery(query), category: "", subcategoryId: null };
  const { slots, total, facets } = runListingQuery(listed, listingQuery, {
    ...matches,
    ...(offset !== undefined && { offset }),
    ...(limit !== undefined && { limit }),
    facets: counted,
  });
  const page = slots.flatMap((slot) => candidates[slot] ?? []);
  return {
    products: page.map((reading) => toSummary(reading, defaults)),
    total,
    search: null,
    facets: counted ? facets : null,
  };
}

/** The upstream may match more than these words do: its matches stay, after those with more words in them. */
function matchesOf({ sets, order }: Listed, readings: readonly ProductReading[], q: string): { matches: Matches } {
  const count = countWords(q);
  const counts = readings.map((reading) => {
    const { name, brief, description } = toClassifierInput(reading);
    return count(`${name} ${brief} ${description}`.toLowerCase());
  });
  const compare = (a: number, b: number) =>
    (counts[b] ?? 0) - (counts[a] ?? 0) || (order.ranks[a] as number) - (order.ranks[b] as number);
  return { matches: { slots: sets.all, whole: sets.all, compare } };
}

async function listAll(ask: Ask, query: ProductQuery): Promise<ProductReading[]> {
  const { category, category_id, subcategory_id, status, search, featured } = query;
  const place = subcategory_id === undefined ? { category, category_id } : { subcategory_id };
  const products = new Map<number, ProductReading>();
  for (let offset = 0; offset < MOST; ) {
    const batch = await ask(readings({ ...place, status, search, featured, limit: BATCH, offset }));
    const known = products.size;
    for (const reading of batch.readings) products.set(reading.id, reading);
    offset += batch.readings.length;
    const complete = batch.total === null ? batch.readings.length < BATCH : products.size >= batch.total;
    // An upstream without `offset` answers the same products again.
    if (complete || products.size === known) return [...products.values()];
  }
  log.warn({ most: MOST }, "the upstream lists more products than are looked through");
  return [...products.values()];
}

/** Classified once for each kept answer: readings live as long as the answer they came in. */
const classified = new WeakMap<ProductReading, { links: ProductSubcategory[]; entry: ClassifiedProduct }>();

function toClassified(
  reading: ProductReading,
  links: ProductSubcategory[],
  names: Map<number, string>,
): ClassifiedProduct {
  const known = classified.get(reading);
  if (known?.links === links) return known.entry;
  const input = toClassifierInput(reading);
  const ids = new Set(input.subcategories.map(({ id }) => id));
  for (const link of links) if (link.productId === reading.id) ids.add(link.subcategoryId);
  const subcategories = [...ids].map((id) => ({ id, name: names.get(id) ?? reading.subcategory ?? "" }));
  const entry = classifyProduct({ ...input, subcategories });
  classified.set(reading, { links, entry });
  return entry;
}
