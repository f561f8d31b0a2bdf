/** The head of a listing: where it stands, its name and what it is about. */
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import type { ListingPlace } from "./find-place.server.ts";
import { SizeRuler } from "./size-ruler.tsx";

interface ListingHeadProps {
  place: ListingPlace;
  list: ProductListView;
}

export function ListingHead({ place, list }: ListingHeadProps) {
  return (
    <div className="lead">
      <div className="wrap">
        <Breadcrumb crumbs={[...place.crumbs, { name: place.title }]} />
        <div className="lead__text">
          <h1>{place.title}</h1>
          <p>{place.description}</p>
          {list.facets.sizes && <SizeRuler list={list} sizes={list.facets.sizes} />}
          <ApiNotice message={list.notice} />
        </div>
      </div>
    </div>
  );
}
