/** The staff's list of products: all statuses, with a summary of each. */
import { z } from "zod";
import { MAX_ID } from "#app/catalogue/id.ts";
import { ApiProduct } from "./product.ts";
import { ProductStatus } from "./product-parts.ts";
import { wholeNumber } from "./writing.ts";

export const PRODUCT_ROWS_PER_PAGE = 50;

/** The filter values for missing data. */
export const Missing = z.enum(["picture", "price", "category"]);

export const ProductRowSort = z.enum(["updated", "name", "price", "stock"]);

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
