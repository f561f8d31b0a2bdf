/** The listing of one subcategory by its id: `/collections/subcategory?subcategory_id={id}`. */
import { data, href } from "react-router";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import { parseListingQuery, serializeListingQuery } from "#app/catalogue/listing-query.ts";
import type { PageAddress } from "#app/http/page-address.ts";
import { findQuestions } from "#app/site/questions.ts";
import { site } from "#app/site/site.server.ts";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { applicableQuery } from "#app/ui/product-list/product-list-view.ts";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import type { Route } from "./+types/subcategory";
import { CategoryNotFound, notFoundMeta } from "./category-not-found.tsx";
import { findPlaceOfSubcategory } from "./find-place.server.ts";
import { Listing } from "./listing.tsx";

export const handle = {
  query: (params) => serializeListingQuery(applicableQuery("subcategory", parseListingQuery(params))),
} satisfies PageAddress;

export function meta({ loaderData: page, matches, location }: Route.MetaArgs) {
  if (!page) return pageMeta(matches, { ...notFoundMeta, path: location.pathname });
  const { place, canonical, noindex } = page;
  return [
    ...pageMeta(matches, {
      title: "Subcategory Products",
      description: place.description,
      path: canonical,
      noindex,
    }),
    jsonLd(breadcrumbData(matches, [...place.crumbs, { name: place.title }], canonical)),
  ];
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const path = href("/collections/subcategory");
  const listingQuery = applicableQuery("subcategory", parseListingQuery(url.searchParams));
  const { subcategoryId } = listingQuery;
  if (subcategoryId === null) return data(null, { status: 404 });
  const [place, list, { questions: written }] = await Promise.all([
    findPlaceOfSubcategory(upstream, subcategoryId),
    loadList(upstream, { kind: "subcategory", path, category: "", listingQuery }),
    upstream.findOverrides(),
  ]);
  if (!place) return data(null, { status: 404 });
  const canonical = href("/collections/:category", { category: place.slug });
  const noindex = list.total === 0 || activeFilters({ ...listingQuery, subcategoryId: null }).length > 0;
  const questions = findQuestions(site, written, place.slugs, place.above);
  return { place, list, canonical, noindex, questions };
}

export default function SubcategoryPage({ loaderData: page }: Route.ComponentProps) {
  if (!page) return <CategoryNotFound />;
  return <Listing place={page.place} list={page.list} questions={page.questions} />;
}
