/**
 * `areas.yaml`: the districts and towns that the shop serves, and the texts of all town pages.
 * `outline.json`: outlines of the surrounding districts, as GeoJSON, for the site's own map.
 */
import { z } from "zod";
import { link, list, picture, position, prose, slug, text, url } from "./common.ts";

const town = z.strictObject({
  terrain: text.optional().describe("A key of the popular machines, which the town's page shows"),
  lead: prose.optional().describe("One sentence, shown under the heading"),
  ground: prose.optional(),
  work: prose.optional(),
  crops: list(text),
  machines: list(z.strictObject({ label: text, href: url, why: prose })),
  road: prose.optional().describe("The way to the nearest branch"),
  picture: picture.optional().describe("A picture of the surroundings, shown beside the heading"),
});

const city = z
  .strictObject({
    name: text,
    slug,
    position: position.optional(),
    pin: text.optional().meta({ title: "Postal code" }),
  })
  .meta({ title: "Town" });

const area = z
  .strictObject({
    name: text,
    slug,
    zone: text.describe(
      "Name of the delivery zone, such as 'Delivery zone 1: Pathanamthitta district'",
    ),
    cities: z.array(city).min(1, "must name at least one town").meta({ title: "Towns" }),
  })
  .meta({ title: "District" });

/** In texts, {city} and {district} are replaced by the names of the page. */
export const areasFile = z
  .strictObject({
    heading: text.optional().describe("Title of a town's page"),
    features: list(z.strictObject({ title: text, text: prose })),
    popular: z
      .record(
        slug.meta({ title: "Terrain" }),
        z.array(z.strictObject({ kind: text, name: text, product: slug })),
      )
      .default({})
      .describe(
        "Machines shown on town pages, by terrain; 'any' applies to towns without a terrain",
      ),
    popularHeading: text.optional(),
    more: list(link).describe("Links under the popular machines"),
    call: z.strictObject({ text: prose, link: link.optional() }).optional(),
    services: list(text).describe("The shop's services, listed for search engines"),
    postalDistricts: list(z.strictObject({ prefix: text, name: text, position })).describe(
      "The position of postal codes by their first characters, to find the nearest branch",
    ),
    areas: list(area).meta({ title: "Districts" }),
  })
  .meta({ title: "Districts and towns served" });

/** A file of `towns/`: texts by slug of the town. */
export const townsFile = z.record(
  slug.meta({ title: "Slug of the town" }),
  town.meta({ title: "Town" }),
);

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
