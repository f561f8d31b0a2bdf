/** The categories that a search without results leads on to, each with a picture of one of its machines. */
import type { ProductImage } from "#app/catalogue/product.ts";
import { site } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

export interface SuggestedCategory {
  label: string;
  href: string;
  image: ProductImage | null;
}

const MOST = 6;

/** The first of the home page's own; without one, those with the most products. None while the upstream is down. */
export async function suggestCategories(upstream: Upstream): Promise<SuggestedCategory[]> {
  const categories = await upstream.listCategories().catch(() => []);
  const filled = categories.filter(({ productCount }) => productCount !== 0);
  const bySlug = new Map(filled.map((category) => [`/collections/${category.slug}`, category]));
  const tiles = (site.home?.sections ?? []).flatMap((section) => (section.type === "categories" ? section.tiles : []));
  const shown = tiles.flatMap(({ href }) => bySlug.get(href) ?? []);
  const others = filled.sort((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0));
  return Promise.all(
    (shown.length > 0 ? shown : others).slice(0, MOST).map(async ({ name, slug }) => {
      const page = await upstream.findProducts({ category: slug, featured: true, limit: 1 }).catch(() => null);
      const some = page?.products[0]
        ? page
        : await upstream.findProducts({ category: slug, limit: 1 }).catch(() => null);
      const image = some?.products[0]?.thumbnail ?? some?.products[0]?.image ?? null;
      return { label: name, href: `/collections/${slug}`, image };
    }),
  );
}
