/** `outline.json`: outlines of the surrounding districts, as GeoJSON, for the site's own map. */
import { z } from "zod";
import { list, text, url } from "./common.ts";

/** Longitude and latitude, degrees; a height is ignored. */
const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number());
/** The first ring is the district's edge, the others are holes. */
const polygon = z.array(z.array(point).min(4)).min(1);

const district = z.object({
  type: z.literal("Feature"),
  properties: z.object({ name: text.describe("Name on the map") }),
  geometry: z.discriminatedUnion("type", [
    z.object({ type: z.literal("Polygon"), coordinates: polygon }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon).min(1) }),
  ]),
});

const terrain = z.object({
  type: z.literal("Feature"),
  properties: z.object({
    kind: z.enum(["sea", "hills", "water"]),
    name: text.optional().describe("Lettered on the map"),
    at: z.tuple([z.number(), z.number()]).optional().describe("Where the name stands"),
  }),
  geometry: z.object({ type: z.literal("Polygon"), coordinates: polygon }),
});

export const outlineFile = z.object({
  type: z.literal("FeatureCollection"),
  credit: text.describe("Source of the boundaries, shown under the map"),
  creditUrl: url.optional().describe("Page with the licence of the boundaries"),
  features: z.array(district).min(1),
  terrain: list(terrain).describe("Sea, hills and waters of the site's own map"),
});
