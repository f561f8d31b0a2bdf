/** A database for measurements: the demonstration's products, repeated under other names. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#app/api/database/database.ts";
import { recordRun } from "#app/api/database/job-runs.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import { writeCatalogue } from "#app/api/database/writing.ts";
import { DRAWING_VERSION } from "#app/api/products/draw-products.ts";
import { storeSpecifications } from "#app/api/specifications/stored-specifications.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { fillWithDemonstration } from "../support/demonstration-catalogue.ts";

const ROWS_AT_ONCE = 500;

export interface FilledDatabase {
  database: Database;
  dataDir: string;
  remove(): Promise<void>;
  /** Call it after closing the database. */
  removeFiles(): void;
}

/** Values of a shop's own specification; the more, the longer a list takes. */
const MAX_VALUES = 40;

async function defineSpecifications(database: Database, count: number): Promise<void> {
  const own = Array.from({ length: count }, (_, at): SpecificationDefinition => {
    const key = `own-${at}`;
    const uses = ["filter" as const, "sort" as const, "card" as const];
    return {
      key,
      name: `Own ${at}`,
      unit: "mm",
      type: "number",
      aliases: [],
      categories: null,
      uses,
    };
  });
  await writeCatalogue(database, ({ trx }) =>
    storeSpecifications(trx, [...own, ...DEFAULT_DEFINITIONS]),
  );
}

/** Ten to forty values of each, all different. */
function withSpecifications(details: string, seed: number, count: number): string {
  if (count === 0) return details;
  const own = Array.from({ length: count }, (_, at) => ({
    name: `Own ${at}`,
    value: `${((seed * (at + 7)) % (10 + (at % (MAX_VALUES - 9)))) + 1} mm`,
  }));
  return JSON.stringify([...JSON.parse(details), ...own]);
}

/**
 * @param minProducts the demonstration's products are written in any case
 * @param specifications number of the shop's own, which all but the demonstration's products have
 */
export async function fillDatabase(
  minProducts: number,
  specifications = 0,
): Promise<FilledDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
  const database = await openDatabase({ dataDir });
  await fillWithDemonstration(database, dataDir);
  if (specifications > 0) await defineSpecifications(database, specifications);
  const rows = await database.db.selectFrom("products").selectAll().execute();
  const links = await database.db.selectFrom("product_subcategories").selectAll().execute();
  const memberships = await database.db.selectFrom("product_collections").selectAll().execute();
  const greatest = (all: readonly { id: number }[]) => Math.max(...all.map(({ id }) => id));
  for (let round = 1; round * rows.length < minProducts; round++) {
    const shift = round * greatest(rows);
    const linkShift = round * greatest(links);
    const copies = rows.map((row) => ({
      ...row,
      id: row.id + shift,
      name: `${row.name} V${round}`,
      slug: `${row.slug}-v${round}`,
      sku: row.sku && `${row.sku}-V${round}`,
      fits: "[]",
      technical_details: withSpecifications(row.technical_details, row.id + round, specifications),
    }));
    await insert("products", copies);
    await insert(
      "product_subcategories",
      links.map((link) => ({
        ...link,
        id: link.id + linkShift,
        product_id: link.product_id + shift,
      })),
    );
    await insert(
      "product_collections",
      memberships.map((each) => ({ ...each, product_id: each.product_id + shift })),
    );
  }
  // The copies keep the drawings of their originals.
  await recordRun(database.db, `drawings ${DRAWING_VERSION}`);

  async function insert(
    table: "products" | "product_subcategories" | "product_collections",
    all: object[],
  ) {
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
