/** The catalogue as a table, and the empty one to begin with. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { writeCells } from "./column.ts";
import { COLUMNS } from "./columns.ts";
import { toDetailCells } from "./details.ts";
import { readAllSheetProducts } from "./read-products.ts";
import { readSheetNames } from "./sheet-names.ts";

/** A row a product, a column for each technical detail that any of them has. */
export async function exportSheet(db: Kysely<Tables>): Promise<string[][]> {
  const names = await readSheetNames(db);
  const rows: { own: string[]; details: Map<string, string> }[] = [];
  const titles = new Set<string>();
  for await (const product of readAllSheetProducts(db)) {
    const details = toDetailCells(product.technical_details);
    for (const title of details.keys()) titles.add(title);
    rows.push({ own: writeCells(COLUMNS, product, names), details });
  }
  return [
    [...COLUMNS.titles, ...titles],
    ...rows.map(({ own, details }) => [...own, ...[...titles].map((title) => details.get(title) ?? "")]),
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
};

/** The titles, and one example a category, which is a draft until somebody changes it. */
export async function templateSheet(db: Kysely<Tables>): Promise<string[][]> {
  const categories = await db
    .selectFrom("categories")
    .select(["name"])
    .where("kind", "=", "category")
    .where("retired", "=", 0)
    .orderBy("position")
    .execute();
  return categories.length > 0 ? toTemplate(categories.map(({ name }) => name)) : firstTemplate();
}

/** For a shop that has no category yet. */
export function firstTemplate(): string[][] {
  return toTemplate(["Water pumps"]);
}

function toTemplate(categories: readonly string[]): string[][] {
  const examples = categories.map((name, index) => {
    const own: Record<string, string> = { ...EXAMPLE, SKU: `EXAMPLE-${index + 1}`, Category: name };
    return [...COLUMNS.titles.map((title) => own[title] ?? ""), "750 W", "1 year"];
  });
  return [[...COLUMNS.titles, "Power", "Warranty"], ...examples];
}
