/** The listing of a category, a subcategory or a collection: `/collections/{slug}`. */
import { data, href, redirect } from "react-router";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import { parseListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import type { PageAddress } from "#app/http/page-address.ts";
import { findQuestions } from "#app/site/questions.ts";
import { site } from "#app/site/site.server.ts";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { applicableQuery } from "#app/ui/product-list/product-list-view.ts";
import { breadcrumbData, questionsData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import type { Route } from "./+types/collection";
import { CategoryNotFound, notFoundMeta } from "./category-not-found.tsx";
import { findPlace } from "./find-place.server.ts";
import { Listing } from "./listing.tsx";

export const handle = {
  query: (params) => serializeListingQuery(applicableQuery("category", parseListingQuery(params))),
} satisfies PageAddress;

export function meta({ loaderData: page, matches, location }: Route.MetaArgs) {
  if (!page) return pageMeta(matches, { ...notFoundMeta, path: location.pathname });
  const { place, list, noindex, questions } = page;
  return [
    ...pageMeta(matches, { title: place.title, description: place.description, path: list.path, noindex }),
    jsonLd(breadcrumbData(matches, [...place.crumbs, { name: place.title }], list.path)),
    ...(questions ? [jsonLd(questionsData(questions))] : []),
  ];
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const path = href("/collections/:category", params);
  const listingQuery = applicableQuery("category", parseListingQuery(url.searchParams));
  const [place, list, { questions: written }] = await Promise.all([
    findPlace(upstream, params.category),
    loadList(upstream, { kind: "category", path, category: params.category, listingQuery }),
    upstream.findOverrides(),
  ]);
  if (!place) return data(null, { status: 404 });
  if (place.movedTo !== null) {
    throw redirect(`${href("/collections/:category", { category: place.movedTo })}${url.search}`, 301);
  }
  const isOfNoSubcategory = listingQuery.subcategoryId !== null && list.total === 0 && list.subcategoryName === null;
  if (isOfNoSubcategory) return data(null, { status: 404 });
  const noindex = list.total === 0 || activeFilters(listingQuery).length > 0;
  const questions = findQuestions(site, written, place.slugs, place.above);
  return { place, list, noindex, questions };
}

export default function CollectionPage({ loaderData: page }: Route.ComponentProps) {
  if (!page) return <CategoryNotFound />;
  return <Listing place={page.place} list={page.list} questions={page.questions} />;
}
