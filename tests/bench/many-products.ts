/** A database for measuring: the seed's products, repeated under other names until there are enough. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#app/api/database/database.ts";
import { seed } from "#app/api/seed/seed.ts";

const ROWS_AT_ONCE = 500;

export interface Filled {
  database: Database;
  dataDir: string;
  remove(): Promise<void>;
}

/** @param least how many products there are to be; the seed's own where it has as many */
export async function fillDatabase(least: number): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
  const database = await openDatabase({ dataDir });
  await seed(database);
  const rows = await database.db.selectFrom("products").selectAll().execute();
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
  }
  return {
    database,
    dataDir,
    async remove() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
