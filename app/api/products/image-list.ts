/** The list of a product's pictures and videos as it is stored. */
import { ProductImage } from "#app/contract/product-parts.ts";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";

const KEYS = Object.keys(ProductImage.shape) as (keyof ProductImage)[];

/** Always the same order of keys, so that equal catalogues are written as equal bytes. */
export function inKeyOrder(image: ProductImage): ProductImage {
  return Object.fromEntries(
    KEYS.flatMap((key) => (image[key] === undefined ? [] : [[key, image[key]]])),
  ) as unknown as ProductImage;
}

/** One is primary, the first that says so or else the first; ids count from 1. */
export function toImages(images: readonly ImageWrite[]): ProductImage[] {
  const primary = Math.max(
    0,
    images.findIndex((image) => image.is_primary),
  );
  return images.map((image, index) =>
    inKeyOrder({
      ...image,
      id: index + 1,
      image_url: image.image_url ?? "",
      alt_text: image.alt_text ?? "",
      is_primary: index === primary,
    }),
  );
}

export function isVideo(image: ProductImage): boolean {
  return Boolean(image.is_video || image.is_youtube || image.is_facebook || image.youtube_id || image.facebook_id);
}

/** A picture that somebody gave; the site's own drawings and videos are none. */
export function isGiven(image: ProductImage): boolean {
  return image.drawn_from === undefined && !isVideo(image);
}
