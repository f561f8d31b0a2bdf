import fc from "fast-check";
import { expect, it } from "vitest";
import { deskProductsHref, parseDeskProductsQuery, serializeDeskProductsQuery } from "./desk-products-query.ts";

const parse = (text: string) => parseDeskProductsQuery(new URLSearchParams(text));

it("takes any address, and writes what it took so that it reads the same", () => {
  const key = fc.constantFrom("q", "category", "status", "missing", "stock", "sort", "page");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const query = parseDeskProductsQuery(new URLSearchParams(pairs));
      expect(parse(serializeDeskProductsQuery(query))).toEqual(query);
    }),
  );
});

it("leaves defaults out of the address", () => {
  expect(deskProductsHref(parse("page=1&sort=updated&status=sold&category=-1"))).toBe("/desk/products");
  expect(deskProductsHref(parse("page=2&stock=0&status=draft"))).toBe("/desk/products?status=draft&stock=0&page=2");
});
