/** `outline.json`: the outlines of the districts around the dealer, as GeoJSON, for the site's own map. */
import { z } from "zod";
import { address, text } from "./common.ts";

/** Longitude and latitude, degrees; a height after them is not read. */
const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number());
/** The first ring is the district's edge, further ones are holes in it. */
const polygon = z.array(z.array(point).min(4)).min(1);

const district = z.object({
  type: z.literal("Feature"),
  properties: z.object({ name: text.describe("As it is lettered on the map") }),
  geometry: z.discriminatedUnion("type", [
    z.object({ type: z.literal("Polygon"), coordinates: polygon }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon).min(1) }),
  ]),
});

export const outlineFile = z.object({
  type: z.literal("FeatureCollection"),
  credit: text.describe("Shown under the map: whose boundaries they are"),
  creditUrl: address.optional().describe("Where the boundaries' licence is read"),
  features: z.array(district).min(1),
});
