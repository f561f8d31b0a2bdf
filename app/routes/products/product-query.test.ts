import fc from "fast-check";
import { expect, it } from "vitest";
import { parseProductQuery, productHref } from "./product-query.ts";

const read = (href: string) => parseProductQuery(new URL(href, "http://site.test").searchParams);

it("reads back what its own links say", () => {
  const query = fc.record({
    image: fc.integer({ min: 0, max: 998 }),
    person: fc.boolean(),
    parts: fc.boolean(),
    compare: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(query, (chosen) => {
      expect(read(productHref("/products/x", chosen))).toEqual(chosen);
    }),
  );
});

it("takes anything else as nothing chosen, and writes nothing then", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (image, other) => {
      const query = parseProductQuery(
        new URLSearchParams({ image, person: `x${other}`, view: `x${other}`, compare: "a" }),
      );
      expect(query).toMatchObject({ person: false, parts: false, compare: [] });
      expect(query.image).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(productHref("/products/x", { image: 0, person: false, parts: false, compare: [] })).toBe("/products/x");
});
