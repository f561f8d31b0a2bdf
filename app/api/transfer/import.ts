/** Replaces a catalogue with that of an archive, in one transaction. */
import { sql } from "kysely";
import { CatalogueLine } from "#app/contract/catalogue-file.ts";
import { toValidationMessage } from "#app/contract/validation-messages.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { type CatalogueWrite, raiseCounter, writeCatalogue } from "../database/writing.ts";
import { ensureDeals } from "../groups/groups.ts";
import { type DrawingStore, drawProducts } from "../products/draw-products.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { toNewColumns } from "../products/product-columns.ts";
import { describeMissing, ensureTypes } from "../products/references.ts";
import { CATALOGUE, encode, insertRows, type Row, type Rows } from "./archive-tables.ts";
import { type Archive, ArchiveError, parseLine } from "./read-archive.ts";

type Id = number | string;
type CatalogueTable = keyof CatalogueLine;

/** The tables that columns refer to, by slug or id. */
const REFERENCES: Record<string, CatalogueTable> = {
  type: "types",
  brand_id: "brands",
  category_id: "categories",
  subcategory_id: "subcategories",
  product_id: "products",
};

/** The start of a message about a row that has a name. */
function nameRow({ name, sku }: Row): string {
  return name ? `"${name}"${sku ? ` (${sku})` : ""}: ` : "";
}

/**
 * Checks fields, and that rows refer to earlier ones only.
 *
 * @returns a function that returns a line's row, and what is wrong with it
 */
function createChecks() {
  const known = new Map<string, Map<Id, string>>();

  return (line: object | undefined) => {
    const { data, error } = CatalogueLine.safeParse(line);
    const [given] = Object.entries<Row>({ ...(data ?? line) });
    const [table, row] = (given ?? ["", {}]) as [CatalogueTable, Row];
    const { id, slug, name } = Object(row) as { id: number; slug: string; name?: string };
    // Also of a wrong row, so that those which refer to it are not wrong too.
    const rows = known.get(table) ?? new Map<Id, string>();
    if (name) known.set(table, rows.set(table === "types" ? slug : id, name));
    if (error) {
      const fault = line ? nameRow(Object(row)) + toValidationMessage(error) : "is not JSON";
      return { table, row, faults: [fault] };
    }
    const faults = Object.entries(REFERENCES).flatMap(([column, target]) => {
      const to = row[column] as Id | null;
      const choices = known.get(target) ?? new Map<Id, string>();
      if (!to || choices.has(to)) return [];
      const list = Array.from(choices, ([id, name]) => ({ id, name }));
      const missing = describeMissing(column.replace("_id", ""), to, list);
      return [`${nameRow(row)}${table}.${column}: ${missing}`];
    });
    return { table, row, faults };
  };
}

/** The largest number of errors in a message. */
const MAX_FAULTS = 50;

interface ImportOptions {
  /** Called after each product. */
  report?: (done: number, total: number) => void;
  /** Stores drawings of the products without pictures. */
  uploads?: DrawingStore;
}

/**
 * Replaces the catalogue in its own transaction. Of a backup it reads the catalogue only.
 *
 * @returns the number of products
 * @throws ArchiveError; the catalogue is then unchanged
 */
export function importCatalogue(
  database: Database,
  archive: Archive,
  options: ImportOptions = {},
): Promise<number> {
  return writeCatalogue(database, async (write) => {
    const products = await replaceCatalogue(write, archive, options);
    const entry = { action: "import", resource: "catalogue", id: null } as const;
    await writeAuditLog(write.trx, OPERATOR, [{ ...entry, after: { products } }]);
    return products;
  });
}

function toStored(table: CatalogueTable, row: Row, changed_in: number): Row {
  if (table === "products") return toProductRow(row, changed_in);
  return table === "documents" ? { ...encode(table, row), changed_in } : encode(table, row);
}

/** A product's texts are cleaned as those of the API; its images keep their ids. */
function toProductRow(row: Row, changed_in: number): Row {
  const { id, version, created_at, updated_at, ...fields } = row as NonNullable<
    CatalogueLine["products"]
  >;
  const images = JSON.stringify((fields.images ?? []).map(inKeyOrder));
  return { ...toNewColumns(fields), images, id, version, changed_in, created_at, updated_at };
}

/** A file without these leaves those of the shop. */
const KEPT: (keyof Tables)[] = ["specifications", "documents"];

/** Makes every index forget all products before it reads the new ones. */
async function markAllRemoved({ trx, version }: CatalogueWrite): Promise<void> {
  const products = trx.selectFrom("products").select("id");
  await trx.deleteFrom("removed_products").where("id", "in", products).execute();
  await trx
    .insertInto("removed_products")
    .columns(["id", "changed_in"])
    .expression(products.select(sql.lit(version).as("changed_in")))
    .execute();
}

/** Replaces the catalogue within a transaction. */
export async function replaceCatalogue(
  write: CatalogueWrite,
  { head, lines }: Archive,
  { report, uploads }: ImportOptions,
): Promise<number> {
  const { trx, version } = write;
  await markAllRemoved(write);
  const replaced = CATALOGUE.map(([table]) => table).filter((table) => !KEPT.includes(table));
  for (const table of replaced.reverse()) await trx.deleteFrom(table).execute();
  const check = createChecks();
  const faults: string[] = [];
  const lastIds = new Map<keyof Tables, number>();
  let number = 1;
  let done = 0;

  async function* readRows(): Rows {
    for await (const text of lines) {
      number++;
      if (text.trim() === "") continue;
      const { table, row, faults: wrong } = check(parseLine(text));
      if (head.migration && !Object.hasOwn(CatalogueLine.shape, table)) continue;
      faults.push(...wrong.map((fault) => `line ${number}: ${fault}`));
      if (faults.length > MAX_FAULTS) return;
      if (faults.length > 0) continue;
      if (KEPT.includes(table) && !lastIds.has(table)) await trx.deleteFrom(table).execute();
      lastIds.set(table, Math.max(lastIds.get(table) ?? 0, Number(row.id ?? 0)));
      yield [table, toStored(table, row, version)];
      if (table !== "products") continue;
      done++;
      report?.(done, head.products);
    }
  }

  await insertRows(trx, readRows()).catch((error: Error) => {
    if (error instanceof ArchiveError) throw error;
    const where = `line ${number} or one shortly before`;
    throw new ArchiveError(`${where}: ${error.message}`, { cause: error });
  });
  if (faults.length > MAX_FAULTS) faults.splice(MAX_FAULTS, faults.length, "and more");
  if (faults.length > 0) throw new ArchiveError(faults.join("\n"));
  if (done !== head.products)
    throw new ArchiveError(
      `line 1: products must be ${done}, the number in the file, not ${head.products}`,
    );
  for (const [table, id] of lastIds) if (id > 0) await raiseCounter(trx, table, id);
  await ensureTypes(trx);
  await ensureDeals(trx);
  if (uploads) await drawProducts(write, uploads);
  return done;
}
