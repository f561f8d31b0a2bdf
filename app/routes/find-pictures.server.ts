/** Finds the pictures for the shop's folder: its files, and products' first pictures. */
import type { ProductImage } from "#app/catalogue/product.ts";
import { sourcesOf } from "#app/images/sizes.ts";
import type { PictureChoice } from "#app/site/schema/common.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

const CATEGORY = /^\/collections\/([a-z0-9-]+)$/;

/** Null if there is no such picture, or in an outage. */
export async function findPicture(
  upstream: Upstream,
  { picture, product }: PictureChoice,
): Promise<SitePicture | null> {
  if (picture) return site.pictures.find(picture);
  if (!product) return null;
  const match = await orInOutage(upstream.findProduct(product), () => null);
  return toPicture(match?.images[0] ?? null);
}

/** The same for a small slot: a product's thumbnail. */
export async function findThumbnail(
  upstream: Upstream,
  choice: PictureChoice,
): Promise<SitePicture | null> {
  if (choice.picture || !choice.product) return findPicture(upstream, choice);
  const found = await orInOutage(upstream.findProduct(choice.product), () => null);
  return toPicture(found?.thumbnail ?? null);
}

/** The same; a tile without a choice shows a product of the category that it links to. */
export async function findTilePicture(
  upstream: Upstream,
  tile: PictureChoice & { href: string },
): Promise<SitePicture | null> {
  if (tile.picture || tile.product) return findThumbnail(upstream, tile);
  const category = CATEGORY.exec(tile.href)?.[1];
  if (!category || category === "all-categories") return null;
  const found = await orInOutage(upstream.findProducts({ category, limit: 4 }), () => null);
  return toPicture(found?.products.find(({ thumbnail }) => thumbnail !== null)?.thumbnail ?? null);
}

/** Replaces each tile's choice with its picture. */
export function withPictures<Tile extends PictureChoice & { href: string }>(
  upstream: Upstream,
  tiles: readonly Tile[],
) {
  return Promise.all(
    tiles.map(async ({ picture: _picture, product: _product, ...tile }) => ({
      ...tile,
      picture: await findTilePicture(upstream, { ...tile, picture: _picture, product: _product }),
    })),
  );
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
