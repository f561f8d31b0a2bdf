import { expect, it } from "vitest";
import { isJustSent, parseContactQuery, thanksHref } from "./contact-view.ts";

const read = (query: string) => parseContactQuery(new URLSearchParams(query));

it("takes subject and product from the URL", () => {
  expect(read("subject=parts&product=Saw+250+%28S-250%29")).toEqual({
    subject: "parts",
    product: "Saw 250 (S-250)",
    branch: "",
  });
  expect(read("branch=town-hall").branch).toBe("town-hall");
});

it("ignores an unknown subject and shortens the product to one line", () => {
  expect(read("subject=constructor")).toEqual({ subject: "", product: "", branch: "" });
  expect(read(`product=${"a%0Ab".repeat(200)}`).product).toHaveLength(200);
  expect(read("product=a%0A%0Ab").product).toBe("a b");
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
