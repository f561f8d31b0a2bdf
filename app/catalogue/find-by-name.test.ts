import { expect, it } from "vitest";
import { classifyProduct } from "./classify-product.ts";
import { EntryTable } from "./entry-table.ts";
import { findByName } from "./find-by-name.ts";

const product = (id: number, name: string, brand: string, category: string) =>
  classifyProduct({
    ...{ id, name, brand, category, type: null, productType: null, subcategory: null, brief: "", description: "" },
    ...{ specifications: [], slugs: [], subcategories: [] },
  });

const table = new EntryTable([
  product(1, "MS 250", "STIHL", "Chainsaws"),
  product(2, "MS 1250", "STIHL", "Chainsaws"),
  product(3, "K 5 Prémium", "Kärcher", "Pressure Washers"),
]);

it.each([
  ["ms250", [1]],
  ["stihl chainsaw", [1, 2]],
  ["pressure-washer", [3]],
  ["premium", [3]],
  ["karcher ms", []],
  ["?", []],
])("%s names %j", (text, ids) => {
  expect([...findByName(table, text)].map((slot) => table.ids[slot])).toEqual(ids);
});
