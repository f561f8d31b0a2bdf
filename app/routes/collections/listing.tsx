/** A listing: head, products and questions. */
import type { SiteQuestion } from "#app/site/site.ts";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { EmptyListing } from "./empty-listing.tsx";
import type { ListingGroup } from "./find-group.server.ts";
import { ListingHead } from "./listing-head.tsx";
import { ListingQuestions } from "./listing-questions.tsx";
import "./listing.css";

interface ListingProps {
  group: ListingGroup;
  list: ProductListView;
  /** Questions about the group or its category; null for none. */
  questions: readonly SiteQuestion[] | null;
}

export function Listing({ group, list, questions }: ListingProps) {
  return (
    <div className="listing">
      <ListingHead group={group} list={list} />
      <div className="listing__products">
        <ProductBrowser list={list} empty={<EmptyListing list={list} />} />
      </div>
      {questions && <ListingQuestions title={group.title} questions={questions} />}
    </div>
  );
}
