/** What may be sent to create or change a product: strict and bounded, every unknown field refused by name. */
import { z } from "zod";
import { Color, ImageScale, ProductStatus } from "./product.ts";
import { Id } from "./reply.ts";
import { line, prose, Slug } from "./writing.ts";

const Rupees = z.number().min(0).max(100_000_000).nullable();
/** Null: the stock is not counted. */
const Quantity = z.int().min(0).max(1_000_000_000).nullable();

/** Where a picture is: on the web, or a path of this site. */
const ImageUrl = z
  .string()
  .max(2000)
  .regex(
    /^(?:https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/,
    "must be an http address or a path that begins with /",
  );

const ImageObject = z
  .strictObject({
    image_url: ImageUrl.optional(),
    alt_text: line(500).optional(),
    is_primary: z.boolean().optional(),
    width: z.int().min(1).max(100_000).optional(),
    height: z.int().min(1).max(100_000).optional(),
    color: Color.optional(),
    scale: ImageScale.optional(),
    is_thumbnail: z.boolean().optional(),
    drawn_from: z.string().max(64).optional(),
    is_video: z.boolean().optional(),
    is_youtube: z.boolean().optional(),
    is_facebook: z.boolean().optional(),
    youtube_id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    facebook_id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    id: Id.optional(),
  })
  .refine(
    (image) => image.image_url !== undefined || image.youtube_id !== undefined || image.facebook_id !== undefined,
    "must have an image_url, a youtube_id or a facebook_id",
  )
  .meta({ id: "ProductImageWrite", description: "Ids are given anew" });

export const ImageWrite = z.union([ImageUrl.transform((image_url) => ({ image_url })), ImageObject]);
export type ImageWrite = z.infer<typeof ImageObject>;

const NamedValueWrite = z.strictObject({ name: line(200, 1), value: line(1000, 1) });

const FeatureWrite = z.union([
  line(1000, 1).transform((title) => ({ title, description: "" })),
  z.strictObject({ title: line(1000, 1), description: prose(5000).default("") }),
]);

const SectionWrite = z.strictObject({ title: line(500, 1), content: prose(20_000).default("") });

const fields = {
  slug: Slug.optional(),
  sku: line(100, 1).nullable().optional(),
  description: prose(50_000)
    .optional()
    .meta({ description: "HTML; what is not on a short list of elements is removed" }),
  brief_description: prose(2000).optional(),
  short_description: prose(2000).optional(),
  price: Rupees.optional().meta({ description: "Rupees, to the paisa" }),
  sale_price: Rupees.optional().meta({
    description: "Rupees; when it is below the price, the product is among the deals",
  }),
  brand_id: Id.nullable().optional(),
  type: line(100).nullable().optional().meta({ description: "Slug of a type" }),
  product_type: line(200, 1).nullable().optional(),
  category_id: Id.nullable().optional(),
  subcategory_id: Id.nullable().optional(),
  subcategory_ids: z.array(Id).max(100).optional().meta({ description: "All subcategories it is listed in" }),
  collections: z.array(Slug).max(100).optional().meta({ description: "Slugs of all collections it is in" }),
  status: ProductStatus.optional(),
  inventory_quantity: Quantity.optional().meta({ description: "The same as stock_quantity" }),
  stock_quantity: Quantity.optional(),
  featured: z.boolean().optional(),
  is_featured: z.boolean().optional().meta({ description: "The same as featured" }),
  weight: z.number().min(0).max(1_000_000).nullable().optional().meta({ description: "Kilograms" }),
  specifications: z.array(NamedValueWrite).max(200).optional(),
  technical_details: z.array(NamedValueWrite).max(200).optional(),
  features: z.array(FeatureWrite).max(200).optional(),
  custom_sections: z.array(SectionWrite).max(50).optional(),
  images: z.array(ImageWrite).max(50).optional(),
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
  "status",
]);

interface Twins {
  inventory_quantity?: number | null | undefined;
  stock_quantity?: number | null | undefined;
  featured?: boolean | undefined;
  is_featured?: boolean | undefined;
}

/** The specification has two names for the stock and two for being featured; both may be sent when they agree. */
function refuseContradiction(product: Twins, context: z.core.$RefinementCtx): void {
  for (const [one, other] of [
    ["inventory_quantity", "stock_quantity"],
    ["featured", "is_featured"],
  ] as const) {
    if (product[one] === undefined || product[other] === undefined || product[one] === product[other]) continue;
    context.addIssue({ code: "custom", path: [other], message: `contradicts ${one}` });
  }
}

const NAME = line(300, 1);

export const ProductCreate = z
  .strictObject({ name: NAME, ...fields })
  .superRefine(refuseContradiction)
  .meta({ id: "ProductCreate" });

export const ProductUpdate = z
  .strictObject({ name: NAME.optional(), ...fields })
  .superRefine(refuseContradiction)
  .meta({ id: "ProductUpdate", description: "What is left out stays as it is" });
export type ProductUpdate = z.infer<typeof ProductUpdate>;

const MOST_AT_ONCE = 1000;

export const BulkUpdate = z
  .strictObject({
    updates: z
      .array(
        z
          .strictObject({ id: Id, version: z.int().min(1).optional(), name: NAME.optional(), ...fields })
          .superRefine(refuseContradiction),
      )
      .min(1)
      .max(MOST_AT_ONCE),
  })
  .meta({ id: "BulkUpdate", description: "With a version, an item is refused when the product has another" });

export const BulkDelete = z.strictObject({ ids: z.array(Id).min(1).max(MOST_AT_ONCE) }).meta({ id: "BulkDelete" });

export const StockUpdate = z.strictObject({ stock_quantity: Quantity }).meta({ id: "StockUpdate" });

export const PriceUpdate = z
  .strictObject({ price: Rupees.optional(), sale_price: Rupees.optional() })
  .refine((update) => Object.keys(update).length > 0, "must change something")
  .meta({ id: "PriceUpdate", description: "Rupees, to the paisa; null for none" });

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
