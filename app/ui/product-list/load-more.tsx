/** The end of a list: how much of it is shown, and the link that shows more. */
import { Link } from "react-router";
import { type ListingQuery, listingHref } from "#app/catalogue/listing-query.ts";
import type { ProductListView } from "./product-list-view.ts";
import type { More } from "./use-more.ts";

interface LoadMoreProps {
  list: ProductListView;
  listingQuery: ListingQuery;
  more: More;
  side: "previous" | "next";
}

export function LoadMore({ list, listingQuery, more, side }: LoadMoreProps) {
  const { cards, total, paging, busy, failed } = more;
  const hrefOf = (page: number) => listingHref(list.path, { ...listingQuery, page });
  if (side === "previous") {
    return (
      <div className="more">
        {paging.previous !== null && (
          <Link className="btn btn--line" to={hrefOf(paging.previous)}>
            Previous
          </Link>
        )}
      </div>
    );
  }
  const { more: page, next } = paging;
  return (
    <div className="more">
      <p role="status">
        {cards.length} of {total} shown
        {failed && ". More could not be loaded: check the connection and try again."}
      </p>
      {page !== null && (
        // A plain link: it works before and without scripts, and then leads to the first new card.
        <a
          className="btn btn--line"
          href={`${hrefOf(page)}#item-${cards.length + 1}`}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            more.load(page);
          }}
        >
          {list.kind === "search" ? "Load More Products" : "Load More"}
        </a>
      )}
      {next !== null && (
        <Link className="btn btn--line" to={hrefOf(next)}>
          Next
        </Link>
      )}
    </div>
  );
}
