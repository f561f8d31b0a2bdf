import fc from "fast-check";
import { expect, it } from "vitest";
import { parseProductPageQuery, productHref } from "./product-page-query.ts";

const read = (href: string) =>
  parseProductPageQuery(new URL(href, "http://site.test").searchParams);

it("reads its own links", () => {
  const query = fc.record({
    image: fc.integer({ min: 0, max: 998 }),
    person: fc.boolean(),
    bar: fc.option(fc.integer({ min: 1, max: 999 })),
    compare: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(query, (chosen) => {
      expect(read(productHref("/products/x", chosen))).toEqual(chosen);
    }),
  );
});

it("ignores invalid values and omits defaults", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (image, other) => {
      const query = parseProductPageQuery(
        new URLSearchParams({ image, person: `x${other}`, bar: `x${other}`, compare: "a" }),
      );
      expect(query).toMatchObject({ person: false, bar: null, compare: [] });
      expect(query.image).toBeGreaterThanOrEqual(0);
    }),
  );
  const none = { image: 0, person: false, bar: null, compare: [] };
  expect(productHref("/products/x", none)).toBe("/products/x");
});
