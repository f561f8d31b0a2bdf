/** What a page with a list of products shows: the listing of a category, of a subcategory, or the search. */
import type { Card } from "#app/catalogue/card.ts";
import type { Facets } from "#app/catalogue/facets.ts";
import type { Finding } from "#app/catalogue/finding.ts";
import type { Paging } from "#app/catalogue/paging.ts";
import type { Compared } from "../compare/compare-bar.tsx";

/** One page of a list, as Load More asks for it. */
export interface ListPage {
  cards: Card[];
  total: number;
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
  compared: Compared[];
  /** Name of the subcategory in the address; null where there is none. */
  subcategoryName: string | null;
  /** What to tell the visitor when the upstream failed and earlier data is shown. */
  notice: string | null;
}

/** The part of a finding that a kind of list obeys: a listing's category is its path, and it has no words. */
export function obeyed(kind: ListKind, finding: Finding): Finding {
  return kind === "search" ? finding : { ...finding, q: "", category: "" };
}
