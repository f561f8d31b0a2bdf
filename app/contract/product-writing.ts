/** What may be sent to create or change a product: strict and bounded, every unknown field refused by name. */
import { z } from "zod";
import { ProductStatus, ProductSubcategory } from "./product.ts";
import { FeaturesWrite, FiguresWrite, ImagesWrite, SectionsWrite, textWrite } from "./product-parts-writing.ts";
import { Id } from "./reply.ts";
import { line, prose, Slug } from "./writing.ts";

const Amount = z.number().min(0).max(100_000_000).nullable();
/** Null: the stock is not counted. */
const Quantity = z.int().min(0).max(1_000_000_000).nullable();

/** What an id stands for; null or empty for none. */
const Name = line(300).nullable().optional();

const fields = {
  slug: Slug.optional(),
  sku: line(100, 1).nullable().optional(),
  description: textWrite(50_000)
    .optional()
    .meta({ description: "HTML; what is not on a short list of elements is removed" }),
  brief_description: textWrite(2000).optional(),
  short_description: textWrite(2000).optional(),
  price: Amount.optional().meta({ description: "In the shop's currency, to the hundredth" }),
  sale_price: Amount.optional().meta({
    description: "In the shop's currency; when it is below the price, the product is among the deals",
  }),
  brand_id: Id.nullable().optional(),
  brand: Name.meta({ description: "The name of a brand that is there; instead of its id" }),
  type: line(100)
    .nullable()
    .optional()
    .meta({
      description:
        "Slug or name of a type: petrol (gas, gasoline), cordless (battery), corded (electric), " +
        "diesel, manual, or one of the shop's own",
    }),
  product_type: line(200, 1).nullable().optional(),
  category_id: Id.nullable().optional(),
  category: Name.meta({ description: "The name of a category that is there; instead of its id" }),
  category_name: Name.meta({ description: "The same as category" }),
  category_slug: Name,
  subcategory_id: Id.nullable().optional(),
  subcategory: Name.meta({ description: "The name of a subcategory that is there; instead of its id" }),
  subcategory_slug: Name,
  subcategory_ids: z.array(Id).max(100).optional().meta({ description: "All subcategories it is listed in" }),
  collections: z.array(Slug).max(100).optional().meta({ description: "Slugs of all collections it is in" }),
  status: ProductStatus.optional(),
  inventory_quantity: Quantity.optional().meta({ description: "The same as stock_quantity" }),
  stock_quantity: Quantity.optional(),
  featured: z.boolean().optional(),
  is_featured: z.boolean().optional().meta({ description: "The same as featured" }),
  weight: z.number().min(0).max(1_000_000).nullable().optional().meta({ description: "Kilograms" }),
  weight_unit: z.literal("kg").optional(),
  specifications: FiguresWrite.optional(),
  technical_details: FiguresWrite.optional(),
  features: FeaturesWrite.optional(),
  custom_sections: SectionsWrite.optional(),
  images: ImagesWrite.optional(),
  drawing_preferred: z
    .boolean()
    .optional()
    .meta({ description: "true: the drawing from the figures comes before the photographs; else it is left out" }),
  fits: z.array(Id).max(2000).optional().meta({ description: "Machines that this accessory fits" }),
};

/** Fields whose value is text: in a form they are taken as they stand, all others hold JSON. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  "name",
  "slug",
  "sku",
  "description",
  "brief_description",
  "short_description",
  "type",
  "product_type",
  "brand",
  "category",
  "category_name",
  "category_slug",
  "subcategory",
  "subcategory_slug",
  "weight_unit",
  "status",
]);

const NAME = line(300, 1);

export const ProductCreate = z.strictObject({ name: NAME, ...fields }).meta({ id: "ProductCreate" });

/** What is answered beside what can be changed, so that a product can be sent back as it came. */
const answered = {
  version: z.int().min(1).optional().meta({ description: "Refused when the product has another" }),
  accessories: z
    .array(Id)
    .max(2000)
    .optional()
    .meta({ description: "Follows from what they fit; not changed by this" }),
  product_subcategories: z
    .array(ProductSubcategory)
    .max(100)
    .optional()
    .meta({ description: "Read where there are no subcategory_ids" }),
  created_at: z.string().max(40).optional().meta({ description: "Not changed by this" }),
  updated_at: z.string().max(40).optional().meta({ description: "Not changed by this" }),
};

export const ProductUpdate = z
  .strictObject({
    id: Id.optional().meta({ description: "The address's own" }),
    name: NAME.optional(),
    ...fields,
    ...answered,
  })
  .meta({
    id: "ProductUpdate",
    description: "What is left out stays as it is; what reading a product answers can be sent back",
  });
export type ProductUpdate = z.infer<typeof ProductUpdate>;

const MOST_AT_ONCE = 1000;

export const BulkUpdate = z
  .strictObject({
    updates: z
      .array(z.strictObject({ id: Id, name: NAME.optional(), ...fields, ...answered }))
      .min(1)
      .max(MOST_AT_ONCE),
  })
  .meta({ id: "BulkUpdate", description: "With a version, an item is refused when the product has another" });

export const BulkDelete = z.strictObject({ ids: z.array(Id).min(1).max(MOST_AT_ONCE) }).meta({ id: "BulkDelete" });

export const StockUpdate = z.strictObject({ stock_quantity: Quantity }).meta({ id: "StockUpdate" });

export const PriceUpdate = z
  .strictObject({ price: Amount.optional(), sale_price: Amount.optional() })
  .refine((update) => Object.keys(update).length > 0, "must change something")
  .meta({ id: "PriceUpdate", description: "In the shop's currency, to the hundredth; null for none" });

/** A change, not a total: two clerks who each take one away leave two fewer. */
export const InventoryCreate = z
  .strictObject({
    change: z
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((change) => change !== 0, "must not be zero"),
    reason: line(100, 1),
    note: prose(2000).optional(),
  })
  .meta({ id: "InventoryCreate" });

export const InventoryEntry = z
  .strictObject({
    id: Id,
    product_id: Id,
    change: z.int(),
    quantity_after: z.int(),
    reason: z.string(),
    note: z.string(),
    admin_id: Id.nullable(),
    created_at: z.string(),
  })
  .meta({ id: "InventoryEntry" });
export type InventoryEntry = z.infer<typeof InventoryEntry>;
