/** Shown in a listing without products, or without products that match the filters. */
import { Link } from "react-router";
import { lists } from "#app/languages/en/lists.ts";
import { useMessages } from "#app/languages/language.ts";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { clearHref, filtersOf } from "#app/ui/product-list/toolbar.tsx";
import { useListingQuery } from "#app/ui/product-list/use-listing-query.ts";

export function EmptyListing({ list }: { list: ProductListView }) {
  const t = useMessages(lists);
  const listingQuery = useListingQuery(list);
  if (filtersOf(list, listingQuery).length > 0) {
    return (
      <EmptyList title={t.noneTitle} text={t.none}>
        <Link className="btn" to={clearHref(list, listingQuery)} preventScrollReset>
          {t.clearAllFilters}
        </Link>
      </EmptyList>
    );
  }
  return (
    <EmptyList title={t.noneTitle} text={t.none}>
      <Link className="btn" to="/collections/all-categories">
        {t.allCategories}
      </Link>
    </EmptyList>
  );
}
