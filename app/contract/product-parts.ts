/** The parts of a product in responses: images, specifications, features, sections, links. */
import { z } from "zod";
import { Id } from "./writing.ts";

/** The scale of a drawing, so that several can be shown side by side at one scale. */
export const ImageScale = z
  .strictObject({
    length_mm: z.number().positive(),
    dimension_start_mm: z.number().min(0),
    dimension_mm: z.number().positive(),
    dimension_text: z.string(),
  })
  .meta({ id: "ImageScale" });

export const Color = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #c0ffee");

/** An image, or a video. */
export const ApiProductImage = z
  .strictObject({
    id: Id,
    image_url: z.string(),
    alt_text: z.string(),
    is_primary: z.boolean(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    color: Color.optional().meta({ description: "Placeholder colour while the image loads" }),
    file_name: z
      .string()
      .max(255)
      .optional()
      .meta({ description: "Of the file that was sent; spreadsheets find the image by it" }),
    scale: ImageScale.optional(),
    is_thumbnail: z
      .boolean()
      .optional()
      .meta({ description: "Drawn for small sizes; not shown in the gallery" }),
    drawn_from: z.string().max(64).optional().meta({
      description:
        "Set on drawings that the site made; they are redrawn when the specifications change",
    }),
    is_detail: z
      .boolean()
      .optional()
      .meta({ description: "A part of the machine, cropped at the image's edges" }),
    is_video: z.boolean().optional(),
    is_youtube: z.boolean().optional(),
    is_facebook: z.boolean().optional(),
    youtube_id: z.string().optional(),
    facebook_id: z.string().optional(),
  })
  .meta({ id: "ProductImage" });
export type ApiProductImage = z.infer<typeof ApiProductImage>;

export const VIDEO_FIELDS = [
  "is_video",
  "is_youtube",
  "is_facebook",
  "youtube_id",
  "facebook_id",
] as const;

/** @param image of any upstream */
export function isVideo(image: { [Field in (typeof VIDEO_FIELDS)[number]]?: unknown }): boolean {
  return VIDEO_FIELDS.some((field) => image[field]);
}

/** A specification, for example `{ name: "Displacement", value: "45.4 cc" }`. */
export const NamedValue = z
  .strictObject({ name: z.string(), value: z.string() })
  .meta({ id: "NamedValue" });
export type NamedValue = z.infer<typeof NamedValue>;

export const Feature = z
  .strictObject({ title: z.string(), description: z.string() })
  .meta({ id: "Feature" });
export type Feature = z.infer<typeof Feature>;

export const CustomSection = z
  .strictObject({ title: z.string(), content: z.string() })
  .meta({ id: "CustomSection" });
export type CustomSection = z.infer<typeof CustomSection>;

export const ApiProductSubcategory = z
  .strictObject({ id: Id, product_id: Id, subcategory_id: Id })
  .meta({
    id: "ProductSubcategory",
    description: "A product's membership in a subcategory",
  });
export type ApiProductSubcategory = z.infer<typeof ApiProductSubcategory>;

/** Visitors see products with one of `PUBLIC_STATUSES`. */
export const ProductStatus = z
  .enum(["active", "new", "draft", "inactive", "archived"])
  .meta({ id: "ProductStatus" });
export type ProductStatus = z.infer<typeof ProductStatus>;
export const PUBLIC_STATUSES: readonly ProductStatus[] = ["active", "new"];

/** @param product of any upstream; without a status it is public */
export function isPublic({ status }: { status: string | null }): boolean {
  return status === null || PUBLIC_STATUSES.some((each) => each === status);
}
