/** What may be sent to create or change categories, links, brands and types. */
import { z } from "zod";
import { Id } from "./reply.ts";
import { line, prose, Slug } from "./writing.ts";

const Position = z.int().min(0).max(1_000_000);

/** Without a slug one is made of the name. */
export const CategoryCreate = z
  .strictObject({
    name: line(200, 1),
    slug: Slug.optional(),
    description: prose(5000).optional(),
    kind: z.enum(["category", "collection"]).optional(),
    position: Position.optional(),
  })
  .meta({ id: "CategoryCreate" });

const update = {
  name: line(200, 1).optional(),
  slug: Slug.optional().meta({ description: "The former one leads to the new one for ever" }),
  description: prose(5000).optional(),
  position: Position.optional(),
  retired: z.boolean().optional().meta({ description: "True: visitors no longer see it; its products stay" }),
};

const changesSomething = (given: object) => Object.keys(given).length > 0;

export const CategoryUpdate = z
  .strictObject(update)
  .refine(changesSomething, "must change something")
  .meta({ id: "CategoryUpdate" });

export const SubcategoryCreate = z
  .strictObject({
    name: line(200, 1),
    slug: Slug.optional(),
    description: prose(5000).optional(),
    category_id: Id.nullable().optional().meta({ description: "The category it belongs to" }),
    position: Position.optional(),
  })
  .meta({ id: "SubcategoryCreate" });

export const SubcategoryUpdate = z
  .strictObject({ ...update, category_id: Id.nullable().optional() })
  .refine(changesSomething, "must change something")
  .meta({ id: "SubcategoryUpdate" });

/** The listed ones come first, in this order; the others keep theirs after them. */
export const OrderUpdate = z.strictObject({ ids: z.array(Id).min(1).max(1000) }).meta({ id: "OrderUpdate" });

export const LinkCreate = z
  .strictObject({ product_id: Id, subcategory_id: Id })
  .meta({ id: "ProductSubcategoryCreate" });

export const BrandCreate = z
  .strictObject({ name: line(200, 1), slug: Slug.optional(), description: prose(5000).optional() })
  .meta({ id: "BrandCreate" });

export const BrandUpdate = z
  .strictObject({ name: line(200, 1).optional(), slug: Slug.optional(), description: prose(5000).optional() })
  .meta({ id: "BrandUpdate" });

export const TypeCreate = z.strictObject({ name: line(200, 1), slug: Slug.optional() }).meta({ id: "TypeCreate" });

export const TypeUpdate = z
  .strictObject({ name: line(200, 1).optional(), slug: Slug.optional() })
  .meta({ id: "TypeUpdate" });
