/** What stands in a listing without products: none there at all, or none that the filters let through. */
import { Link, useSearchParams } from "react-router";
import { parseListingQuery } from "#app/catalogue/listing-query.ts";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import { applicableQuery, type ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { clearHref, filtersOf } from "#app/ui/product-list/toolbar.tsx";

/** Fixed wording, the same with and without filters. */
const NONE = "No products available in this category. Try browsing other categories.";

export function EmptyListing({ list }: { list: ProductListView }) {
  const [params] = useSearchParams();
  const listingQuery = applicableQuery(list.kind, parseListingQuery(params));
  if (filtersOf(list, listingQuery).length > 0) {
    return (
      <EmptyList title="No Products Found" text={NONE}>
        <Link className="btn" to={clearHref(list, listingQuery)} preventScrollReset>
          Clear all filters
        </Link>
      </EmptyList>
    );
  }
  return (
    <EmptyList title="No Products Found" text={NONE}>
      <Link className="btn" to="/collections/all-categories">
        All categories
      </Link>
    </EmptyList>
  );
}
