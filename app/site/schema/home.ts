/** `home.yaml`: the sections of the home page, all optional, in page order. */
import { z } from "zod";
import { link, pictured, scene, slug, text, url } from "./common.ts";

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
    .describe("Text beside the picture, or over it if its upper left is light and empty"),
  video: z
    .string()
    .optional()
    .describe("Video in the pictures folder, without its extension; requires a scene"),
  reveal: z.strictObject({ alt: text, parts: z.array(part).min(1) }).optional(),
});

const percent = z.number().gt(0, "must be between 0 and 100").lt(100, "must be between 0 and 100");
const point = z.strictObject({
  x: percent,
  y: percent,
  lean: z
    .enum(["left", "right"])
    .optional()
    .describe("Side of the number; default: straight above the dot"),
});
const tile = z.strictObject({ label: text, href: url, ...pictured });

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
      dimension: text.optional().describe("Text of the dimension line"),
    }),
    z.strictObject({
      type: z.literal("showcase"),
      heading: text,
      tiles: z.array(z.strictObject({ subcategoryId: z.int().min(1), title: text, ...pictured })),
    }),
  ],
  "must be hero, trust, categories, hotspots, featured, strip, banner, professional or showcase",
);

export const homeFile = z.strictObject({
  description: text.describe("Description of the home page for search engines"),
  sections: z.array(homeSection).min(1, "must have at least one section"),
  fallback: z
    .strictObject({
      categories: z.array(z.strictObject({ name: text, slug })).default([]),
      product: z.strictObject({ name: text, brief: text, href: url }).optional(),
    })
    .default({ categories: [] })
    .describe("Shown while the catalogue is not available"),
});
