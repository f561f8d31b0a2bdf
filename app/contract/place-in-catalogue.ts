/** What products are sorted under: categories, subcategories, brands and types, as the embedded API answers them. */
import { z } from "zod";
import { Id } from "./reply.ts";

/** `kind` tells a real category from a collection: a list across categories such as `professional` or `deals`. */
export const Category = z
  .strictObject({
    id: Id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    kind: z.enum(["category", "collection"]),
    position: z.int().meta({ description: "Lists go by it" }),
    retired: z.boolean().meta({ description: "Whether visitors no longer see it" }),
    former_slugs: z.array(z.string()).meta({ description: "They lead here still" }),
    product_count: z.int().min(0),
  })
  .meta({ id: "Category" });
export type Category = z.infer<typeof Category>;

export const Subcategory = z
  .strictObject({
    id: Id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    category_id: Id.nullable(),
    position: z.int().meta({ description: "Lists go by it" }),
    retired: z.boolean().meta({ description: "Whether visitors no longer see it" }),
    former_slugs: z.array(z.string()).meta({ description: "They lead here still" }),
    product_count: z.int().min(0),
  })
  .meta({ id: "Subcategory" });
export type Subcategory = z.infer<typeof Subcategory>;

export const Brand = z
  .strictObject({ id: Id, name: z.string(), slug: z.string(), description: z.string() })
  .meta({ id: "Brand" });
export type Brand = z.infer<typeof Brand>;

/** How a machine is driven; `slug` is what a product's `type` holds, `name` what visitors read. */
export const Type = z.strictObject({ id: Id, name: z.string(), slug: z.string() }).meta({ id: "Type" });
export type Type = z.infer<typeof Type>;
