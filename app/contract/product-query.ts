/** Query parameters of `GET /api/products`: selection, paging, filters and sort order. */
import { z } from "zod";
import { parseAmpHours } from "#app/catalogue/amp-hours.ts";
import { type FigureKey, RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import { LARGEST_ID } from "#app/catalogue/id.ts";
import { LONGEST_QUERY } from "#app/catalogue/listing-query.ts";
import { POWER_TYPES, parsePowerType } from "#app/catalogue/power-type.ts";
import { SORTS } from "#app/catalogue/sort.ts";
import { wholeNumber } from "./whole-number.ts";

const MOST = 1000;

/** A text that means one of the catalogue's own values, under any of its names. */
const meaning = <Value>(parse: (text: string) => Value | null, expected: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: `must be ${expected}` });
    return z.NEVER;
  });

const flag = (description: string) =>
  z
    .enum(["true", "false", "1", "0"])
    .transform((text) => text === "true" || text === "1")
    .optional()
    .meta({ type: "string", enum: ["true", "false", "1", "0"], description });

/** One value or several, each of at most `longest` characters. */
const repeatable = (longest: number, description: string) =>
  z
    .union([z.array(z.string().max(longest)).max(50), z.string().max(longest)])
    .transform((value) => (typeof value === "string" ? [value] : value))
    .optional()
    .meta({ type: "array", items: { type: "string" }, description: `${description} Repeatable: any of them` });

/** One parameter a figure that a list can be narrowed by. */
const ranges = Object.fromEntries(
  RANGED_FIGURES.map(({ key, label, unit }) => [
    key,
    repeatable(
      40,
      `${label} in ${unit}: "30-35" is above 30 up to 35, "-30" up to 30, "50-" above 50; the ranges are in the facets.`,
    ),
  ]),
) as Record<FigureKey, ReturnType<typeof repeatable>>;

const POWER_WORDS = "petrol (gas, gasoline), cordless (battery), corded (electric) or diesel";

/** What may be asked, and in which order the parameters are written. */
export const ProductQuery = z.object({
  category: z.string().max(200).optional().meta({ description: "Slug of a category, a subcategory or a collection" }),
  category_id: wholeNumber(1, LARGEST_ID, "Id of a category").optional(),
  subcategory_id: wholeNumber(1, LARGEST_ID, "Id of a subcategory that products are listed in").optional(),
  status: z.string().max(40).optional().meta({ description: "active (the public ones), new; others need a token" }),
  search: z
    .string()
    // Cut, never refused: a visitor may paste anything.
    .transform((text) => text.slice(0, LONGEST_QUERY))
    .optional()
    .meta({ type: "string", description: "What a shopper would type: models, kinds, figures" }),
  exact: flag("Whether the search's words are meant as they are spelt"),
  featured: flag("Only those that are featured, or only the others"),
  type: meaning(parsePowerType, POWER_WORDS).optional().meta({
    type: "string",
    enum: POWER_TYPES,
    description: POWER_WORDS,
  }),
  product_type: repeatable(200, "A kind of product."),
  ah: meaning(parseAmpHours, "1.5 or 2")
    .optional()
    .meta({ type: "string", description: "Battery amp hours: 1.5 or 2, with or without 'ah'" }),
  brand: repeatable(200, "A maker's name, or its key from the facets."),
  ...ranges,
  sort: z
    .enum(SORTS.map(({ value }) => value))
    .optional()
    .meta({ description: "Relevance is by name where nothing is searched for; size has the smallest first" }),
  limit: wholeNumber(1, MOST, `How many; without it ${MOST}`).optional(),
  offset: wholeNumber(0, LARGEST_ID, "How many to leave out first; wins over page").optional(),
  page: wholeNumber(1, LARGEST_ID, "Which page of `limit` products").optional(),
  include: z.string().max(200).optional().meta({ description: "product_subcategories adds the links" }),
  facets: flag("true adds `facets` to the answer"),
});

/** What is asked, as both sides handle it. An absent field does not narrow. */
export type ProductQuery = z.infer<typeof ProductQuery>;

/** Written in the schema's order and without what is empty, so that equal queries have equal addresses. */
export function toSearchParams(query: ProductQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ProductQuery.keyof().options) {
    for (const value of [query[key] ?? []].flat()) if (value !== "") params.append(key, String(value));
  }
  return params;
}
