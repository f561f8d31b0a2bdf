/** A listing: head, products and questions. */

import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import type { SiteQuestion } from "#app/site/site.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
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
  return (
    <div className="listing">
      <ListingHead group={group} list={list} />
      <div className="listing__products">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server rendered */}
        <div dangerouslySetInnerHTML={{ __html: advice }} />
        <ProductBrowser list={list} empty={<EmptyListing list={list} />} />
      </div>
      {group.questions && <ListingQuestions title={group.title} questions={group.questions} />}
    </div>
  );
}

interface ListingHeadProps {
  group: ListingGroup;
  list: ProductListView;
}

function ListingHead({ group, list }: ListingHeadProps) {
  return (
    <div className="lead">
      <div className="wrap">
        <Breadcrumb crumbs={[...group.crumbs, { name: group.title }]} />
        <div className="lead__text">
          <h1>{group.title}</h1>
          <p>{group.description}</p>
          <ApiNotice message={list.notice} />
        </div>
      </div>
    </div>
  );
}

interface ListingQuestionsProps {
  title: string;
  questions: readonly SiteQuestion[];
}

/** Beside the head, on narrow windows after the products. */
function ListingQuestions({ title, questions }: ListingQuestionsProps) {
  const t = useMessages("lists");
  return (
    <aside className="faq">
      <details open>
        <summary>{t.questionsAbout(title.toLowerCase())}</summary>
        <Accordion name="question" items={questions} />
      </details>
    </aside>
  );
}

/** Shown without products, or without products that match the filters. */
function EmptyListing({ list }: { list: ProductListView }) {
  const t = useMessages("lists");
  const listingQuery = useListingQuery(list);
  if (labelFilters(list, listingQuery, t).length > 0) {
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
