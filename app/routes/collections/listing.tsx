/** A listing as a visitor sees it: its head, its products, and the questions that shoppers ask. */
import type { Question } from "#app/site/site.ts";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { EmptyListing } from "./empty-listing.tsx";
import type { ListingPlace } from "./find-place.server.ts";
import { ListingHead } from "./listing-head.tsx";
import { ListingQuestions } from "./listing-questions.tsx";
import "./listing.css";

interface ListingProps {
  place: ListingPlace;
  list: ProductListView;
  /** The list's own, or its category's; null where there are none. */
  questions: readonly Question[] | null;
}

export function Listing({ place, list, questions }: ListingProps) {
  return (
    <div className="listing">
      <ListingHead place={place} list={list} />
      <div className="listing__products">
        <ProductBrowser list={list} empty={<EmptyListing list={list} />} />
      </div>
      {questions && <ListingQuestions title={place.title} questions={questions} />}
    </div>
  );
}
