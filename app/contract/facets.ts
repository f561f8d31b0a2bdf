/** The counts beside a list's filters, as `GET /api/products?facets=true` answers them. */
import { z } from "zod";
import { POWER_TYPES } from "#app/catalogue/power-type.ts";
import { Product } from "./product.ts";
import { Id } from "./reply.ts";

const count = z.int().min(0);

/**
 * Counted over the list before the filter of the same kind narrows it; options without products are left out unless
 * they are chosen. `sizes` are the lengths that most of the list's products are measured by. A range is "30-35" (above 30 up to 35), "-30" or "50-", in the unit that its parameter tells.
 */
export const Facets = z
  .strictObject({
    product_types: z.array(z.strictObject({ value: z.string(), count })),
    types: z.array(z.strictObject({ value: z.enum(POWER_TYPES), count })),
    subcategories: z.array(z.strictObject({ id: Id, name: z.string(), count })),
    amp_hours: z.array(z.strictObject({ value: z.string(), count })),
    brands: z.array(z.strictObject({ value: z.string(), name: z.string(), count })),
    ranges: z.array(
      z.strictObject({ key: z.string(), options: z.array(z.strictObject({ value: z.string(), count })) }),
    ),
    sizes: z.strictObject({ key: z.string(), amounts: z.array(z.number()) }).nullable(),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;

/** What became of the words of a search. */
export const SearchOutcome = z
  .strictObject({
    whole: count.meta({ description: "How many of the first products answer every word; the others answer most" }),
    corrected: z.string().nullable().meta({ description: "What was searched for in place of misspelt words" }),
    nearest: z.array(z.string()).meta({ description: "Where nothing was found: words of the catalogue that are near" }),
  })
  .meta({ id: "SearchOutcome" });
export type SearchOutcome = z.infer<typeof SearchOutcome>;

/** The answer of `GET /api/products`; `facets` only when asked for, `search` with a search. */
export const ProductList = z
  .strictObject({
    success: z.literal(true),
    data: z.array(Product),
    total: z.int().min(0),
    facets: Facets.optional(),
    search: SearchOutcome.optional(),
  })
  .meta({ id: "ProductList" });
export type ProductList = z.infer<typeof ProductList>;
