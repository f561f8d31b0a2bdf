/** The head of a listing: where it stands, its name and what it is about. */
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import { BarRange } from "./bar-range.tsx";
import type { ListingPlace } from "./find-place.server.ts";

interface ListingHeadProps {
  place: ListingPlace;
  /** Centimetres; empty where there is no range to draw. */
  barLengths: readonly number[];
  notice: string | null;
}

export function ListingHead({ place, barLengths, notice }: ListingHeadProps) {
  return (
    <div className="lead">
      <div className="wrap">
        <Breadcrumb crumbs={[...place.crumbs, { name: place.title }]} />
        <div className="lead__text">
          <h1>{place.title}</h1>
          <p>{place.description}</p>
          {barLengths.length > 0 && <BarRange lengths={barLengths} />}
          <ApiNotice message={notice} />
        </div>
      </div>
    </div>
  );
}
