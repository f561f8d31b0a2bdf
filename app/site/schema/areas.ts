/** `areas.yaml`: the districts and towns that the shop serves, and the texts of all town pages. */
import { z } from "zod";
import { link, list, picture, position, prose, slug, text, url } from "./common.ts";

export const town = z.strictObject({
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
