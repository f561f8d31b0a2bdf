/** `areas.yaml`: the districts and towns the dealer serves, and what every town's page says. */
import { z } from "zod";
import { address, link, picture, position, slug, text } from "./common.ts";

export const town = z.strictObject({
  terrain: text.optional().describe("Which of the popular lists the page shows"),
  lead: text.optional().describe("One sentence under the heading"),
  ground: text.optional(),
  work: text.optional(),
  crops: z.array(text).default([]),
  machines: z.array(z.strictObject({ label: text, href: address, why: text })).default([]),
  road: text.optional().describe("How the road runs to the nearest branch"),
  picture: picture.optional().describe("The land around the town, beside the heading"),
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
  zone: text.describe("What the zone is called, as in 'Delivery zone 1: Pathanamthitta district'"),
  cities: z.array(city).min(1, "must name at least one town"),
});

/** {city} and {district} stand for the page's own. */
export const areasFile = z.strictObject({
  heading: text.default("Delivery and service in {city}").describe("Title of a town's page"),
  features: z.array(z.strictObject({ title: text, text })).default([]),
  popular: z
    .record(slug, z.array(z.strictObject({ kind: text, name: text, product: slug })))
    .default({})
    .describe("Machines to show in towns, by terrain; 'any' for the towns that name none"),
  popularHeading: text.default("Popular machines in {city}"),
  more: z.array(link).default([]).describe("Links under the popular machines"),
  call: z
    .strictObject({ text, link: link.optional() })
    .default({ text: "Say what you need it for. We name a machine, and a price for it." }),
  services: z.array(text).default([]).describe("What search engines are told that the shop does"),
  postalDistricts: z
    .array(z.strictObject({ prefix: text, name: text, position }))
    .default([])
    .describe("Where a postal code lies by its first characters, for finding the nearest branch"),
  areas: z.array(area).default([]),
});

/** A file of `towns/`: texts by a town's slug. */
export const townsFile = z.record(slug, town);
