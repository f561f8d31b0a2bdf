/** Groups, brands and power types: as the API returns them, and as calls change them. */
import { z } from "zod";
import { ApiProductSubcategory } from "./product-parts.ts";
import { changesSomething, Id, line, prose, Slug } from "./writing.ts";

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

/** Without a slug, one is made from the name. */
const written = z.strictObject({
  name: line(200, 1),
  slug: Slug.optional(),
  description: prose(5000).optional(),
  position: z.int().min(0).max(1_000_000).optional(),
});

const update = written.partial().extend({
  slug: Slug.optional().meta({ description: "The former slug redirects to the new one" }),
  retired: z
    .boolean()
    .optional()
    .meta({ description: "true: hidden from visitors; its products stay" }),
});

const category_id = Id.nullable().optional().meta({ description: "The category it belongs to" });

export const CategoryCreate = written
  .extend({ kind: ApiCategory.shape.kind.optional() })
  .meta({ id: "CategoryCreate" });
export const CategoryUpdate = update.refine(...changesSomething).meta({ id: "CategoryUpdate" });

export const SubcategoryCreate = written.extend({ category_id }).meta({ id: "SubcategoryCreate" });
export const SubcategoryUpdate = update
  .extend({ category_id })
  .refine(...changesSomething)
  .meta({ id: "SubcategoryUpdate" });

/** The group that gets the products of a removed group; null if it has none. */
export const GroupRemoval = z.object({ move_to: Id.nullable() });

/** The listed groups come first, in this order; the others follow in their order. */
export const OrderUpdate = z
  .strictObject({ ids: z.array(Id).min(1).max(1000) })
  .meta({ id: "OrderUpdate" });

export const LinkCreate = ApiProductSubcategory.omit({ id: true }).meta({
  id: "ProductSubcategoryCreate",
});

const type = written.pick({ name: true, slug: true });
export const TypeCreate = type.meta({ id: "TypeCreate" });
export const TypeUpdate = type.partial().meta({ id: "TypeUpdate" });

const brand = written.omit({ position: true });
export const BrandCreate = brand.meta({ id: "BrandCreate" });
export const BrandUpdate = brand.partial().meta({ id: "BrandUpdate" });
