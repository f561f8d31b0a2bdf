/** Lenient parsing of API responses other than products: envelope, categories, links. */
import { z } from "zod";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import {
  amount,
  anything,
  idOrNull,
  listReading,
  requiredId,
  requiredText,
  text,
  textOrNull,
} from "./reading.ts";

/** A larger total is treated as an error and ignored. */
const MAX_TOTAL = 10_000_000;

/** The envelope. Callers parse `data` item by item, so that a bad item does not lose the list. */
export const Envelope = z.object({
  success: z.boolean(),
  data: anything,
  total: z.int().min(0).max(MAX_TOTAL).nullable().catch(null).default(null),
  facets: anything,
  search: anything,
});
export type Envelope = z.infer<typeof Envelope>;

export const ErrorReading = z.object({ error: z.string().min(1) });

/** Slugs; empty if the API has no such field. */
const slugs = listReading((value) => (typeof value === "string" ? value : null));

const group = z.object({
  id: requiredId,
  name: requiredText,
  slug: textOrNull,
  former_slugs: slugs,
  product_count: amount,
});

const toGroup = ({ id, name, slug, product_count, former_slugs }: z.infer<typeof group>) => ({
  id,
  name,
  slug: slug ?? toSlug(name),
  productCount: product_count,
  formerSlugs: former_slugs,
});

const category = group.extend({ description: text, kind: textOrNull });
const subcategory = group.extend({ category_id: idOrNull });
const link = z.object({ product_id: requiredId, subcategory_id: requiredId });

export const toCategory = (reading: z.infer<typeof category>): Category => ({
  ...toGroup(reading),
  description: reading.description,
  isCollection: reading.kind === "collection",
});
export const toSubcategory = (reading: z.infer<typeof subcategory>): Subcategory => ({
  ...toGroup(reading),
  categoryId: reading.category_id,
});
export const toLink = ({ product_id, subcategory_id }: z.infer<typeof link>) => ({
  productId: product_id,
  subcategoryId: subcategory_id,
});

export const CategoryReading = category.transform(toCategory);
export const SubcategoryReading = subcategory.transform(toSubcategory);
export const LinkReading = link.transform(toLink);
