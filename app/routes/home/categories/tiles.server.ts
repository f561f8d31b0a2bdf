/** Selects the category tiles of the home page. */
import type { Category } from "#app/catalogue/product.ts";
import type { PictureChoice } from "#app/site/schema/common.ts";
import type { Home } from "#app/site/site.ts";

type Tile = Partial<PictureChoice> & { label: string; href: string };

/** The tiles whose category exists in the catalogue. */
export function availableTiles(tiles: readonly Tile[], categories: readonly Category[]): Tile[] {
  const known = new Set(
    ["all-categories", ...categories.map(({ slug }) => slug)].map((slug) => `/collections/${slug}`),
  );
  return tiles.filter(({ href }) => !href.startsWith("/collections/") || known.has(href));
}

/** The fallback categories of the shop's folder, shown while the catalogue is unreachable. */
export function fallbackTiles(tiles: readonly Tile[], { fallback }: Home): Tile[] {
  return fallback.categories.map(({ name, slug }) => {
    const href = `/collections/${slug}`;
    return { ...tiles.find((tile) => tile.href === href), label: name, href };
  });
}
