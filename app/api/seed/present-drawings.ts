/** Gives machines of the seed their present drawings, where a row still names files of an older version. */
import type { ProductImage } from "#app/contract/product.ts";
import { toImages } from "../products/image-list.ts";
import drawings from "./drawings.json" with { type: "json" };
import { toSlug } from "./machine.ts";
import { imagesOf } from "./products.ts";

/** What addresses of the seed's drawings begin with. */
export const SEED_DRAWINGS = "/assets/machines/";
const DRAWING = /^\/assets\/machines\/(.+)-[0-9a-f]{8}\.svg$/;
const VIEW = /-(?:lettered|thumb|detail|in-use)$/;

const present = new Set(Object.values(drawings).flatMap((views) => views.map(({ image_url }) => image_url)));
const keys = new Map(Object.keys(drawings).map((key) => [toSlug(key), key]));

/** Whether a picture is a drawing whose file this version no longer has. */
export function isLost({ image_url }: ProductImage): boolean {
  return image_url.startsWith(SEED_DRAWINGS) && !present.has(image_url);
}

/** "<brand> <model>"; null where the seed has no such machine any more. */
function machineOf({ image_url }: ProductImage): string | null {
  const name = DRAWING.exec(image_url)?.[1] ?? "";
  return keys.get(name) ?? keys.get(name.replace(VIEW, "")) ?? null;
}

/**
 * The machine's present drawings in the place of its lost ones; those of a machine that the seed has no more are left
 * out. `drawnFrom` marks them as the site's own, where the lost ones were. The same list where none is lost.
 */
export function withPresentDrawings(images: ProductImage[], drawnFrom: string): ProductImage[] {
  if (!images.some(isLost)) return images;
  const renewed = new Set(images.filter(isLost).map(machineOf));
  const placed = new Set<string>();
  return toImages(
    images.flatMap((image) => {
      const machine = image.image_url.startsWith(SEED_DRAWINGS) ? machineOf(image) : null;
      if (machine === null || !renewed.has(machine)) return isLost(image) ? [] : [image];
      if (placed.has(machine)) return [];
      placed.add(machine);
      const mark = image.drawn_from === undefined ? {} : { drawn_from: drawnFrom };
      return imagesOf(machine).map((drawing, index) => ({
        ...drawing,
        ...mark,
        is_primary: image.is_primary && index === 0,
      }));
    }),
  );
}
