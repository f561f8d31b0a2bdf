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
import { Id, line, Slug } from "./writing.ts";

/**
 * A column of the products table, with the field's schema in responses (`read`) and in bodies
 * (`write`), which is the same by default.
 */
const stored = <Read extends z.ZodType, Write extends z.ZodType = Read>(
  read: Read,
  write?: Write,
) => ({ kind: "stored" as const, read, write: (write ?? read) as Write });

/** Writable, but stored in another table. */
const linked = <Read extends z.ZodType, Write extends z.ZodType>(read: Read, write: Write) => ({
  kind: "linked" as const,
  read,
  write,
});

/**
 * Read-only. Updates accept it, so that a response can be sent back.
 *
 * @param instead the field that changes it
 */
const readOnly = <Read extends z.ZodType>(read: Read, instead?: string) => {
  const description = `Read-only${instead ? `: send ${instead} instead` : ""}`;
  return { kind: "readOnly" as const, read, write: read.meta({ description }) };
};

const Text = z.string();
const Optional = Text.nullable();
const Price = z.number().min(0).nullable();
const PriceWrite = z.number().min(0).max(100_000_000).nullable();
const Quantity = z.int().nullable();
/** Null if the stock is not counted. */
export const QuantityWrite = z.int().min(0).max(1_000_000_000).nullable();

const ids = (description: string) => z.array(Id).meta({ description });
const idsOf = (list: keyof typeof MOST, description: string) =>
  linked(ids(description), ids(description).max(MOST[list]));

/** In the order of responses. */
export const PRODUCT_FIELDS = {
  id: readOnly(Id),
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
    z.number().min(0).max(100).nullable().meta({
      description: "Percent; null for the shop's usual rate",
    }),
  ),
  brand: readOnly(Optional, "brand_id"),
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
  category: readOnly(Optional, "category_id"),
  category_name: readOnly(Optional, "category_id"),
  category_slug: readOnly(Optional, "category_id"),
  category_id: stored(Id.nullable()),
  subcategory: readOnly(Optional, "subcategory_id"),
  subcategory_slug: readOnly(Optional, "subcategory_id"),
  subcategory_id: stored(Id.nullable()),
  subcategory_ids: idsOf("subcategories", "Ids of all its subcategories"),
  collections: readOnly(z.array(Text), "collection_ids"),
  collection_ids: idsOf("collections", "Ids of all its collections; deals follow from prices"),
  status: stored(ProductStatus),
  inventory_quantity: readOnly(Quantity, "stock_quantity"),
  stock_quantity: stored(
    Quantity.meta({ description: "null if stock is not counted" }),
    QuantityWrite,
  ),
  featured: stored(z.boolean()),
  is_featured: readOnly(z.boolean(), "featured"),
  weight: stored(
    z.number().nullable(),
    z.number().min(0).max(1_000_000).nullable().meta({ description: "Kilograms" }),
  ),
  weight_unit: readOnly(z.literal("kg")),
  specifications: stored(z.array(NamedValue), SpecificationsWrite),
  technical_details: stored(z.array(NamedValue), SpecificationsWrite),
  staff_values: stored(
    z.array(NamedValue).meta({ description: "Only in answers to staff" }),
    SpecificationsWrite,
  ),
  features: stored(z.array(Feature), FeaturesWrite),
  custom_sections: stored(z.array(CustomSection), SectionsWrite),
  images: stored(z.array(ApiProductImage), ImagesWrite),
  drawing_preferred: stored(
    z.boolean().meta({ description: "Whether the drawing is shown before the photographs" }),
    z.boolean().meta({
      description: "true: the drawing is shown before the photographs; false: it is not shown",
    }),
  ),
  accessories: readOnly(ids("Products that fit this machine")),
  fits: stored(
    ids("Machines that this accessory fits"),
    ids("Machines that this accessory fits").max(MOST.fits),
  ),
  version: readOnly(z.int().min(1)),
  created_at: readOnly(Text),
  updated_at: readOnly(Text),
  product_subcategories: readOnly(z.array(ApiProductSubcategory).optional(), "subcategory_ids"),
};
