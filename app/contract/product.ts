/**
 * The schemas of a product in responses, in bodies and in its row, derived from its fields; the bodies
 * of calls that change several products, or only a product's price or stock; the staff's list.
 */
import { z } from "zod";
import { MAX_ID } from "#app/catalogue/id.ts";
import { PRODUCT_FIELDS, QuantityWrite } from "./product-fields.ts";
import { ProductStatus } from "./product-parts.ts";
import { changesSomething, Id, line, prose, wholeNumber } from "./writing.ts";

type ProductFields = typeof PRODUCT_FIELDS;
type ProductFieldKind = ProductFields[keyof ProductFields]["kind"];
type Shape<K extends ProductFieldKind, Side extends "read" | "write"> = {
  [F in keyof ProductFields as ProductFields[F]["kind"] extends K
    ? F
    : never]: ProductFields[F][Side];
};

function shapeOf<K extends ProductFieldKind, Side extends "read" | "write">(
  side: Side,
  ...kinds: K[]
): Shape<K, Side> {
  const fields = Object.entries(PRODUCT_FIELDS).filter(([, { kind }]) => kinds.includes(kind as K));
  return Object.fromEntries(fields.map(([name, field]) => [name, field[side]])) as Shape<K, Side>;
}

/**
 * A product in responses. `price` and `sale_price` are in the shop's currency; `weight` is in
 * kilograms; `version` counts the writes of this product (the `If-Match` of an update).
 */
export const ApiProduct = z
  .strictObject(shapeOf("read", "readOnly", "stored", "linked"))
  .partial({ staff_values: true })
  .meta({ id: "Product" });
export type ApiProduct = z.infer<typeof ApiProduct>;

/** Schemas of the fields in the product's own database row. */
export const STORED_FIELDS = shapeOf("read", "stored");
export type StoredField = keyof typeof STORED_FIELDS;

const written = z.strictObject(shapeOf("write", "stored", "linked")).partial();

/** Unknown fields are refused by name. */
export const ProductCreate = written
  .extend({ name: PRODUCT_FIELDS.name.write })
  .meta({ id: "ProductCreate" });

const readOnly = z.strictObject(shapeOf("write", "readOnly")).partial();
export const READ_ONLY_FIELDS = readOnly.keyof().options;

export const ProductUpdate = written.extend(readOnly.shape).meta({
  id: "ProductUpdate",
  description:
    "Missing fields stay unchanged. The response of reading a product is accepted; the call is " +
    "refused if the product has another version",
});
export type ProductUpdate = z.infer<typeof ProductUpdate>;

const isText = (read: z.ZodType): boolean =>
  read instanceof z.ZodNullable
    ? isText(read.unwrap() as z.ZodType)
    : read instanceof z.ZodString || read instanceof z.ZodEnum || read instanceof z.ZodLiteral;

/** Fields whose value is text; in a form, all others contain JSON. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set(
  Object.entries(PRODUCT_FIELDS).flatMap(([name, { read }]) => (isText(read) ? [name] : [])),
);

const MAX_AT_ONCE = 1000;

export const BulkUpdate = z
  .strictObject({
    updates: z
      .array(ProductUpdate.extend({ id: Id }))
      .min(1)
      .max(MAX_AT_ONCE),
  })
  .meta({
    id: "BulkUpdate",
    description: "An item with a version is refused if the product has another version",
  });
export type BulkUpdate = z.infer<typeof BulkUpdate>;

export const BulkDelete = z
  .strictObject({ ids: z.array(Id).min(1).max(MAX_AT_ONCE) })
  .meta({ id: "BulkDelete" });
export type BulkDelete = z.infer<typeof BulkDelete>;

export const StockUpdate = z
  .strictObject({ stock_quantity: QuantityWrite })
  .meta({ id: "StockUpdate" });
export type StockUpdate = z.infer<typeof StockUpdate>;

export const PriceUpdate = ProductUpdate.pick({ price: true, sale_price: true, tax_rate: true })
  .refine(...changesSomething)
  .meta({
    id: "PriceUpdate",
    description:
      "Prices in the shop's currency, with two decimals, and the tax rate in percent; null for none",
  });
export type PriceUpdate = z.infer<typeof PriceUpdate>;

/** A difference, not a total, so that concurrent changes add up. */
export const InventoryCreate = z
  .strictObject({
    change: z
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((change) => change !== 0, "must not be 0"),
    reason: line(100, 1),
    note: prose(2000).optional(),
  })
  .meta({ id: "InventoryCreate" });
export type InventoryCreate = z.infer<typeof InventoryCreate>;

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

export const PRODUCT_ROWS_PER_PAGE = 50;

/** The filter values for missing data. */
export const Missing = z.enum(["picture", "price", "category"]);

const ProductRowSort = z.enum(["updated", "name", "price", "stock"]);

export const ProductRowsQuery = z.object({
  q: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Words in the name or the SKU; all must match" }),
  category: wholeNumber(1, MAX_ID, "Id of a category").optional(),
  status: ProductStatus.optional().meta({ description: "Only products with this status" }),
  missing: Missing.optional().meta({ description: "Only products without it" }),
  stock: z
    .literal("0")
    .optional()
    .meta({ description: "0: only products whose stock is counted and 0" }),
  sort: ProductRowSort.optional().meta({ description: "Default: last changed first" }),
  page: wholeNumber(
    1,
    1_000_000,
    `Page number; ${PRODUCT_ROWS_PER_PAGE} products per page`,
  ).optional(),
});
export type ProductRowsQuery = z.infer<typeof ProductRowsQuery>;

/** `price` is in the shop's currency; `stock` is null if not counted; `picture` is a URL. */
export const ProductRow = ApiProduct.pick({
  id: true,
  version: true,
  name: true,
  sku: true,
  category: true,
  status: true,
  price: true,
  updated_at: true,
})
  .extend({ picture: z.string().nullable(), stock: ApiProduct.shape.stock_quantity })
  .meta({ id: "ProductRow" });
