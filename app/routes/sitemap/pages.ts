/** The paths of all canonical pages except products: fixed pages, filled collections, towns. */
import { href } from "react-router";
import { site } from "#app/site/site.server.ts";
import { listTownPages } from "#app/site/towns.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

export async function listPages(upstream: Upstream): Promise<string[]> {
  const [categories, subcategories] = await Promise.all([
    upstream.listCategories(),
    upstream.listSubcategories(),
  ]);
  const filled = [...categories, ...subcategories].filter(({ productCount }) => productCount !== 0);
  const collections = new Set(filled.map(({ slug }) => slug));
  const towns = new Set(listTownPages(site).map(({ town }) => town.slug));
  return [
    href("/"),
    ...(site.about ? [href("/about")] : []),
    href("/contact"),
    href("/branches"),
    href("/search"),
    href("/compare"),
    href("/collections/all-categories"),
    ...Array.from(collections, (category) => href("/collections/:category", { category })),
    ...Array.from(towns, (town) => href("/locations/:town", { town: town })),
    ...site.pages.map(({ slug }) => `/${slug}`),
  ];
}
