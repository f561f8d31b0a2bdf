/** `home.yaml`: the sections of the home page, each of them optional, in the order in which they stand. */
import { z } from "zod";
import { address, link, pictured, scene, slug, text } from "./common.ts";

const part = z.strictObject({ product: slug, from: z.enum(["left", "right", "top", "bottom"]) });

const slide = z.strictObject({
  id: slug,
  tagline: text,
  title: text,
  button: link,
  scene: scene.optional(),
  words: z
    .enum(["beside", "over"])
    .default("beside")
    .describe("Where the words stand: beside the picture, or over it where its upper left is light and empty"),
  video: z.string().optional().describe("Name of the loop in the folder's pictures, without its ending; needs a scene"),
  reveal: z.strictObject({ alt: text, parts: z.array(part).min(1) }).optional(),
});

const percent = z.number().gt(0, "must lie inside the picture").lt(100, "must lie inside the picture");
const point = z.strictObject({
  x: percent,
  y: percent,
  lean: z.enum(["left", "right"]).optional().describe("To which side the number stands; without it, straight above"),
});
const tile = z.strictObject({ label: text, href: address, ...pictured });

const month = z.strictObject({
  name: text,
  lead: text,
  fields: z.enum(["ploughed", "flooded", "green", "ripe"]).describe("How the fields are drawn"),
  trees: z.enum(["leaf", "bare"]).describe("How the plantation is drawn"),
  sky: z.enum(["clear", "hot", "showers", "rain"]),
  work: z.array(z.strictObject({ of: text, what: text })).min(1),
  machines: z.array(slug).describe("Slugs of products"),
});

const homeSection = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("hero"), slides: z.array(slide).min(1) }),
    z.strictObject({ type: z.literal("trust"), reasons: z.array(text) }),
    z.strictObject({ type: z.literal("categories"), heading: text, tiles: z.array(tile) }),
    z.strictObject({
      type: z.literal("hotspots"),
      heading: text,
      lead: text.optional(),
      scene,
      dots: z.array(
        z.strictObject({
          id: slug,
          label: text,
          product: slug,
          productName: text,
          landscape: point,
          portrait: point.optional(),
        }),
      ),
    }),
    z.strictObject({ type: z.literal("featured"), heading: text }),
    z.strictObject({ type: z.literal("strip"), heading: text, tiles: z.array(tile) }),
    z.strictObject({ type: z.literal("banner"), title: text, text, link, scene }),
    z.strictObject({
      type: z.literal("professional"),
      title: text,
      text,
      link,
      product: slug,
      dimension: text.optional().describe("Lettering of the product's dimension line"),
    }),
    z.strictObject({
      type: z.literal("year"),
      heading: text,
      sources: text.optional().describe("After which calendars the months' work is told"),
      months: z.array(month).length(12, "must be the twelve months, January first"),
    }),
    z.strictObject({
      type: z.literal("showcase"),
      heading: text,
      tiles: z.array(z.strictObject({ subcategoryId: z.int().min(1), title: text, ...pictured })),
    }),
  ],
  "must be hero, trust, categories, hotspots, featured, strip, banner, professional, year or showcase",
);

export const homeFile = z.strictObject({
  description: text.describe("Of the home page, for search engines"),
  sections: z.array(homeSection).min(1, "must have at least one section"),
  fallback: z
    .strictObject({
      categories: z.array(z.strictObject({ name: text, slug })).default([]),
      product: z.strictObject({ name: text, brief: text, href: address }).optional(),
    })
    .default({ categories: [] })
    .describe("Shown while the catalogue cannot be reached"),
});
