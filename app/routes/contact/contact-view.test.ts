import { expect, it } from "vitest";
import { isJustSent, parseContactQuery, thanksHref, withProducts } from "./contact-view.ts";

const read = (query: string) => parseContactQuery(new URLSearchParams(query));

it("takes subject, branch and products from the URL", () => {
  expect(read("subject=parts&product=Saw+250+%28S-250%29&product=saw-2&product=saw-2")).toEqual({
    subject: "parts",
    products: ["Saw 250 (S-250)", "saw-2"],
    branch: "",
    add: "",
  });
  expect(read("branch=town-hall").branch).toBe("town-hall");
});

it("shortens the products to one line each, and their number", () => {
  expect(read(`product=${"a%0Ab".repeat(200)}`).products[0]).toHaveLength(199);
  expect(read("product=a%0A%0Ab").products).toEqual(["a b"]);
  expect(read("product=a&product=b&product=c&product=d".repeat(9)).products.length).toBeLessThan(9);
});

it("changes the products and keeps the rest", () => {
  const params = new URLSearchParams("subject=parts&product=a&add=b&sent=1");
  expect(withProducts(params, ["c", "d"])).toBe("/contact?product=c&product=d&subject=parts");
});

it("shows thanks only for the URL of a recent message", () => {
  const now = Date.UTC(2026, 10, 22);
  const paramsOf = (href: string) => new URL(href, "http://shop.test").searchParams;
  expect(isJustSent(paramsOf(thanksHref(now)), now + 60_000)).toBe(true);
  expect(isJustSent(paramsOf(thanksHref(now)), now + 3_600_000)).toBe(false);
  expect(isJustSent(paramsOf(thanksHref(now)), now - 60_000)).toBe(false);
  for (const typed of [
    "/contact",
    "/contact?sent=1",
    "/contact?sent=",
    "/contact?sent=zzzzzzzzzzzzz",
  ])
    expect(isJustSent(paramsOf(typed), now)).toBe(false);
});
