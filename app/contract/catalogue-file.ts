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

/** What every line must say. All else may be missing, as in files of releases that did not have it yet. */
const NAMED = { id: true, name: true, slug: true } as const;
const NAMED_PRODUCT = { ...NAMED, version: true, created_at: true, updated_at: true } as const;

/** Products come in the API's own shape; parents come before what refers to them. */
export const CatalogueLine = z.union([
  z.strictObject({ brand: Brand.partial().required(NAMED) }),
  z.strictObject({ type: Type.partial().required(NAMED) }),
  z.strictObject({ category: Category.partial().required(NAMED) }),
  z.strictObject({ subcategory: Subcategory.partial().required(NAMED) }),
  z.strictObject({
    product: Product.partial().required(NAMED_PRODUCT),
    said_fits: z.array(Id).default([]),
  }),
  z.strictObject({ alias: z.strictObject({ slug: Slug, product_id: Id }) }),
]);
export type CatalogueLine = z.infer<typeof CatalogueLine>;
export type ProductLine = Extract<CatalogueLine, { product: unknown }>;
