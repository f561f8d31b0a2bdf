/** Bodies of calls that change several products, or only a product's price or stock. */
import { z } from "zod";
import { ProductUpdate } from "./product.ts";
import { QuantityWrite } from "./product-fields.ts";
import { Id } from "./reply.ts";
import { changesSomething, line, prose } from "./writing.ts";

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
