import { expect, it } from "vitest";
import { noQuery, onlyParams } from "./page-url.ts";

it("drops all parameters of a page without a query", () => {
  expect(noQuery.write()).toBe("");
});

it("keeps the parameters that a page reads in one order, with all values", () => {
  const { read, write } = onlyParams("a", "b");
  const keep = (query: string) => write(read(new URLSearchParams(query)));
  expect(keep("b=2&x=9&a=1&b=3")).toBe("a=1&b=2&b=3");
  expect(keep("b=&fbclid=1")).toBe("b=");
});
