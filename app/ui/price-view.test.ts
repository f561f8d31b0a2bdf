import { describe, expect, it } from "vitest";
import { prices } from "#app/languages/en/prices.ts";
import type { Company } from "#app/site/site.ts";
import { shop as site } from "../../tests/support/demonstration.ts";
import { toPricing } from "./price-view.ts";

const GST = { name: "GST", rate: 18, included: true };
const pricing = (company: Partial<Company> = {}) =>
  toPricing({ ...site.company, prices: "page", tax: GST, ...company }, prices);
const machine = { price: 150_000, salePrice: null, taxRate: null };

describe("a price", () => {
  it("is written in the shop's currency, with its tax and the amount without it", () => {
    expect(pricing().viewOf(machine)).toEqual({
      now: "₹1,50,000",
      before: null,
      off: null,
      tax: "incl. 18% GST",
      other: "₹1,27,118.64 excl.",
    });
  });

  it("shows the regular price and the reduction of a product on sale", () => {
    expect(pricing().viewOf({ ...machine, salePrice: 120_000 })).toMatchObject({
      now: "₹1,20,000",
      before: "₹1,50,000",
      off: "20% off",
      other: "₹1,01,694.92 excl.",
    });
    expect(pricing().viewOf({ ...machine, salePrice: 149_999 })?.off).toBeNull();
  });

  it("uses the product's own rate", () => {
    const { viewOf } = pricing();
    expect(viewOf({ ...machine, taxRate: 12 })?.tax).toBe("incl. 12% GST");
    expect(viewOf({ ...machine, taxRate: 0 })).toMatchObject({ tax: "0% GST", other: null });
  });

  it("adds the tax in a shop whose prices are without it", () => {
    const own = { locale: "de-DE", currency: "EUR", tax: { ...GST, included: false } };
    expect(pricing(own).viewOf({ ...machine, price: 100 })).toMatchObject({
      now: "100\u00a0€",
      tax: "excl. 18% GST",
      other: "118\u00a0€ incl.",
    });
  });

  it("is not shown by a shop that hides prices, nor for a product without one", () => {
    for (const hidden of ["hidden", "structured-data"] as const)
      expect(pricing({ prices: hidden }).viewOf(machine)).toBeNull();
    expect(pricing().viewOf({ ...machine, price: null })).toBeNull();
  });

  it("omits tax in a shop that configures none", () => {
    const { tax: _, ...company } = site.company;
    const { viewOf } = toPricing({ ...company, prices: "page" }, prices);
    expect(viewOf(machine)).toMatchObject({ tax: null, other: null });
  });
});

it("a card's badge is Sale, else New, else the shop's own", () => {
  const { badgeOf } = pricing({ listingBadge: "featured", badgeText: "Best Seller" });
  const product = { price: 100, salePrice: null, isNew: false, featured: false };
  expect(badgeOf({ ...product, salePrice: 90, isNew: true, featured: true })).toBe("Sale");
  expect(badgeOf({ ...product, isNew: true, featured: true })).toBe("New");
  expect(badgeOf({ ...product, featured: true })).toBe("Best Seller");
  expect(badgeOf(product)).toBeNull();
});
