/** A list's query with the current comparison, which changes in the URL without loading. */
import { useSearchParams } from "react-router";
import { parseComparison } from "#app/catalogue/comparison.ts";
import type { ListingQuery } from "#app/catalogue/listing-query.ts";
import type { ProductListView } from "./product-list-view.ts";

export function useListingQuery({ query }: ProductListView): ListingQuery {
  const [params] = useSearchParams();
  return { ...query, compare: parseComparison(params.getAll("compare")) };
}
