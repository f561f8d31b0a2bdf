/** How many products of a list are shown, and the links to more. */

import { Link } from "react-router";
import { type ListingQuery, listingHref } from "#app/catalogue/listing-query.ts";
import { useMessages } from "#app/languages/language.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { ProductListView } from "./product-list-view.ts";
import type { LoadMoreState } from "./use-load-more.ts";

interface LoadMoreProps {
  list: ProductListView;
  listingQuery: ListingQuery;
  more: LoadMoreState;
}

export function LoadMore({ list, listingQuery, more }: LoadMoreProps) {
  const t = useMessages("lists");
  const { cards, total, paging, busy, problem, hasGrown } = more;
  const hrefOf = (page: number) => listingHref(list.path, { ...listingQuery, page });
  const { more: page, next } = paging;
  const shown =
    problem === "failed"
      ? t.moreFailed(cards.length, total)
      : t.shown(cards.length, total, problem === "changed");
  // Another list is announced by its count alone.
  const isNews = problem !== null || hasGrown;
  return (
    <div className="more">
      <p>
        <span role="status">{isNews && shown}</span>
        {!isNews && shown}
      </p>
      {page !== null && (
        // Without scripts the link leads to the first new card.
        <PageLink
          className="btn btn--line"
          href={`${hrefOf(page)}#item-${cards.length + 1}`}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            more.load(page);
          }}
        >
          {list.kind === "search" ? t.loadMoreProducts : t.loadMore}
        </PageLink>
      )}
      {next !== null && (
        <Link className="btn btn--line" to={hrefOf(next)}>
          {t.next}
        </Link>
      )}
    </div>
  );
}
