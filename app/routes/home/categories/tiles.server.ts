/** Which tiles of the home page lead to categories that there are. */
import type { Category } from "#app/catalogue/product.ts";
import type { PictureChoice } from "#app/site/schema/common.ts";
import type { Home } from "#app/site/site.ts";

type Tile = Partial<PictureChoice> & { label: string; href: string };

/** The dealer's tiles, less those whose category this catalogue does not have. */
export function tilesOf(tiles: readonly Tile[], categories: readonly Category[]): Tile[] {
  const known = new Set(
    ["all-categories", ...categories.map(({ slug }) => slug)].map((slug) => `/collections/${slug}`),
  );
  return tiles.filter(({ href }) => !href.startsWith("/collections/") || known.has(href));
}

/** While the catalogue cannot be reached: the categories that the folder names for that, with the tiles' own pictures. */
export function builtIn(tiles: readonly Tile[], { fallback }: Home): Tile[] {
  return fallback.categories.map(({ name, slug }) => {
    const href = `/collections/${slug}`;
    return { ...tiles.find((tile) => tile.href === href), label: name, href };
  });
}
