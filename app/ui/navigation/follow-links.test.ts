import { expect, it } from "vitest";
import { pagePathOf } from "./follow-links.tsx";

const shop = { languages: ["ml"] as const };
const here = new URL("https://shop.example/search?q=saw");

function link(url: string, attributes: Record<string, string> = {}) {
  const { origin, pathname, search, hash } = new URL(url, here);
  const { target = "" } = attributes;
  return {
    origin,
    pathname,
    search,
    hash,
    target,
    hasAttribute: (name: string) => name in attributes,
  } as HTMLAnchorElement;
}

it.each([
  ["/products/a-saw?compare=1", {}, "/products/a-saw?compare=1"],
  ["/branches#nearest", {}, "/branches#nearest"],
  ["/about", { target: "_self" }, "/about"],
  ["?q=saw#main", {}, null],
  ["https://elsewhere.example/about", {}, null],
  ["tel:+914680000000", {}, null],
  ["/about", { target: "_blank" }, null],
  ["/about", { download: "" }, null],
  ["/sitemap.xml", {}, null],
  ["/api/openapi.json", {}, null],
  ["/desk", {}, null],
  ["/ml", {}, null],
  ["/nb/about", {}, "/nb/about"],
])("%s %j leads to %s", (url, attributes, path) => {
  expect(pagePathOf(link(url, attributes), here, shop)).toBe(path);
});

it("leads nowhere without a link", () => {
  expect(pagePathOf(null, here, shop)).toBeNull();
});
