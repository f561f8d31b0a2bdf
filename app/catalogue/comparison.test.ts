import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isCanonical,
  parseComparison,
  parseComparisonState,
  toComparisonQuery,
} from "./comparison.ts";

const parse = (query: string) => parseComparisonState(new URLSearchParams(query));

it.each([
  ["abc,12,,-3,1.5, 15 ,0", [12, 15]],
  ["99999999999", []],
])("compares of %j the products %j", (list, ids) => {
  expect(parseComparison([list])).toEqual(ids);
});

describe("the page's URL", () => {
  it("has one canonical form", () => {
    const part = fc.oneof(
      fc.integer({ min: -5, max: 60 }).map(String),
      fc.string({ maxLength: 6 }),
    );
    const path = fc.constantFrom(
      "",
      "/search?q=a%20b&compare=1",
      "/collections/blowers",
      "/contact",
      "//x.test",
      "/search#a",
    );
    const written = fc.tuple(fc.array(part, { maxLength: 8 }), fc.boolean(), path);
    fc.assert(
      fc.property(written, ([parts, only, from]) => {
        const search = new URLSearchParams(parts.map((part) => ["products", part]));
        if (only) search.set("only", "differences");
        search.set("from", from);
        const state = parseComparisonState(search);
        const canonical = new URLSearchParams(toComparisonQuery(state));
        expect(parseComparisonState(canonical)).toEqual(state);
        expect(isCanonical(canonical, state)).toBe(true);
      }),
    );
  });

  it("takes the choice of a list where no products are named", () => {
    expect(parseComparisonState(new URLSearchParams("compare=1,2")).ids).toEqual([1, 2]);
    expect(parseComparisonState(new URLSearchParams("products=3&compare=1,2")).ids).toEqual([3]);
  });

  it.each([
    "/search/../desk",
    "/searches",
    "/collections/saws/more",
    "/collections/../admin",
    "//x.test",
    "/\\x.test",
    "https://x.test/search",
    "javascript:x",
  ])("ignores a link back to another page than a list: %s", (from) => {
    expect(parseComparisonState(new URLSearchParams({ from })).from).toBeNull();
  });
});

describe("the list that a comparison came from", () => {
  it.each([
    "/search",
    "/search?q=saw",
    "/collections/chainsaws",
    "/collections/chain-saws_2?type=petrol",
  ])("is where its close link leads: %s", (from) =>
    expect(parse(`products=1,2&from=${encodeURIComponent(from)}`).from).toBe(from),
  );

  it("is ignored if its URL is too long", () => {
    const from = `/search?q=${"a".repeat(990)}`;
    expect(parse(`products=1,2&from=${encodeURIComponent(from)}`).from).toBe(from);
    expect(parse(`products=1,2&from=${encodeURIComponent(`${from}a`)}`).from).toBeNull();
  });
});
