/** Groups, brands and power types as the API returns them. */
import { z } from "zod";
import { Id } from "./reply.ts";

const group = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  position: z.int().meta({ description: "Lists are ordered by it" }),
  retired: z.boolean().meta({ description: "Whether it is hidden from visitors" }),
  former_slugs: z.array(z.string()).meta({ description: "These redirect to it" }),
  product_count: z.int().min(0),
});

/** `kind` distinguishes categories from collections such as `professional` or `deals`. */
export const ApiCategory = group
  .extend({ kind: z.enum(["category", "collection"]) })
  .meta({ id: "Category" });
export type ApiCategory = z.infer<typeof ApiCategory>;

export const ApiSubcategory = group
  .extend({ category_id: Id.nullable() })
  .meta({ id: "Subcategory" });
export type ApiSubcategory = z.infer<typeof ApiSubcategory>;

export const Brand = z
  .strictObject({ id: Id, name: z.string(), slug: z.string(), description: z.string() })
  .meta({ id: "Brand" });
export type Brand = z.infer<typeof Brand>;

/** A power type; a product's `type` is the `slug`, visitors see the `name`. */
export const Type = z
  .strictObject({ id: Id, name: z.string(), slug: z.string() })
  .meta({ id: "Type" });
export type Type = z.infer<typeof Type>;
