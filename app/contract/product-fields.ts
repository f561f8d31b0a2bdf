/** The fields of a product: one table, from which response, body and stored row are derived. */
import { z } from "zod";
import {
  ApiProductImage,
  ApiProductSubcategory,
  CustomSection,
  Feature,
  NamedValue,
  ProductStatus,
} from "./product-parts.ts";
import {
  FeaturesWrite,
  ImagesWrite,
  MOST,
  SectionsWrite,
  SpecificationsWrite,
  textWrite,
} from "./product-parts-writing.ts";
import { Id } from "./reply.ts";
import { line, Slug } from "./writing.ts";

/** A field's schema in responses (`read`) and in bodies (`write`). */
interface FieldDefinition<Kind, Read extends z.ZodType, Write extends z.ZodType> {
  kind: Kind;
  read: Read;
  write: Write;
}

/** A column of the products table; `write` defaults to `read`. */
const stored = <Read extends z.ZodType, Write extends z.ZodType = Read>(
  read: Read,
  write?: Write,
) => ({ kind: "stored", read, write: write ?? read }) as FieldDefinition<"stored", Read, Write>;

/** Writable, but stored elsewhere or under another name. */
const linked = <Read extends z.ZodType, Write extends z.ZodType>(read: Read, write: Write) =>
  ({ kind: "linked", read, write }) satisfies FieldDefinition<"linked", Read, Write>;

/** Read-only; updates accept and ignore it, so that a response can be sent back. */
const readOnly = <Read extends z.ZodType, Write extends z.ZodType>(read: Read, write: Write) =>
  ({ kind: "readOnly", read, write }) satisfies FieldDefinition<"readOnly", Read, Write>;

const Text = z.string();
const Optional = Text.nullable();
const Price = z.number().min(0).nullable();
export const PriceWrite = z.number().min(0).max(100_000_000).nullable();
/** Percent. */
export const TaxRateWrite = z.number().min(0).max(100).nullable();
const Quantity = z.int().nullable();
/** Null if the stock is not counted. */
export const QuantityWrite = z.int().min(0).max(1_000_000_000).nullable();
const Time = z.string().max(40).meta({ description: "Read-only" });

/** The name of a linked item; null or empty for none. */
const Name = line(300).nullable();
export const ids = (limit: number, description: string) =>
  z.array(Id).max(limit).meta({ description });

/** In the order of responses. */
export const PRODUCT_FIELDS = {
  id: readOnly(Id, Id.meta({ description: "Must equal the id in the URL" })),
  name: stored(Text, line(300, 1)),
  slug: stored(Text, Slug),
  sku: stored(Optional, line(100, 1).nullable()),
  description: stored(
    Text,
    textWrite(50_000).meta({
      description: "HTML; elements that are not allowed are removed",
    }),
  ),
  brief_description: stored(Text, textWrite(2000)),
  short_description: stored(Text, textWrite(2000)),
  price: stored(
    Price,
    PriceWrite.meta({ description: "In the shop's currency, with two decimals" }),
  ),
  sale_price: stored(
    Price,
    PriceWrite.meta({
      description:
        "In the shop's currency; if it is below the price, the product is a deal. " +
        "It must not be above the price",
    }),
  ),
  tax_rate: stored(
    z.number().min(0).nullable(),
    TaxRateWrite.meta({ description: "Percent; null for the shop's usual rate" }),
  ),
  brand: linked(
    Optional,
    Name.meta({ description: "Name of an existing brand, instead of its id" }),
  ),
  brand_id: stored(Id.nullable()),
  type: stored(
    Optional,
    line(100)
      .nullable()
      .meta({
        description:
          "Slug or name of a power type: petrol (gas, gasoline), cordless (battery), " +
          "corded (electric), diesel, manual, or one of the shop's own",
      }),
  ),
  product_type: stored(Optional, line(200, 1).nullable()),
  category: linked(
    Optional,
    Name.meta({ description: "Name of an existing category, instead of its id" }),
  ),
  category_name: linked(Optional, Name.meta({ description: "The same as category" })),
  category_slug: linked(Optional, Name),
  category_id: stored(Id.nullable()),
  subcategory: linked(
    Optional,
    Name.meta({ description: "Name of an existing subcategory, instead of its id" }),
  ),
  subcategory_slug: linked(Optional, Name),
  subcategory_id: stored(Id.nullable()),
  collections: linked(
    z.array(Text).meta({ description: "Slugs of its collections" }),
    z.array(Slug).max(MOST.collections).meta({ description: "Slugs of all its collections" }),
  ),
  status: stored(ProductStatus),
  inventory_quantity: linked(
    Quantity,
    QuantityWrite.meta({ description: "The same as stock_quantity" }),
  ),
  stock_quantity: stored(
    Quantity.meta({ description: "null if stock is not counted" }),
    QuantityWrite,
  ),
  featured: stored(z.boolean()),
  is_featured: linked(z.boolean(), z.boolean().meta({ description: "The same as featured" })),
  weight: stored(
    z.number().nullable(),
    z.number().min(0).max(1_000_000).nullable().meta({ description: "Kilograms" }),
  ),
  weight_unit: linked(z.literal("kg"), z.literal("kg")),
  specifications: stored(z.array(NamedValue), SpecificationsWrite),
  technical_details: stored(z.array(NamedValue), SpecificationsWrite),
  features: stored(z.array(Feature), FeaturesWrite),
  custom_sections: stored(z.array(CustomSection), SectionsWrite),
  images: stored(z.array(ApiProductImage), ImagesWrite),
  drawing_preferred: stored(
    z.boolean().meta({ description: "Whether the drawing is shown before the photographs" }),
    z.boolean().meta({
      description: "true: the drawing is shown before the photographs; false: it is not shown",
    }),
  ),
  accessories: readOnly(
    z.array(Id).meta({ description: "Products that fit this machine" }),
    ids(MOST.fits, "Read-only: derived from the `fits` of other products"),
  ),
  fits: stored(
    z.array(Id).meta({ description: "Machines that this accessory fits" }),
    ids(MOST.fits, "Machines that this accessory fits"),
  ),
  version: readOnly(
    z.int().min(1),
    z.int().min(1).meta({ description: "The call is refused if the product has another version" }),
  ),
  created_at: readOnly(Text, Time),
  updated_at: readOnly(Text, Time),
  product_subcategories: readOnly(
    z.array(ApiProductSubcategory).optional(),
    z
      .array(ApiProductSubcategory)
      .max(100)
      .meta({ description: "Used if there are no subcategory_ids" }),
  ),
};
