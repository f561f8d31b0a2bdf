/** Serves drawings at URLs of older releases, whose drawings were files of the site. */
import type { Kysely } from "kysely";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { draw } from "#app/drawings/drawings.ts";
import type { Tables } from "../database/tables.ts";
import { selectDrawingInput, toDrawingInput } from "./drawing-input.ts";
import { isPhotograph } from "./image-list.ts";

export const FORMER_DRAWINGS = "/assets/machines/";

/** `<slug>-<hash>.svg` is the whole machine, `<slug>-<view>-<hash>.svg` another view. */
const NAME =
  /^(?<slug>[a-z0-9-]{1,200}?)(?:-(?<view>lettered|in-use|detail|thumb))?-[0-9a-f]{8}\.svg$/;

/**
 * Marks former drawings as drawn by the site, so that they are redrawn. Returns the same list if it
 * has none, or also has photographs: the product's next write would drop the drawings then.
 */
export function withFormerDrawings(images: ApiProductImage[]): ApiProductImage[] {
  const isFormer = (image: ApiProductImage) =>
    isPhotograph(image) && image.image_url.startsWith(FORMER_DRAWINGS);
  if (!images.some(isFormer) || images.some((image) => isPhotograph(image) && !isFormer(image)))
    return images;
  return images.map((image) => (isFormer(image) ? { ...image, drawn_from: "" } : image));
}

/** Responds to `GET /assets/machines/{name}` with the product's current drawing; ignores the hash. */
export async function serveFormerDrawing(db: Kysely<Tables>, name: string): Promise<Response> {
  const { slug = "", view = "whole" } = NAME.exec(name)?.groups ?? {};
  const row = await selectDrawingInput(db, 0).where("products.slug", "=", slug).executeTakeFirst();
  const drawings = row && draw(toDrawingInput(row));
  const drawing =
    drawings?.find((one) => one.view === view) ?? drawings?.find((one) => one.view === "whole");
  if (!drawing)
    return new Response("Not Found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(drawing.svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
