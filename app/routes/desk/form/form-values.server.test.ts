import { expect, it } from "vitest";
import { decimalsOfPrices, toNewPrice } from "../products/save-product.server.ts";
import { readNumber } from "./codecs.server.ts";
import { TEXTS } from "./fields.ts";
import { readFields, toTexts } from "./form-values.server.ts";

it.each<[string, number | null | undefined]>([
  ["12500", 12500],
  ["299,90 €", 299.9],
  ["-2.5", -2.5],
  ["", null],
  ["  ", null],
  ["5 saws", undefined],
  ["-", undefined],
])("reads %j", (text, expected) => {
  expect(readNumber(text)).toBe(expected);
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

it.each([
  ["<p>For wood &amp; bone.</p>\n<p>Line<br>break</p>", "For wood & bone.\n\nLine\nbreak"],
  ["Plain", "Plain"],
  ["<p>One <strong>bold</strong> word</p>", "<p>One <strong>bold</strong> word</p>"],
  ["<p>a&lt;b&gt; tag</p>", "<p>a&lt;b&gt; tag</p>"],
  ["<p>5 &lt; 6</p>", "5 < 6"],
])("shows the description %j as %j, and keeps its meaning", (html, shown) => {
  const fields = { description: TEXTS.description };
  const texts = toTexts(fields, { description: html });
  expect(texts.description).toEqual([shown]);
  const form = new FormData();
  form.set("description", shown.replaceAll("\n", "\r\n"));
  const read = readFields(form, fields).description;
  expect(toTexts(fields, { description: read }).description).toEqual([shown]);
});
