import { expect, it } from "vitest";
import { readTaxRate } from "#app/contract/amount.ts";
import { decimalsOfPrices, toNewPrice } from "../products/list/change-products.server.ts";
import { readNumber } from "./form-values.server.ts";

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

it.each<[string, number | null | undefined]>([
  ["18", 18],
  ["18 %", 18],
  ["12,5", 12.5],
  ["0", 0],
  ["", null],
  ["0,18", undefined],
  ["101", undefined],
  ["-3", undefined],
])("reads %j as a tax rate", (text, expected) => {
  expect(readTaxRate(text)).toBe(expected);
});

it("raises and lowers a price to a whole number, never below 0", () => {
  expect([
    toNewPrice(11_890, 5, 0),
    toNewPrice(999, -10, 0),
    toNewPrice(0, 50, 0),
    toNewPrice(null, 5, 0),
  ]).toEqual([12_485, 899, 0, null]);
});

it.each([
  ["EUR", [0.4, 19.99, 25, null], 5, [0.42, 20.99, 26.25, null]],
  ["EUR", [20, 25], 5, [21, 26]],
  ["KWD", [0.45, 10.1], 5, [0.47, 10.61]],
  ["JPY", [1980.5], 10, [2179]],
])("raises prices in the minor unit of %s: %j", (currency, prices, percent, raised) => {
  const decimals = decimalsOfPrices(prices, currency);
  expect(prices.map((price) => toNewPrice(price, percent, decimals))).toEqual(raised);
});
