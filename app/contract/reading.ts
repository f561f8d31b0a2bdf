/** Lenient parsers for an upstream API: unreadable values become defaults, not errors. */
import { z } from "zod";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";

/** Parses a JSON string, to undefined if it is invalid; other values pass unchanged. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text, or the one in `text`, `content`, `description` or `value` of an object; else empty. */
export function toText(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed().trim();
  if (isRecord(value)) return firstText(value, ["text", "content", "description", "value"]);
  return Number.isFinite(value) ? String(value) : "";
}

/** The first of the fields that contains text. */
export function firstText(record: Record<string, unknown>, keys: string[]): string {
  const texts = keys.map((key) => (isRecord(record[key]) ? "" : toText(record[key])));
  return texts.find(Boolean) ?? "";
}

function toNumber(value: unknown): number | null {
  const isNumeral = typeof value === "string" && value.trim() !== "";
  const number = isNumeral ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function toId(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
}

const TRUE = new Set<unknown>([true, 1, "1", "true"]);

/** A field of any type, or none. */
export const anything = z.unknown().optional();

/** A trimmed string, a number, or the text of an object; else empty. */
export const text = anything.transform(toText);
/** A number or a numeric string; else null. */
export const amount = anything.transform(toNumber);
/** A positive whole number or a string of one; else null. */
export const idOrNull = anything.transform(toId);
export const flag = anything.transform((value) => TRUE.has(value));
/** Text; null if empty. */
export const textOrNull = anything.transform((value) => toText(value) || null);

/** A required id. */
export const requiredId = idOrNull.pipe(z.number("must be a positive whole number"));
/** A required text. */
export const requiredText = text.pipe(z.string().min(1, "must not be empty"));

/** A list, or one as JSON text; items for which `item` returns null are dropped. */
export function listReading<T>(item: (value: unknown) => T | null) {
  return anything.transform((value) => {
    const list = fromJson(value);
    return Array.isArray(list)
      ? list.map(item).filter((entry): entry is NonNullable<typeof entry> => entry !== null)
      : [];
  });
}

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
