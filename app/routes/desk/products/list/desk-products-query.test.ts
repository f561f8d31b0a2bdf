import fc from "fast-check";
import { expect, it } from "vitest";
import { deskProductsHref, parseDeskProductsQuery } from "./desk-products-query.ts";

const parse = (text: string) => parseDeskProductsQuery(new URLSearchParams(text));

it("reads any URL, and writes a URL that reads the same", () => {
  const key = fc.constantFrom("q", "category", "status", "missing", "stock", "sort", "page");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const query = parseDeskProductsQuery(new URLSearchParams(pairs));
      expect(parse(deskProductsHref(query).replace("/desk/products", ""))).toEqual(query);
    }),
  );
});

it("leaves defaults out of the URL", () => {
  expect(deskProductsHref(parse("page=1&sort=updated&status=sold&category=-1"))).toBe(
    "/desk/products",
  );
  expect(deskProductsHref(parse("page=2&stock=0&status=draft"))).toBe(
    "/desk/products?status=draft&stock=0&page=2",
  );
});
