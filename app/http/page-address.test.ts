import { expect, it } from "vitest";
import { noQuery, onlyParams } from "./page-address.ts";

const ask = (query: string) => new URLSearchParams(query);

it("leaves out every parameter of a page that reads none", () => {
  expect(noQuery.query?.(ask("utm_source=mail&q=saw"))).toBe("");
});

it("keeps the parameters that a page reads, in one order, with all their values", () => {
  const { query } = onlyParams("a", "b");
  expect(query?.(ask("b=2&x=9&a=1&b=3"))).toBe("a=1&b=2&b=3");
  expect(query?.(ask("b=&fbclid=1"))).toBe("b=");
});
