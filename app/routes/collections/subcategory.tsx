/** The listing of one subcategory by its id: `/collections/subcategory?subcategory_id={id}`. */

import { data, href } from "react-router";
import { type ListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import type { PageUrl } from "#app/http/page-url.ts";
import { queryOf } from "#app/http/request-facts.ts";
import { messagesIn, requestLanguage } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { NotFound, notFoundMeta } from "#app/ui/not-found.tsx";
import { listAddress, parseListQuery } from "#app/ui/product-list/product-list-view.ts";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/subcategory";
import { findGroupOfSubcategory } from "./find-group.server.ts";
import { Listing } from "./listing.tsx";

export const handle = {
  read: (params) => parseListQuery("subcategory", params),
  write: serializeListingQuery,
} satisfies PageUrl<ListingQuery>;

export function meta({ loaderData: page, matches, location }: Route.MetaArgs) {
  if (!page) return notFoundMeta(matches, "category", location.pathname);
  const { group, list, canonical, noindex } = page;
  const address = listAddress(list, location.search);
  const plain = `?subcategory_id=${list.query.subcategoryId}`;
  return [
    ...pageMeta(matches, {
      title: messagesIn(languageOf(matches)).lists.subcategoryTitle,
      description: group.description,
      path: address === listAddress(list, plain) ? canonical : address,
      noindex,
    }),
    jsonLd(breadcrumbData(matches, [...group.crumbs, { name: group.title }], canonical)),
  ];
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const language = context.get(requestLanguage);
  const path = href("/collections/subcategory");
  const listingQuery = queryOf(handle, { url, context });
  const { subcategoryId } = listingQuery;
  if (subcategoryId === null) return data(null, { status: 404 });
  const [group, list] = await Promise.all([
    findGroupOfSubcategory(upstream, subcategoryId, serverMessagesIn(language).groups),
    loadList(upstream, {
      kind: "subcategory",
      path,
      category: "",
      listingQuery,
      language,
      pricing: pricingOf(context),
    }),
  ]);
  if (!group) return data(null, { status: 404 });
  const canonical = href("/collections/:category", { category: group.slug });
  const choice = serializeListingQuery({ ...listingQuery, subcategoryId: null, compare: [] });
  const noindex = list.total === 0 || choice !== "";
  return { group, list, canonical, noindex };
}

export default function SubcategoryPage({ loaderData: page }: Route.ComponentProps) {
  if (!page) return <NotFound what="category" />;
  return <Listing {...page} />;
}
