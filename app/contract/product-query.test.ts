import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_QUERY,
  type ListingQuery,
  parseListingQuery,
} from "#app/catalogue/listing-query.ts";
import { rowRangeOf } from "#app/ui/product-list/paging.ts";
import { ProductQuery, toCatalogueQuery, toSearchParams } from "./product-query.ts";

const SPAN = rowRangeOf(1, 24);

/** Parameters as Hono passes them: a list for a repeated name. */
function read(params: URLSearchParams): ProductQuery {
  const values = [...new Set(params.keys())].map((key) => {
    const all = params.getAll(key);
    return [key, all.length > 1 ? all : all[0]];
  });
  return ProductQuery.parse(Object.fromEntries(values));
}

const words = fc.string({ unit: "binary", maxLength: 300 });
const value = fc.oneof(
  words,
  fc.constantFrom(
    "1",
    "5abc",
    "petrol",
    "Battery",
    "2 ah",
    "z-to-a",
    "Chainsaw",
    "STIHL",
    "30-35",
    "-25",
    "50-",
    "material.steel",
    "least-weight",
  ),
);
const name = fc.constantFrom(
  ...["q", "exact", "category", "subcategory_id", "type", "product_type", "ah", "brand", "sort"],
  ...["bar", "weight", "outlet", "with"],
);
const listingQuery: fc.Arbitrary<ListingQuery> = fc
  .array(fc.tuple(name, value), { maxLength: 20 })
  .map((pairs) => parseListingQuery(new URLSearchParams(pairs)));

describe("a listing query sent to the API", () => {
  it("is equal after a round trip", () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        const { page: _, compare: __, ...asked } = query;
        const params = toSearchParams({ ...query, ...SPAN });
        expect(toCatalogueQuery(read(params), params)).toMatchObject(asked);
      }),
    );
  });

  it("has a fixed order, without defaults", () => {
    const query = parseListingQuery(
      new URLSearchParams("sort=z-to-a&weight=50-&bar=30-35&brand=stihl&type=gas&q=saw"),
    );
    expect(`${toSearchParams({ ...query, ...rowRangeOf(21, 24) })}`).toBe(
      "search=saw&type=petrol&brand=stihl&bar=30-35&weight=50-&sort=z-to-a&limit=24&offset=480",
    );
    expect(`${toSearchParams({ ...DEFAULT_QUERY, ...SPAN })}`).toBe("sort=relevance&limit=24");
  });
});
