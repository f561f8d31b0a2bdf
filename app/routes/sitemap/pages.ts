/** The paths of every canonical page but the products': fixed pages, collections, towns. */
import { href } from "react-router";
import { site } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

export async function listPages(upstream: Upstream): Promise<string[]> {
  const [categories, subcategories] = await Promise.all([upstream.listCategories(), upstream.listSubcategories()]);
  const collections = new Set([...categories, ...subcategories].map(({ slug }) => slug));
  const cities = new Set(site.areas.areas.flatMap((area) => area.cities.map(({ slug }) => slug)));
  return [
    href("/"),
    ...(site.about ? [href("/about")] : []),
    href("/contact"),
    href("/branches"),
    href("/search"),
    href("/compare"),
    href("/collections/all-categories"),
    ...Array.from(collections, (category) => href("/collections/:category", { category })),
    ...Array.from(cities, (city) => href("/locations/:city", { city })),
    ...site.pages.map(({ slug }) => `/${slug}`),
  ];
}
