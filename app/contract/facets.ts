/** The counts beside a list's filters, as `GET /api/products?facets=true` answers them. */
import { z } from "zod";
import { Product } from "./product.ts";
import { Id } from "./reply.ts";

const count = z.int().min(0);

/** Counted over the list before the filter of the same kind narrows it; options without products are left out. */
export const Facets = z
  .strictObject({
    product_types: z.array(z.strictObject({ value: z.string(), count })),
    types: z.array(z.strictObject({ value: z.enum(["corded", "cordless", "petrol"]), count })),
    subcategories: z.array(z.strictObject({ id: Id, name: z.string(), count })),
    amp_hours: z.array(z.strictObject({ value: z.string(), count })),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;

/** The answer of `GET /api/products`; `facets` only when asked for. */
export const ProductList = z
  .strictObject({
    success: z.literal(true),
    data: z.array(Product),
    total: z.int().min(0),
    facets: Facets.optional(),
  })
  .meta({ id: "ProductList" });
export type ProductList = z.infer<typeof ProductList>;
