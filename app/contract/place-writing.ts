/** What may be sent to create or change categories, links, brands and types. */
import { z } from "zod";
import { Id } from "./reply.ts";
import { line, prose, Slug } from "./writing.ts";

/** Without a slug one is made of the name. */
export const CategoryCreate = z
  .strictObject({
    name: line(200, 1),
    slug: Slug.optional(),
    description: prose(5000).optional(),
    kind: z.enum(["category", "collection"]).optional(),
  })
  .meta({ id: "CategoryCreate" });

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
