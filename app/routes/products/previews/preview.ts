/** `/previews/{slug}.png`: the picture of a product that stands where its page's address is shared. */
import { orInOutage } from "#app/upstream/outage.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/preview";
import { findPreview } from "./preview.server.ts";
import { drawingOf } from "./preview-picture.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = /^(.+)\.png$/.exec(params.file)?.[1];
  const product = slug ? await orInOutage(context.get(upstreamContext).findProduct(slug), () => null) : null;
  const drawing = product && drawingOf(product);
  const png = drawing ? await findPreview(drawing) : null;
  if (!png) return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
  });
}
