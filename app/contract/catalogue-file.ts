/** The lines of a catalogue file as `npm run catalogue` writes it: one JSON object per line. */
import { z } from "zod";
import { ApiCategory, ApiSubcategory, Brand, Type } from "./groups.ts";
import { ApiProduct } from "./product.ts";
import { Id } from "./reply.ts";
import { Definitions } from "./specifications.ts";
import { Slug } from "./writing.ts";

const FORMAT = 1;

/** The first line: the format and the number of products. */
export const CatalogueHead = z.strictObject({
  catalogue: z.literal(FORMAT),
  products: z.int().min(0),
});
export type CatalogueHead = z.infer<typeof CatalogueHead>;

/** Required fields. All others may be missing, as in files of earlier releases. */
const NAMED = { id: true, name: true, slug: true } as const;
const NAMED_PRODUCT = { ...NAMED, version: true, created_at: true, updated_at: true } as const;

/** Products have the API's shape; parents come before the lines that refer to them. */
export const CatalogueLine = z.union([
  z.strictObject({ brand: Brand.partial().required(NAMED) }),
  z.strictObject({ type: Type.partial().required(NAMED) }),
  z.strictObject({ category: ApiCategory.partial().required(NAMED) }),
  z.strictObject({ subcategory: ApiSubcategory.partial().required(NAMED) }),
  z.strictObject({ specifications: Definitions }),
  z.strictObject({
    product: ApiProduct.partial().required(NAMED_PRODUCT),
    said_fits: z.array(Id).default([]),
  }),
  z.strictObject({ alias: z.strictObject({ slug: Slug, product_id: Id }) }),
]);
export type CatalogueLine = z.infer<typeof CatalogueLine>;
