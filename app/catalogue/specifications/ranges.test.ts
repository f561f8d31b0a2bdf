import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRange, includes, parseRange, rangesFor } from "./ranges.ts";

const countsOf = (...amounts: number[]) => {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return counts;
};
const textsOf = (...amounts: number[]) => rangesFor(countsOf(...amounts)).map(formatRange);

describe("ranges of a list", () => {
  it("are its values where there are few", () => {
    expect(textsOf(1, 2, 2, 1.5, 3)).toEqual(["1-1", "1.5-1.5", "2-2", "3-3"]);
  });

  it("have round borders between its values", () => {
    expect(textsOf(23, 28, 31, 36, 38, 41, 46, 52)).toEqual([
      "-25",
      "25-30",
      "30-35",
      "35-40",
      "40-45",
      "45-50",
      "50-",
    ]);
  });

  it("have borders that a shopper would name, though values lie close together", () => {
    const weights = [2.5, 2.5, 2.5, 2.55, 2.55, 2.6, 2.7, 2.8, 3, 3.1, 4, 4.6];
    expect(textsOf(...weights)).toEqual(["-2.5", "2.5-3", "3-4", "4-"]);
  });

  it("are wider than from 1.4 to 1.5", () => {
    const powers = [1.2, 1.3, 1.4, 1.5, 1.6, 1.6, 1.7, 2, 2.1, 2.4, 2.6, 3, 3.3, 3.5, 4, 5.4];
    for (const { from, to } of rangesFor(countsOf(...powers)))
      if (from !== null && to !== null) expect((to - from) / to).toBeGreaterThan(0.08);
  });

  it("divide values that differ in their last digits only", () => {
    expect(textsOf(10001, 10002, 10003, 10004, 10005, 10006, 10007).length).toBeGreaterThan(3);
  });

  it("are at most seven, in order, and each amount is in exactly one", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 10, 1000), (whole, divisor) => {
        const values = whole.map((value) => value / divisor);
        const ranges = rangesFor(countsOf(...values));
        expect(ranges.length).toBeLessThanOrEqual(7);
        const counts = ranges.map(
          (range) => values.filter((to) => includes(range, { from: to, to })).length,
        );
        expect(Math.min(...counts)).toBeGreaterThan(0);
        expect(counts.reduce((sum, count) => sum + count)).toBe(values.length);
      }),
    );
  });
});

it.each([
  ["30-35", [31, 35], [30, 35.1]],
  ["-30", [1, 30], [31]],
  ["50-", [51], [50]],
  ["2-2", [2], [1.9, 2.1]],
])("%s includes %o, not %o", (text, inside, outside) => {
  const range = parseRange(text);
  const isIn = (to: number) => range && includes(range, { from: to, to });
  expect(inside.every(isIn)).toBe(true);
  expect(outside.some(isIn)).toBe(false);
});

it("includes a product that has several amounts by any of them", () => {
  expect(includes({ from: 30, to: 35 }, { from: 28, to: 32 })).toBe(true);
  expect(includes({ from: 30, to: 35 }, { from: 35, to: 40 })).toBe(true);
  expect(includes({ from: 30, to: 35 }, { from: 36, to: 40 })).toBe(false);
});
