/** The demonstration's catalogue: the records of its file, and a database filled with it. */
import { readFileSync } from "node:fs";
import type { Database } from "#app/api/database/database.ts";
import { fillFirst } from "#app/api/transfer/first-catalogue.ts";
import { createUploads } from "#app/api/uploads/uploads.ts";
import { CatalogueLine } from "#app/contract/catalogue-file.ts";

const DEMONSTRATION = "app/site/demonstration";

/** Parses each line as JSON. */
export function readJsonLines(file: string): unknown[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

const [, ...lines] = readJsonLines(`${DEMONSTRATION}/catalogue.jsonl`);
const entries = lines.map((line) => CatalogueLine.parse(line));
export const brands = entries.flatMap((entry) => entry.brands ?? []);
/** Includes the collections. */
export const categories = entries.flatMap((entry) => entry.categories ?? []);
export const subcategories = entries.flatMap((entry) => entry.subcategories ?? []);
export const products = entries.flatMap((entry) => entry.products ?? []);

/** The machines that each spare is said to fit, by id. */
export const said = new Map(
  products.flatMap(({ id, fits = [] }) => (fits.length > 0 ? [[id, fits] as const] : [])),
);

/** Fills the database as the site does at its first start. */
export function fillWithDemonstration(database: Database, dataDir: string): Promise<void> {
  return fillFirst(database, DEMONSTRATION, createUploads(dataDir));
}
