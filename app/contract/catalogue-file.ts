/** The lines of a catalogue file as `npm run catalogue` writes it: one JSON object per line. */
import { z } from "zod";
import { ApiCategory, ApiSubcategory, Brand, Type } from "./groups.ts";
import { STORED_FIELDS } from "./product.ts";
import { ApiProductSubcategory } from "./product-parts.ts";
import { Definition } from "./specifications.ts";
import { Id, Slug } from "./writing.ts";

/** The first line: the format and the number of products. */
export const CatalogueHead = z.strictObject({
  catalogue: z.literal(1),
  products: z.int().min(0),
  /** The database's last migration: in backups only. */
  migration: z.string().optional(),
});
export type CatalogueHead = z.infer<typeof CatalogueHead>;

const OptionalId = Id.nullable().default(null);
/** Flags are 0 and 1, as in the database. */
const group = {
  description: z.string().default(""),
  position: z.int().default(0),
  retired: z.literal([0, 1]).default(0),
};
const KEPT = { id: true, name: true, slug: true } as const;

const product = z.strictObject({
  ...STORED_FIELDS,
  id: Id,
  version: z.int().min(1),
  created_at: z.string(),
  updated_at: z.string(),
  /** In backups only. */
  changed_in: z.int(),
});

/** A row of one table, which the key names; parents come before the lines that refer to them. */
export const CatalogueLine = z
  .strictObject({
    brands: Brand.extend({ description: group.description }),
    types: Type,
    categories: ApiCategory.pick(KEPT).extend({
      ...group,
      kind: ApiCategory.shape.kind.default("category"),
    }),
    subcategories: ApiSubcategory.pick(KEPT).extend({ ...group, category_id: OptionalId }),
    former_slugs: z.strictObject({
      slug: Slug,
      category_id: OptionalId,
      subcategory_id: OptionalId,
    }),
    specifications: z.strictObject({
      key: Definition.shape.key,
      position: z.int().min(0),
      definition: Definition.omit({ key: true }),
    }),
    documents: z.strictObject({
      name: z.string(),
      language: z.string(),
      content: z.json(),
      version: z.int().min(1),
      edited: z.literal([0, 1]),
      changed_at: z.string(),
      changed_by: z.string(),
      /** In backups only. */
      changed_in: z.int().optional(),
    }),
    products: product.partial().required({
      ...KEPT,
      version: true,
      created_at: true,
      updated_at: true,
    }),
    product_subcategories: ApiProductSubcategory,
    product_collections: z.strictObject({ product_id: Id, category_id: Id }),
    slug_aliases: z.strictObject({ slug: Slug, product_id: Id }),
  })
  .partial()
  .refine((line) => Object.keys(line).length === 1, "must have one entry");
export type CatalogueLine = z.infer<typeof CatalogueLine>;
