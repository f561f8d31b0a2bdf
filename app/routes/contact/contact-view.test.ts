import { expect, it } from "vitest";
import { isJustSent, readContactAddress, thanksHref } from "./contact-view.ts";

const read = (query: string) => readContactAddress(new URLSearchParams(query));

it("takes the subject and the product from the address", () => {
  expect(read("subject=parts&product=Saw+250+%28S-250%29")).toEqual({
    subject: "parts",
    product: "Saw 250 (S-250)",
    branch: "",
  });
  expect(read("branch=town-hall").branch).toBe("town-hall");
});

it("leaves out a subject it does not know, and keeps a product to one short line", () => {
  expect(read("subject=constructor")).toEqual({ subject: "", product: "", branch: "" });
  expect(read(`product=${"a%0Ab".repeat(200)}`).product).toHaveLength(200);
  expect(read("product=a%0A%0Ab").product).toBe("a b");
});

it("thanks by an address that a message has just been answered with, and by no other", () => {
  const now = Date.UTC(2026, 10, 22);
  const paramsOf = (href: string) => new URL(href, "http://shop.test").searchParams;
  expect(isJustSent(paramsOf(thanksHref(now)), now + 60_000)).toBe(true);
  expect(isJustSent(paramsOf(thanksHref(now)), now + 3_600_000)).toBe(false);
  expect(isJustSent(paramsOf(thanksHref(now)), now - 60_000)).toBe(false);
  for (const typed of ["/contact", "/contact?sent=1", "/contact?sent=", "/contact?sent=zzzzzzzzzzzzz"])
    expect(isJustSent(paramsOf(typed), now)).toBe(false);
});
