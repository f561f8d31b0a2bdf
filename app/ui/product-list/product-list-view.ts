/** Data of a page with a product list: a category, a subcategory or a search. */

import type { Facets } from "#app/catalogue/facets.ts";
import { type ListingQuery, listingHref, parseListingQuery } from "#app/catalogue/listing-query.ts";
import type { PriceView } from "#app/catalogue/price.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import type { CompareBarProps } from "../compare/compare-bar.tsx";
import type { ProductCardView } from "../product-card-view.ts";
import type { Paging } from "./paging.ts";

export interface ListCard extends ProductCardView {
  price: PriceView | null;
  badge: string | null;
}

/** The shown pages of a list. */
export interface ListPage {
  cards: ListCard[];
  total: number;
  /** The search's outcome; null without a search or if the upstream does not report it. */
  search: SearchOutcome | null;
  paging: Paging;
}

/** One page of a list, as Load More requests it. */
export interface NextPage extends ListPage {
  /** Id of the product before it; null for none. */
  after: number | null;
}

/** The list's source before filters. */
export type ListKind = "category" | "subcategory" | "search";

/** A filter by a specification; several values match any. */
export interface SpecificationFilter {
  title: string;
  /** The URL parameter. */
  name: string;
  options: { value: string; label: string; count: number }[];
}

export interface SortOption {
  value: string;
  label: string;
}

export interface ProductListView extends ListPage {
  kind: ListKind;
  /** The loaded query; for the current comparison use `useListingQuery`. */
  query: ListingQuery;
  /** Path of the page itself. */
  path: string;
  /** Slug of the listing's category; empty elsewhere. */
  category: string;
  facets: Omit<Facets, "specifications" | "sorts">;
  specifications: SpecificationFilter[];
  /** The orders that the list offers. */
  sorts: SortOption[];
  /** The chosen products in the order of choosing, without unknown ids. */
  compared: CompareBarProps["chosen"];
  /** Name of the subcategory in the URL, if any. */
  subcategoryName: string | null;
  /** Shown if the upstream failed and the list is cached data. */
  notice: string | null;
}

/** A list's own address: with its filters, order and page, but not the choice for comparison. */
export function listAddress({ kind, path }: ProductListView, search: string): string {
  const query = parseListQuery(kind, new URLSearchParams(search));
  return listingHref(path, { ...query, compare: [] });
}

/** The query of a list; the category of a listing is in its path, and it has no search words. */
export function parseListQuery(kind: ListKind, params: URLSearchParams): ListingQuery {
  const listingQuery = parseListingQuery(params);
  return kind === "search" ? listingQuery : { ...listingQuery, q: "", category: "" };
}
