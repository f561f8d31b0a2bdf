/** The products as a spreadsheet, and the template to begin with. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readAllProducts } from "../products/read-products.ts";
import { COLUMNS } from "./columns.ts";
import { toDetailCells } from "./details.ts";
import { readSpreadsheetNames } from "./spreadsheet-names.ts";

/** One row per product, and one column per specification or staff-only value of any product. */
export async function exportSpreadsheet(db: Kysely<Tables>): Promise<string[][]> {
  const names = await readSpreadsheetNames(db);
  const rows: { fields: string[]; details: Map<string, string> }[] = [];
  const titles = new Set<string>();
  for await (const product of readAllProducts(db)) {
    const details = new Map([
      ...toDetailCells(product.technical_details, "technical_details"),
      ...toDetailCells(product.staff_values, "staff_values"),
    ]);
    for (const title of details.keys()) titles.add(title);
    rows.push({ fields: COLUMNS.list.map((column) => column.write(product, names)), details });
  }
  return [
    [...COLUMNS.titles, ...titles],
    ...rows.map(({ fields, details }) => [
      ...fields,
      ...[...titles].map((title) => details.get(title) ?? ""),
    ]),
  ];
}

const EXAMPLE: Record<string, string> = {
  Name: "Example machine",
  Price: "12500",
  Stock: "3",
  Status: "draft",
  Featured: "no",
  "Weight (kg)": "4.6",
  Features: "Easy start: one pull is enough\nLow weight",
  Pictures: "front.jpg; side.jpg",
  Power: "750 W",
  Warranty: "1 year",
};

/** Specifications that the template has. */
export const TEMPLATE_DETAILS = ["Power", "Warranty"];

/** Whether a row is an example of the template, whatever else was changed in it. */
export const isExample = (sku: string, name: string) =>
  /^EXAMPLE-\d+$/.test(sku) && name === EXAMPLE.Name;

/** The titles, and one draft product as an example for each category. */
export async function templateSpreadsheet(db: Kysely<Tables>): Promise<string[][]> {
  const categories = await db
    .selectFrom("categories")
    .select("name")
    .where("kind", "=", "category")
    .where("retired", "=", 0)
    .orderBy("position")
    .execute();
  const titles = [...COLUMNS.titles, ...TEMPLATE_DETAILS];
  const named = categories.length > 0 ? categories : [{ name: "Water pumps" }];
  const examples = named.map(({ name }, index) => {
    const example: typeof EXAMPLE = { ...EXAMPLE, SKU: `EXAMPLE-${index + 1}`, Category: name };
    return titles.map((title) => example[title] ?? "");
  });
  return [titles, ...examples];
}
