/** A listing as a visitor sees it: its head, its products, and the questions that shoppers ask. */
import type { Question } from "#app/content/questions.ts";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import { EmptyListing } from "./empty-listing.tsx";
import type { ListingPlace } from "./find-place.ts";
import { ListingHead } from "./listing-head.tsx";
import { ListingQuestions } from "./listing-questions.tsx";
import "./listing.css";

interface ListingProps {
  place: ListingPlace;
  list: ProductListView;
  /** Centimetres; empty where there is no range to draw. */
  barLengths: readonly number[];
  /** The category's own; null shows the chainsaws'. */
  questions: readonly Question[] | null;
}

export function Listing({ place, list, barLengths, questions }: ListingProps) {
  return (
    <div className="listing">
      <ListingHead place={place} barLengths={barLengths} notice={list.notice} />
      <div className="listing__products">
        <ProductBrowser list={list} empty={<EmptyListing list={list} />} />
      </div>
      <ListingQuestions title={place.title} questions={questions} />
    </div>
  );
}
