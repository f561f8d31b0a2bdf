/** `/outline.json`: the region's districts as GeoJSON, for the interactive map. */
import { site } from "#app/site/site.server.ts";

export function loader() {
  if (!site.outline)
    return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return Response.json(site.outline, { headers: { "Cache-Control": "public, max-age=86400" } });
}
