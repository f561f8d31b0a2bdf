/** Finds the pictures for the shop's folder: its files, and products' first pictures. */
import type { ProductImage } from "#app/catalogue/product.ts";
import { sourcesOf } from "#app/images/sizes.ts";
import type { PictureChoice } from "#app/site/schema/common.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

const CATEGORY = /^\/collections\/([a-z0-9-]+)$/;
const PRODUCT = /^\/products\/([^/?#]+)/;

/**
 * Null if there is no such picture, or it is not known yet.
 *
 * @param size a thumbnail for a small slot
 */
export async function findPicture(
  { later }: Upstream,
  { picture, product }: PictureChoice,
  size: "image" | "thumbnail" = "image",
): Promise<SitePicture | null> {
  if (picture) return site.pictures.find(picture);
  const found = product ? await later.findProduct(product) : null;
  return toPicture(found?.[size] ?? null);
}

/** The URL, or a search for the name of a product that the catalogue is not known to have. */
export async function toKnownHref({ later }: Upstream, href: string, name: string) {
  const [, product] = PRODUCT.exec(href) ?? [];
  const isKnown = !product || (await later.findProduct(product));
  return isKnown ? href : `/search?q=${encodeURIComponent(name)}`;
}

/** A tile as shown. Without a choice its picture is a product's of the category it links to. */
export async function toTile<Tile extends PictureChoice & { href: string }>(
  upstream: Upstream,
  { picture, product, ...tile }: Tile,
  name: string,
) {
  return {
    ...tile,
    href: await toKnownHref(upstream, tile.href, name),
    picture:
      picture || product
        ? await findPicture(upstream, { picture, product }, "thumbnail")
        : await findCategoryPicture(upstream, tile.href),
  };
}

/** The same for tiles with labels. */
export function withPictures<Tile extends PictureChoice & { href: string; label: string }>(
  upstream: Upstream,
  tiles: readonly Tile[],
) {
  return Promise.all(tiles.map((tile) => toTile(upstream, tile, tile.label)));
}

async function findCategoryPicture({ later }: Upstream, href: string) {
  const [, category] = CATEGORY.exec(href) ?? [];
  if (!category || category === "all-categories") return null;
  const found = await later.findProducts({ category, limit: 4 });
  return toPicture(found?.products.find(({ thumbnail }) => thumbnail)?.thumbnail ?? null);
}

/** A photograph in all its sizes; a drawing as it is. */
function toPicture(image: ProductImage | null): SitePicture | null {
  if (!image) return null;
  const { url, width, height, color } = image;
  const size = { width: width ?? 600, height: height ?? 400 };
  const sets = sourcesOf(url, width);
  const toSource = (type: string, srcSet: string) => ({ type, media: null, srcSet, ...size });
  const sources = sets
    ? [toSource("image/avif", sets.avif), toSource("image/webp", sets.webp)]
    : [];
  return { src: url, srcSet: null, ...size, alt: "", color, sources };
}
