/** Lenient parsing of API responses other than products: envelope, categories, links. */
import { z } from "zod";
import { Question } from "./overrides.ts";
import {
  amount,
  anything,
  idOrNull,
  listReading,
  requiredId,
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

/** Slugs; empty if the API has no such field. */
const slugs = listReading((value) => (typeof value === "string" ? value : null));

const group = {
  id: requiredId,
  name: text.pipe(z.string().min(1)),
  slug: textOrNull,
  former_slugs: slugs,
  product_count: amount,
};

export const CategoryReading = z.object({ ...group, description: text, kind: textOrNull });
export type CategoryReading = z.infer<typeof CategoryReading>;

export const SubcategoryReading = z.object({ ...group, category_id: idOrNull });
export type SubcategoryReading = z.infer<typeof SubcategoryReading>;

export const ProductSubcategoryReading = z.object({
  product_id: requiredId,
  subcategory_id: requiredId,
});
export type ProductSubcategoryReading = z.infer<typeof ProductSubcategoryReading>;

/** Overrides of the shop's folder; empty if the API has no such call. */
export const OverridesReading = z.object({
  shown: z.record(z.string(), slugs).catch({}),
  questions: z
    .record(
      z.string(),
      listReading((value) => Question.safeParse(value).data ?? null),
    )
    .catch({}),
  named: slugs,
});
export type OverridesReading = z.infer<typeof OverridesReading>;

/** No overrides: the shop's folder decides. */
export const NO_OVERRIDES: OverridesReading = { shown: {}, questions: {}, named: [] };
