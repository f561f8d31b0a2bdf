/** A listing: head, products and questions. */

import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Html } from "#app/ui/page-link.tsx";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { clearHref, labelFilters } from "#app/ui/product-list/toolbar.tsx";
import { useListingQuery } from "#app/ui/product-list/use-listing-query.ts";
import type { ListingGroup } from "./find-group.server.ts";
import "./listing.css";
import "#app/ui/product-line.css";
import "./advice.css";

interface ListingProps {
  group: ListingGroup;
  list: ProductListView;
  /** HTML of the shop's advice. */
  advice?: string;
}

export function Listing({ group, list, advice = "" }: ListingProps) {
  const t = useMessages("lists");
  const { title, description, crumbs, questions } = group;
  return (
    <div className="listing">
      <div className="lead">
        <div className="wrap">
          <Breadcrumb crumbs={[...crumbs, { name: title }]} />
          <div className="lead__text">
            <h1>{title}</h1>
            <p>{description}</p>
            <ApiNotice message={list.notice} />
          </div>
        </div>
      </div>
      <div className="listing__products">
        <Html html={advice} />
        <ProductBrowser list={list} empty={<EmptyListing list={list} />} />
      </div>
      {/* Beside the head, on narrow windows after the products. */}
      {questions && (
        <aside className="faq">
          <details open>
            <summary>{t.questionsAbout(title.toLowerCase())}</summary>
            <Accordion name="question" items={questions} />
          </details>
        </aside>
      )}
    </div>
  );
}

/** Shown without products, or without products that match the filters. */
function EmptyListing({ list }: { list: ProductListView }) {
  const t = useMessages("lists");
  const listingQuery = useListingQuery(list);
  const isFiltered = labelFilters(list, listingQuery, t).length > 0;
  return (
    <EmptyList title={t.noneTitle} text={t.none}>
      <Link
        className="btn"
        to={isFiltered ? clearHref(list, listingQuery) : "/collections/all-categories"}
        preventScrollReset={isFiltered}
      >
        {isFiltered ? t.clearAllFilters : t.allCategories}
      </Link>
    </EmptyList>
  );
}
