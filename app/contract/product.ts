/** A product as the embedded API answers it: every field present, every list a list. */
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

/**
 * A product as answered. `price` and `sale_price` are in the shop's currency; `weight` is in kilograms, which `weight_unit` says,
 * because a foreign API may mean pounds; `version` counts the writes of this product (the `If-Match` of an update).
 */
export const Product = z
  .strictObject({
    id: Id,
    name: z.string(),
    slug: z.string(),
    sku: z.string().nullable(),
    description: z.string(),
    brief_description: z.string(),
    short_description: z.string(),
    price: z.number().min(0).nullable(),
    sale_price: z.number().min(0).nullable(),
    brand: z.string().nullable(),
    brand_id: Id.nullable(),
    type: z.string().nullable(),
    product_type: z.string().nullable(),
    category: z.string().nullable(),
    category_name: z.string().nullable(),
    category_slug: z.string().nullable(),
    category_id: Id.nullable(),
    subcategory: z.string().nullable(),
    subcategory_slug: z.string().nullable(),
    subcategory_id: Id.nullable(),
    collections: z.array(z.string()).meta({ description: "Slugs of the lists across categories it belongs to" }),
    status: ProductStatus,
    inventory_quantity: z.int().nullable(),
    stock_quantity: z.int().nullable().meta({ description: "Null where no stock is kept" }),
    featured: z.boolean(),
    is_featured: z.boolean(),
    weight: z.number().nullable(),
    weight_unit: z.literal("kg"),
    specifications: z.array(NamedValue),
    technical_details: z.array(NamedValue),
    features: z.array(Feature),
    custom_sections: z.array(CustomSection),
    images: z.array(ProductImage),
    drawing_preferred: z.boolean().meta({ description: "Whether the drawing comes before the photographs" }),
    accessories: z.array(Id).meta({ description: "Products that fit this machine, where figures say so" }),
    fits: z.array(Id).meta({ description: "Machines this accessory fits, where figures say so" }),
    version: z.int().min(1),
    created_at: z.string(),
    updated_at: z.string(),
    product_subcategories: z.array(ProductSubcategory).optional(),
  })
  .meta({ id: "Product" });
export type Product = z.infer<typeof Product>;
