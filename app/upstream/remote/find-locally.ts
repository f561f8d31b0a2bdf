/** Filters, sorts and counts an upstream's products here, for upstreams that cannot. */
import type { Facet } from "#app/catalogue/facet-sets.ts";
import { type IndexedList, indexList } from "#app/catalogue/indexed-list.ts";
import { FEATURED, type Matches } from "#app/catalogue/list-part.ts";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { toSortName } from "#app/catalogue/model.ts";
import { currentPrice } from "#app/catalogue/price.ts";
import { facetsOf } from "#app/catalogue/product-facets.ts";
import { runListingQuery } from "#app/catalogue/run-listing-query.ts";
import type { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { ProductReading } from "#app/contract/product-reading.ts";
import { log } from "#app/log.server.ts";
import { toClues, toSummary, type UpstreamDefaults } from "../normalise/to-product.ts";
import { orNull } from "../outage.ts";
import type { Catalogue, ProductPage } from "../upstream.ts";

/** A product of the upstream, classified when its response is read and cached with it. */
type Candidate = ReturnType<typeof toCandidate>;

/** Requests a part of a list; `total` is null where the upstream gives none. */
type ListCandidates = (
  query: CatalogueQuery,
) => Promise<{ candidates: Candidate[]; total: number | null }>;

/** With the definitions that products are read by. */
export type LocalDefaults = UpstreamDefaults & { specifications: SpecificationReader };

export function toCandidate(reading: ProductReading, defaults: LocalDefaults) {
  const { brand, category_id, technical_details, subcategory_id: subcategoryId } = reading;
  const clues = toClues(reading);
  const slugs = [reading.category_slug, reading.category, reading.subcategory_slug].filter(
    (slug) => slug !== null,
  );
  const specifications = [...clues.specifications, ...technical_details];
  const defined = defaults.specifications.read(specifications, category_id);
  return {
    summary: toSummary(reading, defaults),
    /** All except its subcategories. */
    facets: facetsOf(clues, { brand, slugs, subcategories: [] }, defined),
    subcategoryId,
    /** The searched text. */
    text: `${clues.name} ${clues.brief} ${clues.description}`.toLowerCase(),
  };
}

/** Products per request, and in all. */
const BATCH = 100;
const MAX = 2_000;
/** The number of a search's words that count. */
const MAX_WORDS = 12;

/** Loads all products for the query's group, words and status, then filters and cuts them here. */
export async function findLocally(
  upstream: Pick<Catalogue, "listProductSubcategories" | "listSubcategories">,
  { definitions }: SpecificationReader,
  listCandidates: ListCandidates,
  query: CatalogueQuery,
): Promise<ProductPage> {
  const [candidates, links, subcategories] = await Promise.all([
    listAll(listCandidates, query),
    // A list works without these.
    orNull(upstream.listProductSubcategories()),
    orNull(upstream.listSubcategories()),
  ]);
  const names = new Map(subcategories?.map(({ id, name }) => [id, name]));
  const linksOf = Map.groupBy(links ?? [], ({ productId }) => productId);
  const listed = indexList(
    candidates.map(({ summary, facets, subcategoryId }) => {
      const linked = linksOf.get(summary.id)?.map((link) => link.subcategoryId) ?? [];
      const own = [subcategoryId, ...linked].filter((each) => each !== null);
      const toFacet = (each: number): Facet => ({
        group: "subcategories",
        value: String(each),
        label: names.get(each) ?? summary.subcategory ?? "",
      });
      return {
        id: summary.id,
        name: toSortName(summary),
        price: currentPrice(summary),
        facets: [
          ...facets,
          ...own.map(toFacet),
          { group: FEATURED, value: String(summary.featured) },
        ],
      };
    }),
    definitions,
  );
  const matches = query.q ? matchesOf(listed, candidates, query.q) : null;
  // The upstream has applied the category and the words; the rest is applied here.
  const { category: _, subcategoryId: __, ...filters } = query;
  const { slots, ...found } = runListingQuery(listed, filters, { matches });
  const products = slots.flatMap((slot) => candidates[slot]?.summary ?? []);
  return { ...found, products, search: null };
}

/** The upstream's matches may have fewer of the words: they stay, after those with more. */
function matchesOf(
  { sets, order }: IndexedList,
  candidates: readonly Candidate[],
  q: string,
): Matches {
  const count = countWords(q);
  const counts = candidates.map(({ text }) => count(text));
  const compare = (a: number, b: number) =>
    (counts[b] ?? 0) - (counts[a] ?? 0) || order.compare(a, b);
  return { slots: sets.all, whole: sets.all, compare };
}

/** @returns the number of the search's words in a lower-case text */
export function countWords(q: string): (text: string) => number {
  const parts = q.slice(0, 200).toLowerCase();
  const words = [...new Set(parts.match(/[\p{L}\p{N}.]+/gu))].slice(0, MAX_WORDS);
  return (text) => words.filter((word) => text.includes(word)).length;
}

async function listAll(
  listCandidates: ListCandidates,
  query: CatalogueQuery,
): Promise<Candidate[]> {
  const { category = "", categoryId, subcategoryId = null, status, q = "", featured } = query;
  const group = subcategoryId === null ? { category, categoryId } : { subcategoryId };
  const products = new Map<number, Candidate>();
  for (let offset = 0; offset < MAX; ) {
    const batch = await listCandidates({ ...group, status, q, featured, limit: BATCH, offset });
    const known = products.size;
    for (const candidate of batch.candidates) products.set(candidate.summary.id, candidate);
    offset += batch.candidates.length;
    const complete =
      batch.total === null ? batch.candidates.length < BATCH : products.size >= batch.total;
    // An upstream without `offset` returns the same products again.
    if (complete || products.size === known) return [...products.values()];
  }
  log.warn({ max: MAX }, "the upstream has more products than are searched");
  return [...products.values()];
}
