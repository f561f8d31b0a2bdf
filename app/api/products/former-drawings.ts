/** Keeps the addresses working that the demonstration's drawings had while they were files of the site. */
import type { Kysely } from "kysely";
import type { ProductImage } from "#app/contract/product-parts.ts";
import { draw } from "#app/drawings/drawings.ts";
import type { Tables } from "../database/tables.ts";
import { selectDescribed, toDescribed } from "./described-rows.ts";
import { isGiven } from "./image-list.ts";

export const FORMER_DRAWINGS = "/assets/machines/";

/** `<slug>-<hash>.svg` was the whole machine; other views were named between the two. */
const NAME = /^(?<slug>[a-z0-9-]{1,200}?)(?:-(?<view>lettered|in-use|detail|thumb))?-[0-9a-f]{8}\.svg$/;

/**
 * The list with former drawings marked as the site's own, so that they are drawn again. The same list where there is
 * none, or where photographs stand beside them: the next write of that product would drop them.
 */
export function withFormerDrawings(images: ProductImage[]): ProductImage[] {
  const isFormer = (image: ProductImage) => isGiven(image) && image.image_url.startsWith(FORMER_DRAWINGS);
  if (!images.some(isFormer) || images.some((image) => isGiven(image) && !isFormer(image))) return images;
  return images.map((image) => (isFormer(image) ? { ...image, drawn_from: "" } : image));
}

/** Answers `GET /assets/machines/{name}` with the product's present drawing, whichever hash the name has. */
export async function serveFormerDrawing(db: Kysely<Tables>, name: string): Promise<Response> {
  const { slug = "", view = "whole" } = NAME.exec(name)?.groups ?? {};
  const row = await selectDescribed(db, 0).where("products.slug", "=", slug).executeTakeFirst();
  const drawings = row && draw(toDescribed(row));
  const drawing = drawings?.find((one) => one.view === view) ?? drawings?.find((one) => one.view === "whole");
  if (!drawing) return new Response("Not Found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(drawing.svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
