import { expect, it } from "vitest";
import { assignColumns } from "./assign-columns.ts";
import { COLUMNS } from "./columns.ts";
import { createPriceReader } from "./shop-prices.ts";

const { columnOf } = createPriceReader({ currency: "NOK", locale: "en-US", pictureHosts: [] });
const assigned = (titles: string[], known: string[] = [], hidden: string[] = []) =>
  assignColumns(
    titles.map((title) => ({ title, values: new Set("1"), isHidden: hidden.includes(title) })),
    new Set(known),
    columnOf,
  );

it.each([
  ["its title in any case", "sku", "SKU"],
  ["another title", "Varenr", "SKU"],
  ["a price in the shop's currency", "Price (NOK)", "Price"],
  ["a price with its sign", "Pris kr", "Price"],
  ["a price with tax", "Veil. pris (inkl. mva)", "Price"],
  ["it without brackets", "MRP incl. GST", "Price"],
  ["a weight in another language", "Vekt (kg)", "Weight (kg)"],
  ["no other column in a currency", "Stock (NOK)", "?"],
  ["no other column with an addition", "Weight (kg) incl. tax", "?"],
  ["a price in another currency", "Price (USD)", "?"],
  ["a value for staff", "Staff: Rack", "staff only"],
  ["anything else", "Rigg", "?"],
  ["a weight", "Gewicht netto", "?"],
  ["it in one word", "Nettovekt", "?"],
  ["a price in India", "MOP", "Price"],
  ["it beside its kind", "Price MOP", "Price"],
  ["it with points", "M.R.P.", "Price"],
  ["a price of a unit", "Unit price", "?"],
  ...[
    "wholesale_price",
    "bin_location",
    "Dealer price",
    "Price incl. dealer discount",
    "DP",
    "Landing cost",
    "Purchase_price",
    "Margin %",
    "Re-order level",
    "Stock place",
  ].map((title) => ["what customers are not told", title, "left out"]),
  ...[
    "Netto",
    "Netto (kr)",
    "Nettopris",
    "Preis netto",
    "Kostpris",
    "Innpris",
    "Avanse",
    "Lagerhylle",
    "Händlerpreis",
    "EK netto",
  ].map((title) => ["it in another language", title, "left out"]),
])("knows a column by %s: %s", (_, title = "", becomes) => {
  expect(assigned([title])).toEqual([becomes]);
});

it("takes a known specification for one, unless the title is exactly a column's", () => {
  const titles = ["MRP", "Price", "Dealer warranty"];
  expect(assigned(titles, titles)).toEqual(["specification", "Price", "specification"]);
});

it("decides nothing where two columns may be one, or the file hides it", () => {
  expect(assigned(["Selling price", "MRP"])).toEqual(["?", "?"]);
  expect(assigned(["SKU", "Code"])).toEqual(["SKU", "?"]);
  expect(assigned(["Name"], [], ["Name"])).toEqual(["left out"]);
});

it.each([
  ["CHF", "Fr. 12.90", "12.90"],
  ["KES", "KSh 1,299", "1,299"],
  ["TZS", "Sh 1,299", "1,299"],
  ["SEK", "KSh 1,299", null],
])("reads the sign of a price in %s: %s", (currency, value, amount) => {
  const { toCell } = createPriceReader({ currency, locale: "en-US", pictureHosts: [] });
  const cell = { title: "Price", column: COLUMNS.find("Price"), value, fault: null };
  const { value: read, fault } = toCell(cell);
  expect(fault === null ? read : null).toBe(amount);
});
