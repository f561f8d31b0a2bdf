/** The settings of every map of branches. */
import { env } from "#app/env.server.ts";
import { site } from "#app/site/site.server.ts";
import { mapCentre } from "#app/site/towns.ts";
import type { MapSettings } from "#app/ui/branch-map/draw-map.ts";

export const mapSettings = (): MapSettings => ({
  tilesUrl: env.TILE_URL,
  attribution: env.TILE_ATTRIBUTION,
  centre: mapCentre(site),
  hasOutline: site.outline !== null,
  stockPicture: site.pictures.find("branch")?.src ?? null,
});
