/** Lenient reading of everything an API answers besides a product: the envelope, categories, links, facets. */
import { z } from "zod";
import { POWER_TYPES } from "#app/catalogue/power-type.ts";
import { Question } from "./overrides.ts";
import { amount, anything, idOrNull, isRecord, listReading, requiredId, text, textOrNull } from "./reading.ts";

/** More is taken for a mistake, and counts as not said. */
const LARGEST_TOTAL = 10_000_000;

/** The envelope. `data` is read by the caller, item by item, so that one bad item does not lose the list. */
export const AnswerReading = z.object({
  success: z.boolean(),
  data: anything,
  total: z.int().min(0).max(LARGEST_TOTAL).nullable().catch(null).default(null),
  error: textOrNull,
  facets: anything,
  search: anything,
});
export type AnswerReading = z.infer<typeof AnswerReading>;

/** Empty where the API knows none. */
const slugs = listReading((value) => (typeof value === "string" ? value : null));

export const CategoryReading = z.object({
  id: requiredId,
  name: text.pipe(z.string().min(1)),
  slug: textOrNull,
  description: text,
  kind: textOrNull,
  former_slugs: slugs,
  product_count: amount,
});
export type CategoryReading = z.infer<typeof CategoryReading>;

export const SubcategoryReading = z.object({
  id: requiredId,
  name: text.pipe(z.string().min(1)),
  slug: textOrNull,
  category_id: idOrNull,
  former_slugs: slugs,
  product_count: amount,
});
export type SubcategoryReading = z.infer<typeof SubcategoryReading>;

export const ProductSubcategoryReading = z.object({ product_id: requiredId, subcategory_id: requiredId });
export type ProductSubcategoryReading = z.infer<typeof ProductSubcategoryReading>;

/** What is shown in the place of the dealer's folder; nothing where the API knows of no such thing. */
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

/** All is as the dealer's folder says. */
export const NO_OVERRIDES: OverridesReading = { shown: {}, questions: {}, named: [] };

const count = z.int().min(0);

/** Facets where the API knows them; null for one that does not. */
export const FacetsReading = z
  .object({
    product_types: z.array(z.object({ value: z.string(), count })),
    types: z.array(z.object({ value: z.enum(POWER_TYPES), count })),
    subcategories: z.array(z.object({ id: requiredId, name: z.string(), count })),
    amp_hours: z.array(z.object({ value: z.string(), count })),
    brands: z.array(z.object({ value: z.string(), name: z.string(), count })).default([]),
    ranges: z
      .array(z.object({ key: z.string(), options: z.array(z.object({ value: z.string(), count })) }))
      .default([]),
    sizes: z
      .object({ key: z.string(), amounts: z.array(z.number().positive()).max(1_000) })
      .nullable()
      .catch(null)
      .default(null),
  })
  .nullable()
  .catch(null);
export type FacetsReading = z.infer<typeof FacetsReading>;

/** What became of a search's words, where the API tells; null for one that does not. */
export const SearchReading = z
  .object({
    whole: count,
    corrected: z.string().nullable().default(null),
    nearest: z.array(z.string()).default([]),
  })
  .nullable()
  .catch(null);

/** The error text of a failed answer's body, from `{error: "…"}`; null when there is none. */
export function errorTextOf(body: unknown): string | null {
  return isRecord(body) && typeof body.error === "string" && body.error !== "" ? body.error : null;
}
