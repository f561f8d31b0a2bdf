/** What the calls take that change several products, or one thing about a product. */
import { z } from "zod";
import { PriceWrite, ProductUpdate, QuantityWrite } from "./product.ts";
import { Id } from "./reply.ts";
import { line, prose } from "./writing.ts";

const MOST_AT_ONCE = 1000;

export const BulkUpdate = z
  .strictObject({
    updates: z
      .array(ProductUpdate.extend({ id: Id }))
      .min(1)
      .max(MOST_AT_ONCE),
  })
  .meta({ id: "BulkUpdate", description: "With a version, an item is refused when the product has another" });

export const BulkDelete = z.strictObject({ ids: z.array(Id).min(1).max(MOST_AT_ONCE) }).meta({ id: "BulkDelete" });

export const StockUpdate = z.strictObject({ stock_quantity: QuantityWrite }).meta({ id: "StockUpdate" });

export const PriceUpdate = z
  .strictObject({ price: PriceWrite.optional(), sale_price: PriceWrite.optional() })
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
