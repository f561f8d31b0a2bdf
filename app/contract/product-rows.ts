/** The shop's own list of products: all of them, published or not, with what is kept about each at a glance. */
import { z } from "zod";
import { LARGEST_ID } from "#app/catalogue/id.ts";
import { Product } from "./product.ts";
import { ProductStatus } from "./product-parts.ts";
import { wholeNumber } from "./whole-number.ts";

export const PRODUCT_ROWS_PER_PAGE = 50;

/** What a product can lack. */
export const Missing = z.enum(["picture", "price", "category"]);

export const ProductRowSort = z.enum(["updated", "name", "price", "stock"]);

export const ProductRowsQuery = z.object({
  q: z.string().max(200).optional().meta({ description: "Words of the name or the SKU, all of them" }),
  category: wholeNumber(1, LARGEST_ID, "Id of a category").optional(),
  status: ProductStatus.optional().meta({ description: "Only those with it" }),
  missing: Missing.optional().meta({ description: "Only those that lack it" }),
  stock: z.literal("0").optional().meta({ description: "0: only those that keep a stock and have none" }),
  sort: ProductRowSort.optional().meta({ description: "Without it the last changed come first" }),
  page: wholeNumber(1, 1_000_000, `Which page of ${PRODUCT_ROWS_PER_PAGE}`).optional(),
});
export type ProductRowsQuery = z.infer<typeof ProductRowsQuery>;

/** `price` is in the shop's currency; `stock` is null where none is kept; `picture` is the first one's address. */
export const ProductRow = Product.pick({
  id: true,
  version: true,
  name: true,
  sku: true,
  category: true,
  status: true,
  price: true,
  updated_at: true,
})
  .extend({ picture: z.string().nullable(), stock: Product.shape.stock_quantity })
  .meta({ id: "ProductRow" });
export type ProductRow = z.infer<typeof ProductRow>;
