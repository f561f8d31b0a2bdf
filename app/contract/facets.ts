/** Counts of a list's filter options, in the response of `GET /api/products?facets=true`. */
import { z } from "zod";
import { AMP_HOURS } from "#app/catalogue/amp-hours.ts";
import { type Facets as ListFacets, NO_FACETS } from "#app/catalogue/facets.ts";
import { ApiProduct } from "./product.ts";
import { Id } from "./writing.ts";

const count = z.int().min(0);
const named = { key: z.string(), name: z.string() };

/**
 * Each filter's options are counted without that filter; options without products are left out
 * unless chosen. An option of a specification is a range of numbers for the parameter named by its
 * key ("30-35" is over 30 up to 35, "2-2" is 2), or a value with its label for `with=key.value`.
 */
const ApiFacets = z
  .strictObject({
    product_types: z.array(z.strictObject({ value: z.string(), count })),
    types: z.array(
      z.strictObject({
        value: z.string(),
        name: z.string().optional(),
        count,
      }),
    ),
    subcategories: z.array(z.strictObject({ id: Id, name: z.string(), count })),
    amp_hours: z.array(z.strictObject({ value: z.enum(AMP_HOURS), count })),
    brands: z.array(z.strictObject({ value: z.string(), name: z.string(), count })),
    specifications: z.array(
      z.strictObject({
        ...named,
        unit: z.string().nullable(),
        options: z.array(
          z.strictObject({ value: z.string(), label: z.string().optional(), count }),
        ),
      }),
    ),
    sorts: z
      .array(z.strictObject(named))
      .meta({ description: "For `sort=least-{key}` and `sort=most-{key}`" }),
  })
  .meta({ id: "Facets" });

export function toFacets({
  productTypes,
  powerTypes,
  ampHours,
  subcategories,
  ...others
}: ListFacets): z.infer<typeof ApiFacets> {
  return {
    product_types: productTypes,
    types: powerTypes,
    amp_hours: ampHours,
    subcategories: subcategories.map(({ value, name, count }) => ({ id: value, name, count })),
    ...others,
  };
}

/** Reads the facets of an upstream's response; null for none. Other releases may lack some. */
export const FacetsReading = z
  .object(ApiFacets.shape)
  .partial()
  .transform(
    ({
      product_types = [],
      types = [],
      amp_hours = [],
      subcategories = [],
      ...others
    }): ListFacets => ({
      ...NO_FACETS,
      ...others,
      productTypes: product_types,
      powerTypes: types,
      ampHours: amp_hours,
      subcategories: subcategories.map(({ id, name, count }) => ({ value: id, name, count })),
    }),
  )
  .nullable()
  .catch(null);

/** How a search's words were matched. */
const ApiSearchOutcome = z
  .strictObject({
    whole: count.meta({
      description: "How many of the first products match every word; the others match most words",
    }),
    corrected: z
      .string()
      .nullable()
      .meta({ description: "The query with corrected spelling, if it was corrected" }),
    nearest: z
      .array(z.string())
      .meta({ description: "If nothing matches: similar words of the catalogue" }),
  })
  .meta({ id: "SearchOutcome" });

/** Reads the search outcome of an upstream's response; null for none. */
export const OutcomeReading = z.object(ApiSearchOutcome.shape).nullable().catch(null);

/** The response of `GET /api/products`; `facets` only if requested, `search` with a search. */
export const ProductList = z
  .strictObject({
    success: z.literal(true),
    data: z.array(ApiProduct),
    total: z.int().min(0),
    facets: ApiFacets.optional(),
    search: ApiSearchOutcome.optional(),
  })
  .meta({ id: "ProductList" });
export type ProductList = z.infer<typeof ProductList>;
