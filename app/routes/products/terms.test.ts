import { expect, it } from "vitest";
import { products } from "#app/languages/en/products.tsx";
import { shop as site } from "../../../tests/support/demonstration.ts";
import { renderTerms } from "./terms.server.tsx";

it("shows finance options, and the terms of warranty, returns and manuals", () => {
  const html = renderTerms(site, products, { powerType: "petrol", stock: "in" });
  expect(html).toContain("Consumer finance");
  const links = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href);
  expect(links).toEqual(["/warranty", "/returns", "/manuals"]);
  expect(html).toContain("2-year warranty");
});

it("is empty for a shop without finance options and such pages", () => {
  const pages = site.pages.filter(({ slug }) => slug === "careers");
  const shop = { company: { ...site.company, finance: [] }, pages };
  expect(renderTerms(shop, products, { powerType: "petrol", stock: "in" })).toBe("");
});

it.each([
  { powerType: "petrol", stock: "out" },
  { powerType: null, stock: "in" },
] as const)("offers no finance for $powerType, $stock", (product) => {
  expect(renderTerms(site, products, product)).not.toContain("Consumer finance");
});
