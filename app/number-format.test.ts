import { afterAll, expect, it } from "vitest";
import { lists } from "#app/languages/en/lists.ts";
import { formatQuantity } from "./catalogue/quantity/format.ts";
import { parseQuantity } from "./catalogue/quantity/parse-quantity.ts";
import { withWeight } from "./catalogue/weight.ts";
import { setShopLocale } from "./number-format.ts";

afterAll(() => setShopLocale("en-IN"));

it.each([
  ["en-IN", "1,23,456 products", "12,500 rpm", "4.6 kg"],
  ["en-US", "123,456 products", "12,500 rpm", "4.6 kg"],
  ["de-DE", "123.456 products", "12.500 rpm", "4,6 kg"],
])("in %s counts, quantities and weights are %s, %s and %s", (locale, count, speed, weight) => {
  setShopLocale(locale);
  expect(lists.count(123_456)).toBe(count);
  const quantity = parseQuantity("12500 rpm");
  expect(quantity && formatQuantity(quantity)).toBe(speed);
  expect(withWeight([], 4.6)[0]?.value).toBe(weight);
});
