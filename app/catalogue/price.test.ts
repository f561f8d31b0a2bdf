import fc from "fast-check";
import { expect, it } from "vitest";
import { toEntry } from "../../tests/support/list-entry.ts";
import { indexList } from "./indexed-list.ts";
import { currentPrice, percentOff, withAndWithoutTax } from "./price.ts";
import { runListingQuery } from "./run-listing-query.ts";
import type { Sort } from "./sort.ts";

it("is the sale price if there is one, and unknown if it is zero", () => {
  expect(currentPrice({ price: 100, salePrice: 90 })).toBe(90);
  expect(currentPrice({ price: 100, salePrice: null })).toBe(100);
  expect(currentPrice({ price: 0, salePrice: null })).toBeNull();
  expect(currentPrice({ price: null, salePrice: null })).toBeNull();
});

it("never overstates a reduction", () => {
  expect(percentOff({ price: 48_900, salePrice: 40_900 })).toBe(16);
  expect(percentOff({ price: 1000, salePrice: 999 })).toBe(0);
  expect(percentOff({ price: 1000, salePrice: null })).toBe(0);
});

it("computes the amount with or without tax, and the given amount stays as it is", () => {
  expect(withAndWithoutTax(12_500, { rate: 18, included: true })).toEqual({
    gross: 12_500,
    net: 10_593.22,
  });
  expect(withAndWithoutTax(12_500, { rate: 18, included: false })).toEqual({
    gross: 14_750,
    net: 12_500,
  });
  const tax = fc.record({ rate: fc.integer({ min: 0, max: 100 }), included: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), tax, (hundredths, { rate, included }) => {
      const amount = hundredths / 100;
      const { gross, net } = withAndWithoutTax(amount, { rate, included });
      expect(included ? gross : net).toBe(amount);
      expect(Math.abs(net * (1 + rate / 100) - gross)).toBeLessThan(0.0101);
    }),
  );
});

function idsByPrice(prices: (number | null)[], sort: Sort, part = {}) {
  const products = prices.map((price, index) =>
    toEntry({ id: index + 1, name: `Saw ${index + 1}`, price }),
  );
  return runListingQuery(indexList(products, []), { sort, ...part }).slots.map((slot) => slot + 1);
}

it("orders lists by price, then by name, and products without a price come last", () => {
  const prices = [500, null, 90, 500, null, 1200];
  expect(idsByPrice(prices, "price-asc")).toEqual([3, 1, 4, 6, 2, 5]);
  expect(idsByPrice(prices, "price-desc")).toEqual([6, 1, 4, 3, 2, 5]);
});

it("gives parts of a long list in the order of the whole", () => {
  const prices = Array.from({ length: 2_000 }, (_, at) => (at % 5 ? (at * 7919) % 1009 : null));
  const whole = idsByPrice(prices, "price-desc");
  for (const offset of [0, 24, 1590, 1990])
    expect(idsByPrice(prices, "price-desc", { offset, limit: 24 })).toEqual(
      whole.slice(offset, offset + 24),
    );
});
