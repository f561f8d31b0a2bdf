/** What stands in a listing without products: none there at all, or none that the filters let through. */
import { Link, useSearchParams } from "react-router";
import { parseFinding } from "#app/catalogue/finding.ts";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import { obeyed, type ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { clearHref, filtersOf } from "#app/ui/product-list/toolbar.tsx";

/** The specification's words, for both. */
const NONE = "No products available in this category. Try browsing other categories.";

export function EmptyListing({ list }: { list: ProductListView }) {
  const [params] = useSearchParams();
  const finding = obeyed(list.kind, parseFinding(params));
  if (filtersOf(list, finding).length > 0) {
    return (
      <EmptyList title="No Products Found" text={NONE}>
        <Link className="btn" to={clearHref(list, finding)} preventScrollReset>
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
