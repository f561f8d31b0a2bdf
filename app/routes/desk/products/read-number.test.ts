import { expect, it } from "vitest";
import { toNewPrice } from "./list/new-price.ts";
import { readNumber } from "./read-number.ts";

it.each<[string, number | null | undefined]>([
  ["12500", 12500],
  ["299,90 €", 299.9],
  ["₹ 1,25,000.50", 125000.5],
  ["-2.5", -2.5],
  ["", null],
  ["  ", null],
  ["12500/-", 12500],
  ["Rs. 1,250", 1250],
  ["INR 5", 5],
  ["5/", undefined],
  ["5 saws", undefined],
  ["1e9", undefined],
  ["NaN", undefined],
  ["12.500", undefined],
  ["1.299,90", 1299.9],
  ["-", undefined],
])("reads %j", (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

it("raises and lowers a price to a whole number, never below nothing", () => {
  expect([toNewPrice(11_890, 5), toNewPrice(999, -10), toNewPrice(0, 50), toNewPrice(null, 5)]).toEqual([
    12_485,
    899,
    0,
    null,
  ]);
});
