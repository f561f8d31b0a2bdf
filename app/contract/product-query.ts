/** The query parameters of `GET /api/products`: the specification's, and the storefront's own for filters and order. */
import { z } from "zod";

const number = (minimum: number, maximum: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .meta({ type: "integer", minimum, maximum, description });

const MOST = 1000;
const LARGEST = 2_147_483_647;

/** A search longer than this is cut, never refused: a visitor may paste anything. */
const SEARCH_LENGTH = 200;

/** One value or several, each of at most `longest` characters. */
const repeatable = (longest: number, description: string) =>
  z
    .union([z.array(z.string().max(longest)).max(50), z.string().max(longest)])
    .transform((value) => (typeof value === "string" ? [value] : value))
    .optional()
    .meta({ type: "array", items: { type: "string" }, description: `${description} Repeatable: any of them` });

const range = (what: string) =>
  repeatable(
    40,
    `${what}: "30-35" is above 30 up to 35, "-30" up to 30, "50-" above 50; the ranges are in the facets.`,
  );

/** The figures that a list can be narrowed by. */
export const RangeParameters = z.object({
  bar: range("Bar length in cm"),
  width: range("Cutting width in cm"),
  blade: range("Blade length in cm"),
  pressure: range("Pressure in bar"),
  flow: range("Water flow in l/h"),
  air: range("Air flow in m³/h"),
  power: range("Power in kW"),
  voltage: range("Voltage in V"),
  weight: range("Weight in kg"),
});

const POWER_TYPES = ["petrol", "gas", "gasoline", "cordless", "battery", "corded", "electric"] as const;

export type RangeParameters = z.infer<typeof RangeParameters>;

export const ProductQuery = z.object({
  category: z.string().max(200).optional().meta({ description: "Slug of a category, a subcategory or a collection" }),
  category_id: number(1, LARGEST, "Id of a category").optional(),
  subcategory_id: number(1, LARGEST, "Id of a subcategory that products are listed in").optional(),
  status: z.string().max(40).optional().meta({ description: "active (the public ones), new; others need a token" }),
  search: z
    .string()
    .transform((text) => text.slice(0, SEARCH_LENGTH))
    .optional()
    .meta({ type: "string", description: "What a shopper would type: models, kinds, figures" }),
  featured: z
    .enum(["true", "false", "1", "0"])
    .optional()
    .meta({ description: "Only those that are featured, or only the others" }),
  limit: number(1, MOST, `How many; without it ${MOST}`).optional(),
  offset: number(0, LARGEST, "How many to leave out first; wins over page").optional(),
  page: number(1, LARGEST, "Which page of `limit` products").optional(),
  include: z.string().max(200).optional().meta({ description: "product_subcategories adds the links" }),
  type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(POWER_TYPES))
    .optional()
    .meta({ description: "petrol (gas, gasoline), cordless (battery) or corded (electric)" }),
  exact: z
    .enum(["true", "false", "1", "0"])
    .optional()
    .meta({ description: "Whether the search's words are meant as they are spelt" }),
  product_type: repeatable(200, "A kind of product."),
  brand: repeatable(200, "A maker's name, or its key from the facets."),
  ah: z
    .string()
    .regex(/^\s*(?:1[.,]50{0,2}|2(?:[.,]0{1,3})?)\s*(?:ah)?\s*$/i, "must be 1.5 or 2")
    .optional()
    .meta({ description: "Battery amp hours: 1.5 or 2, with or without 'ah'" }),
  ...RangeParameters.shape,
  sort: z
    .enum(["relevance", "a-to-z", "z-to-a"])
    .optional()
    .meta({ description: "Relevance is by name where nothing is searched for" }),
  facets: z.enum(["true", "false", "1", "0"]).optional().meta({ description: "true adds `facets` to the answer" }),
});
export type ProductQuery = z.infer<typeof ProductQuery>;
