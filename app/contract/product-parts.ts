/** The parts of a product as answers have them: pictures, named values, features, sections, links. */
import { z } from "zod";
import { Id } from "./reply.ts";

/** How a drawn machine stands to a real length, so that several can be set side by side at one scale. */
export const ImageScale = z
  .strictObject({
    length_mm: z.number().positive(),
    dimension_start_mm: z.number().min(0),
    dimension_mm: z.number().positive(),
    dimension_text: z.string(),
  })
  .meta({ id: "ImageScale" });

export const Color = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #c0ffee");

/** A picture, or a video when one of the `is_…` flags says so. */
export const ProductImage = z
  .strictObject({
    id: Id,
    image_url: z.string(),
    alt_text: z.string(),
    is_primary: z.boolean(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    color: Color.optional().meta({ description: "Fills the picture's place while it loads" }),
    scale: ImageScale.optional(),
    is_thumbnail: z.boolean().optional().meta({ description: "Drawn to be read small; not shown in the gallery" }),
    drawn_from: z.string().max(64).optional().meta({
      description: "Set on what the site drew of a product without pictures: it is drawn again with its figures",
    }),
    is_detail: z.boolean().optional().meta({ description: "A part of the machine, cut at the picture's edges" }),
    is_video: z.boolean().optional(),
    is_youtube: z.boolean().optional(),
    is_facebook: z.boolean().optional(),
    youtube_id: z.string().optional(),
    facebook_id: z.string().optional(),
  })
  .meta({ id: "ProductImage" });
export type ProductImage = z.infer<typeof ProductImage>;

/** A figure under its human name, for example `{ name: "Displacement", value: "45.4 cc" }`. */
export const NamedValue = z.strictObject({ name: z.string(), value: z.string() }).meta({ id: "NamedValue" });
export type NamedValue = z.infer<typeof NamedValue>;

export const Feature = z.strictObject({ title: z.string(), description: z.string() }).meta({ id: "Feature" });
export type Feature = z.infer<typeof Feature>;

export const CustomSection = z.strictObject({ title: z.string(), content: z.string() }).meta({ id: "CustomSection" });
export type CustomSection = z.infer<typeof CustomSection>;

export const ProductSubcategory = z
  .strictObject({ id: Id, product_id: Id, subcategory_id: Id })
  .meta({ id: "ProductSubcategory", description: "Says that a product is listed in a subcategory" });
export type ProductSubcategory = z.infer<typeof ProductSubcategory>;

/** `active` and `new` are what visitors see; the others are the dealer's own. */
export const ProductStatus = z.enum(["active", "new", "draft", "inactive", "archived"]).meta({ id: "ProductStatus" });
export type ProductStatus = z.infer<typeof ProductStatus>;
