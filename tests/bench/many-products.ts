/** A database for measuring: the demonstration's products, repeated under other names until there are enough. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#app/api/database/database.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import { fillWithDemonstration } from "../support/demonstration-catalogue.ts";

const ROWS_AT_ONCE = 500;

export interface Filled {
  database: Database;
  dataDir: string;
  remove(): Promise<void>;
  /** For a database that is closed already. */
  removeFiles(): void;
}

/** @param least how many products there are to be; the demonstration's own where it has as many */
export async function fillDatabase(least: number): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
  const database = await openDatabase({ dataDir });
  await fillWithDemonstration(database, dataDir);
  const rows = await database.db.selectFrom("products").selectAll().execute();
  const links = await database.db.selectFrom("product_subcategories").selectAll().execute();
  const memberships = await database.db.selectFrom("product_collections").selectAll().execute();
  for (let round = 1; round * rows.length < least; round++) {
    const copies = rows.map((row) => ({
      ...row,
      id: row.id + round * rows.length,
      name: `${row.name} V${round}`,
      slug: `${row.slug}-v${round}`,
      sku: row.sku && `${row.sku}-V${round}`,
      fits: "[]",
    }));
    for (let at = 0; at < copies.length; at += ROWS_AT_ONCE) {
      await database.db
        .insertInto("products")
        .values(copies.slice(at, at + ROWS_AT_ONCE))
        .execute();
    }
    const shift = round * rows.length;
    await insert(
      "product_subcategories",
      links.map((link) => ({
        ...link,
        id: link.id + round * links.length,
        product_id: link.product_id + shift,
      })),
    );
    await insert(
      "product_collections",
      memberships.map((each) => ({ ...each, product_id: each.product_id + shift })),
    );
  }

  async function insert(table: "product_subcategories" | "product_collections", all: never[] | object[]) {
    for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
      await database.db
        .insertInto(table)
        .values(all.slice(at, at + ROWS_AT_ONCE) as never)
        .execute();
    }
  }

  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  return {
    database,
    dataDir,
    async remove() {
      await database.close();
      removeFiles();
    },
    removeFiles,
  };
}
