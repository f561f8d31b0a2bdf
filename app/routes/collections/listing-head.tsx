/** The head of a listing: breadcrumbs, title and description. */
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import type { ListingGroup } from "./find-group.server.ts";

interface ListingHeadProps {
  group: ListingGroup;
  list: ProductListView;
}

export function ListingHead({ group, list }: ListingHeadProps) {
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
