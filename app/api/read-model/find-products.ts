/** Finds products in the read model: what the caller may see, then the listing functions that the pages use too. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import { runListingQuery as findInTable, type Matches } from "#app/catalogue/run-listing-query.ts";
import type { Facets, SearchOutcome } from "#app/contract/facets.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import { toListingQuery } from "#app/contract/query-codec.ts";
import type { SearchAnswer } from "../search/search-index.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ProductHead } from "./heads.ts";
import type { StoredProduct } from "./stored.ts";

export interface FoundProducts {
  products: StoredProduct[];
  /** All that match, on every page. */
  total: number;
  facets: Facets | null;
  /** Null where nothing was searched for. */
  search: SearchOutcome | null;
}

/** What the one who asks may see: visitors only what is public. */
export interface FindOptions {
  unpublished: boolean;
}

/** How many at most, and how many when the caller does not say. */
const MOST = 1000;

type Test = (product: ProductHead) => boolean;

/** A visitor who asks for what is not public gets an empty list, not an error. */
function statusTest(status: string | undefined, { unpublished }: FindOptions): Test {
  if (status === undefined || status === "active") return ({ isPublic }) => isPublic;
  if (status === "all") return unpublished ? () => true : ({ isPublic }) => isPublic;
  return (product) => product.status === status && (unpublished || product.isPublic);
}

/** Whether a text was given that has nothing in it to look for: control characters alone. */
function asksForNothing(text = ""): boolean {
  return text.trim() !== "" && cleanText(text, text.length) === "";
}

function visibilityOf(catalogue: Catalogue, query: ProductQuery, options: FindOptions): (slot: number) => boolean {
  const { category_id, featured } = query;
  const { table, heads } = catalogue;
  if ([query.category, query.search].some((text) => asksForNothing(text))) return () => false;
  const tests: Test[] = [
    statusTest(query.status, options),
    ...(category_id === undefined ? [] : [({ categoryId }: ProductHead) => categoryId === category_id]),
    ...(featured === undefined ? [] : [(head: ProductHead) => head.featured === featured]),
  ];
  const [first, ...others] = tests;
  return (slot) => {
    const head = heads.get(table.ids[slot] as number);
    return head !== undefined && first?.(head) === true && others.every((test) => test(head));
  };
}

/** The answer's products by their slots in the table: a long answer is compared by its places alone. */
function toMatches({ table }: Catalogue, { ids, isWholeAt, compareAt }: SearchAnswer): Matches {
  const slots: number[] = [];
  const places = new Uint32Array(table.ids.length);
  for (let at = 0; at < ids.length; at++) {
    const slot = table.slotOf(ids[at] as number);
    if (slot === undefined) continue;
    slots.push(slot);
    places[slot] = at;
  }
  return {
    slots,
    isWhole: (slot) => isWholeAt(places[slot] as number),
    compare: (a, b) => compareAt(places[a] as number, places[b] as number),
  };
}

export async function findProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  options: FindOptions,
): Promise<FoundProducts> {
  const listingQuery = toListingQuery(query);
  const answer = listingQuery.q === "" ? null : await catalogue.search(listingQuery.q, listingQuery.exact);
  const limit = query.limit ?? MOST;
  const { slots, total, whole, facets } = findInTable(catalogue.table, listingQuery, {
    visible: visibilityOf(catalogue, query, options),
    ...(answer && { matches: toMatches(catalogue, answer) }),
    offset: query.offset ?? ((query.page ?? 1) - 1) * limit,
    limit,
    facets: query.facets === true,
  });
  return {
    products: await catalogue.read(slots.map((slot) => catalogue.table.ids[slot] ?? 0)),
    total,
    facets: query.facets
      ? {
          product_types: facets.productTypes,
          types: facets.powerTypes,
          amp_hours: facets.ampHours,
          subcategories: facets.subcategories.map(({ value, name, count }) => ({ id: value, name, count })),
          brands: facets.brands,
          ranges: facets.ranges,
          sizes: facets.sizes,
        }
      : null,
    search: answer && {
      whole,
      corrected: answer.corrected,
      nearest: answer.ids.length === 0 ? await catalogue.nearest(listingQuery.q) : [],
    },
  };
}
