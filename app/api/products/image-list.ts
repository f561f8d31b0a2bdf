/** A product's stored list of pictures and videos. */
import { ApiProductImage, isVideo } from "#app/contract/product-parts.ts";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";

const KEYS = Object.keys(ApiProductImage.shape) as (keyof ApiProductImage)[];

/** Sorts keys, so that equal catalogues are written as equal bytes. */
export function inKeyOrder(image: ApiProductImage): ApiProductImage {
  return Object.fromEntries(
    KEYS.flatMap((key) => (image[key] === undefined ? [] : [[key, image[key]]])),
  ) as unknown as ApiProductImage;
}

/** An uploaded photograph that is in the list before. */
const isRepeated = (
  { image_url, drawn_from }: ImageWrite,
  at: number,
  all: readonly ImageWrite[],
) =>
  image_url?.startsWith("/uploads/") === true &&
  drawn_from === undefined &&
  all.findIndex((image) => image.image_url === image_url) < at;

/**
 * Makes exactly one image primary: the first so marked, or the first. Ids start at 1. A photograph
 * is kept once.
 */
export function toImages(list: readonly ImageWrite[]): ApiProductImage[] {
  const images = list.filter((...image) => !isRepeated(...image));
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

/** Whether the image is neither a video nor a drawing made by the site. */
export function isPhotograph(image: ApiProductImage): boolean {
  return image.drawn_from === undefined && !isVideo(image);
}
