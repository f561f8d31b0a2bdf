/** The paths of every canonical page but the products': fixed pages, collections, towns. */
import { href } from "react-router";
import { infoPages } from "#app/content/info-pages.ts";
import { serviceAreas } from "#app/content/service-areas.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

export async function listPages(upstream: Upstream): Promise<string[]> {
  const [categories, subcategories] = await Promise.all([upstream.listCategories(), upstream.listSubcategories()]);
  const collections = new Set([...categories, ...subcategories].map(({ slug }) => slug));
  const cities = new Set(serviceAreas.flatMap((area) => area.cities.map(({ slug }) => slug)));
  return [
    href("/"),
    href("/about"),
    href("/contact"),
    href("/branches"),
    href("/search"),
    href("/compare"),
    href("/collections/all-categories"),
    ...Array.from(collections, (category) => href("/collections/:category", { category })),
    ...Array.from(cities, (city) => href("/locations/:city", { city })),
    ...infoPages.map(({ slug }) => `/${slug}`),
  ];
}
