/** `areas.yaml`: the districts and towns that the shop serves, and the texts of all town pages. */
import { z } from "zod";
import { link, picture, position, slug, text, url } from "./common.ts";

export const town = z.strictObject({
  terrain: text.optional().describe("A key of `popular`: the machines that the town's page shows"),
  lead: text.optional().describe("One sentence, shown under the heading"),
  ground: text.optional(),
  work: text.optional(),
  crops: z.array(text).default([]),
  machines: z.array(z.strictObject({ label: text, href: url, why: text })).default([]),
  road: text.optional().describe("The way to the nearest branch"),
  picture: picture.optional().describe("A picture of the surroundings, shown beside the heading"),
});

const city = z.strictObject({
  slug,
  name: text,
  position: position.optional(),
  pin: text.optional().describe("Postal code of the town"),
});

const area = z.strictObject({
  slug,
  name: text,
  zone: text.describe(
    "Name of the delivery zone, such as 'Delivery zone 1: Pathanamthitta district'",
  ),
  cities: z.array(city).min(1, "must name at least one town"),
});

/** In texts, {city} and {district} are replaced by the names of the page. */
export const areasFile = z.strictObject({
  heading: text.default("Delivery and service in {city}").describe("Title of a town's page"),
  features: z.array(z.strictObject({ title: text, text })).default([]),
  popular: z
    .record(slug, z.array(z.strictObject({ kind: text, name: text, product: slug })))
    .default({})
    .describe("Machines shown on town pages, by terrain; 'any' applies to towns without a terrain"),
  popularHeading: text.default("Suggested machines in {city}"),
  more: z.array(link).default([]).describe("Links under the popular machines"),
  call: z
    .strictObject({ text, link: link.optional() })
    .default({ text: "Tell us what you need it for. We recommend a machine and give its price." }),
  services: z.array(text).default([]).describe("The shop's services, listed for search engines"),
  postalDistricts: z
    .array(z.strictObject({ prefix: text, name: text, position }))
    .default([])
    .describe("The position of postal codes by their first characters, to find the nearest branch"),
  areas: z.array(area).default([]),
});

/** A file of `towns/`: texts by slug of the town. */
export const townsFile = z.record(slug, town);
