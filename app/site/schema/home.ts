/** `home.yaml`: the sections of the home page, all optional, in page order. */
import { z } from "zod";
import { link, list, pictured, prose, scene, slug, text, url } from "./common.ts";

const part = z
  .strictObject({ product: slug, from: z.enum(["left", "right", "top", "bottom"]) })
  .meta({ title: "Part" });

const slide = z
  .strictObject({
    title: text,
    tagline: text,
    id: slug.describe("Names the slide, such as garden"),
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
  })
  .meta({ title: "Slide" });

const percent = z.number().gt(0, "must be between 0 and 100").lt(100, "must be between 0 and 100");
const point = z.strictObject({
  x: percent,
  y: percent,
  lean: z
    .enum(["left", "right"])
    .optional()
    .describe("Side of the number; default: straight above the dot"),
});
const tile = z.strictObject({ label: text, href: url, ...pictured }).meta({ title: "Tile" });

const homeSection = z
  .discriminatedUnion(
    "type",
    [
      z
        .strictObject({ type: z.literal("hero"), slides: z.array(slide).min(1) })
        .meta({ title: "Large pictures at the top" }),
      z
        .strictObject({ type: z.literal("trust"), reasons: z.array(text) })
        .meta({ title: "Reasons to trust the shop" }),
      z
        .strictObject({ type: z.literal("categories"), heading: text, tiles: z.array(tile) })
        .meta({ title: "Tiles of categories" }),
      z
        .strictObject({
          type: z.literal("hotspots"),
          heading: text,
          lead: text.optional(),
          scene,
          dots: z.array(
            z
              .strictObject({
                label: text,
                id: slug.describe("Names the number, such as saw"),
                product: slug,
                productName: text,
                landscape: point.describe("In percent of the picture of wide windows"),
                portrait: point.optional().describe("In percent of the picture of phones"),
              })
              .meta({ title: "Number" }),
          ),
        })
        .meta({ title: "Picture with numbered products" }),
      z
        .strictObject({ type: z.literal("featured"), heading: text })
        .meta({ title: "Featured products" }),
      z
        .strictObject({ type: z.literal("strip"), heading: text, tiles: z.array(tile) })
        .meta({ title: "Strip of tiles" }),
      z
        .strictObject({ type: z.literal("banner"), title: text, text: prose, link, scene })
        .meta({ title: "Banner" }),
      z
        .strictObject({
          type: z.literal("professional"),
          title: text,
          text: prose,
          link,
          product: slug,
          dimension: text.optional().describe("Text of the dimension line"),
        })
        .meta({ title: "Machine for professionals" }),
      z
        .strictObject({
          type: z.literal("showcase"),
          heading: text,
          tiles: z.array(
            z
              .strictObject({
                title: text,
                subcategoryId: z.int().min(1).meta({ title: "Number of the subcategory" }),
                ...pictured,
              })
              .meta({ title: "Tile" }),
          ),
        })
        .meta({ title: "Tiles of subcategories" }),
    ],
    "must be hero, trust, categories, hotspots, featured, strip, banner, professional or showcase",
  )
  .meta({ title: "Section" });

export const homeFile = z
  .strictObject({
    description: prose.describe("Description of the home page for search engines"),
    sections: z.array(homeSection).min(1, "must have at least one section"),
    fallback: z
      .strictObject({
        categories: list(z.strictObject({ name: text, slug })),
        product: z.strictObject({ name: text, brief: prose, href: url }).optional(),
      })
      .default({ categories: [] })
      .describe("Shown while the catalogue is not available"),
  })
  .meta({ title: "Home page" });
