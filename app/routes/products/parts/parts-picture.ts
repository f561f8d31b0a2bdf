/** `/products/{id}/parts.svg`: the exploded drawing of a machine. */
import { drawParts } from "#app/drawings/drawings.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/parts-picture";

export async function loader({ params, context }: Route.LoaderArgs) {
  const product = await orInOutage(context.get(upstreamContext).findProduct(params.id), () => null);
  const drawing = product && drawParts(product);
  if (!drawing)
    return new Response("Not Found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(drawing.svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}
