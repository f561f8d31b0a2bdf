/** `GET /list/{kind}?…&page=n`: page n of a list as JSON, for Load More. */
import { data } from "react-router";
import { parseListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import type { PageAddress } from "#app/http/page-address.ts";
import { catalogue } from "#app/http/policies.ts";
import type { ListKind } from "#app/ui/product-list/product-list-view.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/page";
import { loadPage } from "./load-list.ts";

const KINDS: readonly ListKind[] = ["category", "subcategory", "search"];

export const handle = {
  query: (params) => serializeListingQuery(parseListingQuery(params)),
} satisfies PageAddress;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = KINDS.find((known) => known === params.kind);
  if (!kind) throw data(null, 404);
  const page = await loadPage(context.get(upstreamContext), kind, parseListingQuery(url.searchParams));
  return Response.json(page, { headers: { ...catalogue, "X-Robots-Tag": "noindex" } });
}
