/** What a page with a list of products shows: the listing of a category, of a subcategory, or the search. */
import type { ProductCardView } from "#app/catalogue/card.ts";
import type { Facets } from "#app/catalogue/facets.ts";
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import type { Paging } from "#app/catalogue/paging.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import type { CompareBarProps } from "../compare/compare-bar.tsx";

/** One page of a list, as Load More asks for it. */
export interface ListPage {
  cards: ProductCardView[];
  total: number;
  /** What became of a search's words; null where nothing is searched for, or the upstream does not tell. */
  search: SearchOutcome | null;
  paging: Paging;
}

/** What the list is made of before the visitor filters it. */
export type ListKind = "category" | "subcategory" | "search";

export interface ProductListView extends ListPage {
  kind: ListKind;
  /** Path of the page itself. */
  path: string;
  /** Slug of the category that a listing shows; empty elsewhere. */
  category: string;
  facets: Facets;
  /** The chosen products, in the order of choosing; ids that no product has are left out. */
  compared: CompareBarProps["chosen"];
  /** Name of the subcategory in the address; null where there is none. */
  subcategoryName: string | null;
  /** What to tell the visitor when the upstream failed and earlier data is shown. */
  notice: string | null;
}

/** The part of a listing query that applies to a kind of list: a listing's category is its path, and it has no words. */
export function applicableQuery(kind: ListKind, listingQuery: ListingQuery): ListingQuery {
  return kind === "search" ? listingQuery : { ...listingQuery, q: "", category: "" };
}
