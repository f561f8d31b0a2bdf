/** The lines of a catalogue file: what `npm run catalogue` exports and imports, one JSON object a line. */
import { z } from "zod";
import { Brand, Category, Subcategory, Type } from "./place-in-catalogue.ts";
import { Product } from "./product.ts";
import { Id } from "./reply.ts";
import { Slug } from "./writing.ts";

const FORMAT = 1;

/** The first line says how much is to come. */
export const CatalogueHead = z.strictObject({ catalogue: z.literal(FORMAT), products: z.int().min(0) });
export type CatalogueHead = z.infer<typeof CatalogueHead>;

/** What files of the first releases do not say. */
const unsaid = {
  position: z.int().optional(),
  retired: z.boolean().default(false),
  former_slugs: z.array(Slug).default([]),
};

/** The same of products. */
const unsaidOfProducts = { drawing_preferred: z.boolean().default(false) };

/** Products come in the API's own shape, always with their links; parents come before what refers to them. */
export const CatalogueLine = z.union([
  z.strictObject({ brand: Brand }),
  z.strictObject({ type: Type }),
  z.strictObject({ category: Category.extend(unsaid) }),
  z.strictObject({ subcategory: Subcategory.extend(unsaid) }),
  z.strictObject({
    product: Product.required({ product_subcategories: true }).extend(unsaidOfProducts),
    said_fits: z.array(Id),
  }),
  z.strictObject({ alias: z.strictObject({ slug: Slug, product_id: Id }) }),
]);
export type CatalogueLine = z.infer<typeof CatalogueLine>;
export type ProductLine = Extract<CatalogueLine, { product: unknown }>;
