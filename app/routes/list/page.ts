/** `GET /list/{kind}?…&page=n`: page n of a list as JSON, for Load More. */
import { data } from "react-router";
import {
  type ListingQuery,
  parseListingQuery,
  serializeListingQuery,
} from "#app/catalogue/listing-query.ts";
import type { PageUrl } from "#app/http/page-url.ts";
import { revalidated } from "#app/http/policies.ts";
import { queryOf } from "#app/http/request-facts.ts";
import { requestLanguage } from "#app/languages/language.ts";
import type { ListKind } from "#app/ui/product-list/product-list-view.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/page";
import { loadPage } from "./load-list.ts";

const KINDS: readonly ListKind[] = ["category", "subcategory", "search"];

export const handle = {
  read: parseListingQuery,
  write: serializeListingQuery,
} satisfies PageUrl<ListingQuery>;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = KINDS.find((known) => known === params.kind);
  if (!kind) throw data(null, 404);
  const page = await loadPage(context.get(upstreamContext), {
    kind,
    listingQuery: queryOf(handle, { url, context }),
    language: context.get(requestLanguage),
    pricing: pricingOf(context),
  });
  return Response.json(page, { headers: { ...revalidated, "X-Robots-Tag": "noindex" } });
}
