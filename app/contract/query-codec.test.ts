import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import { DEFAULT_QUERY, type ListingQuery, parseListingQuery } from "#app/catalogue/listing-query.ts";
import { spanOf } from "#app/catalogue/paging.ts";
import { ProductQuery, toSearchParams } from "./product-query.ts";
import { toListingQuery, toProductQuery } from "./query-codec.ts";

const SPAN = spanOf(1, 24);

/** As the API's framework hands parameters over: a list where a name stands more than once. */
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
  fc.constantFrom("1", "5abc", "petrol", "Battery", "2 ah", "z-to-a", "Chainsaw", "STIHL", "30-35", "-25", "50-"),
);
const name = fc.constantFrom(
  ...["q", "exact", "category", "subcategory_id", "type", "product_type", "ah", "brand", "sort"],
  ...RANGED_FIGURES.map(({ key }) => key),
);
const listingQuery: fc.Arbitrary<ListingQuery> = fc
  .array(fc.tuple(name, value), { maxLength: 20 })
  .map((pairs) => parseListingQuery(new URLSearchParams(pairs)));

describe("a listing query sent to the API", () => {
  it("arrives as it was, whatever was chosen", () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        expect(toListingQuery(read(toSearchParams(toProductQuery(query, SPAN))))).toEqual(query);
      }),
    );
  });

  it("is written in one order, defaults left out", () => {
    const query = parseListingQuery(new URLSearchParams("sort=z-to-a&weight=50-&bar=30-35&brand=stihl&type=gas&q=saw"));
    expect(`${toSearchParams(toProductQuery(query, spanOf(21, 24)))}`).toBe(
      "search=saw&type=petrol&brand=stihl&bar=30-35&weight=50-&sort=z-to-a&limit=24&offset=480",
    );
    expect(`${toSearchParams(toProductQuery(DEFAULT_QUERY, SPAN))}`).toBe("sort=relevance&limit=24");
  });
});
