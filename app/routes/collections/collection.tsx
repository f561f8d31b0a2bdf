/** The listing of a category, a subcategory or a collection: `/collections/{slug}`. */

import { data, href, redirect } from "react-router";
import { type ListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import type { PageUrl } from "#app/http/page-url.ts";
import { queryOf } from "#app/http/request-facts.ts";
import { messagesIn, requestLanguage } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { NotFound, notFoundMeta } from "#app/ui/not-found.tsx";
import { listAddress, parseListQuery } from "#app/ui/product-list/product-list-view.ts";
import { breadcrumbData, questionsData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/collection";
import { renderAdvice } from "./advice.server.tsx";
import { adviceOf, findGroup, findGroupOfSubcategory } from "./find-group.server.ts";
import { Listing } from "./listing.tsx";

export const handle = {
  read: (params) => parseListQuery("category", params),
  write: serializeListingQuery,
} satisfies PageUrl<ListingQuery>;

export function meta({ loaderData: page, matches, location }: Route.MetaArgs) {
  if (!page) return notFoundMeta(matches, "category", location.pathname);
  const { group, list, noindex } = page;
  return [
    ...pageMeta(matches, {
      title: group.title,
      description: group.description,
      path: listAddress(list, location.search),
      noindex,
    }),
    jsonLd(breadcrumbData(matches, [...group.crumbs, { name: group.title }], list.path)),
    ...(group.questions ? [jsonLd(questionsData(group.questions))] : []),
  ];
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const language = context.get(requestLanguage);
  const path = href("/collections/:category", params);
  const listingQuery = queryOf(handle, { url, context });
  const [group, list] = await Promise.all([
    findGroup(upstream, params.category, serverMessagesIn(language).groups),
    loadList(upstream, {
      kind: "category",
      path,
      category: params.category,
      listingQuery,
      language,
      pricing: pricingOf(context),
    }),
  ]);
  if (!group) return data(null, { status: 404 });
  if (group.movedTo !== null) {
    throw redirect(
      `${href("/collections/:category", { category: group.movedTo })}${url.search}`,
      301,
    );
  }
  const isOfNoSubcategory =
    listingQuery.subcategoryId !== null && list.total === 0 && list.subcategoryName === null;
  if (isOfNoSubcategory) return data(null, { status: 404 });
  const noindex =
    list.total === 0 || serializeListingQuery({ ...listingQuery, compare: [] }) !== "";
  const { subcategoryId } = listingQuery;
  const subcategory =
    !group.isCollection &&
    subcategoryId &&
    (await findGroupOfSubcategory(upstream, subcategoryId, serverMessagesIn(language).groups));
  // The list then has the subcategory's products, whether the category has them or not.
  const shown = subcategory || group;
  const advised = adviceOf(subcategory ? subcategory.slug : params.category, shown);
  const advice = await renderAdvice(upstream, advised, list, messagesIn(language).lists);
  return { group: shown, list, noindex, advice };
}

export default function CollectionPage({ loaderData: page }: Route.ComponentProps) {
  if (!page) return <NotFound what="category" />;
  return <Listing {...page} />;
}
