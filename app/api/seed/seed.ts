/** Fills an empty database with the machines of the seed, once; a newer seed replaces an older one nobody wrote to. */
import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import {
  afterLock,
  announce,
  type CatalogueWrite,
  clearCatalogue,
  raiseCounter,
  type Writer,
} from "../database/writing.ts";
import { ensureDeals } from "../places/deals.ts";
import { DRAWING_VERSION, type DrawingStore, drawProducts } from "../products/draw-products.ts";
import { ensureTypes } from "../products/power-types.ts";
import { TYPES, toRows } from "./rows.ts";

/** Both databases bound the number of parameters in a statement. */
const ROWS_AT_ONCE = 500;

async function insertAll<T extends keyof Tables>(trx: Writer, table: T, rows: Insertable<Tables[T]>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

async function fill(write: CatalogueWrite, uploads: DrawingStore): Promise<void> {
  const { trx, version } = write;
  const rows = toRows(version);
  await clearCatalogue(write);
  await insertAll(trx, "brands", rows.brands);
  await insertAll(trx, "types", TYPES);
  await insertAll(trx, "categories", rows.categories);
  await insertAll(trx, "subcategories", rows.subcategories);
  await insertAll(trx, "products", rows.products);
  await insertAll(trx, "product_subcategories", rows.links);
  await insertAll(trx, "product_collections", rows.memberships);
  await insertAll(trx, "slug_aliases", rows.aliases);
  await raiseCounter(trx, "brands", rows.brands.length);
  await raiseCounter(trx, "types", TYPES.length);
  await raiseCounter(trx, "categories", rows.categories.length);
  await raiseCounter(trx, "subcategories", Math.max(...rows.subcategories.map(({ id }) => id)));
  await raiseCounter(trx, "products", rows.products.length);
  await raiseCounter(trx, "product_subcategories", rows.links.length);
  await drawProducts(write, uploads);
}

/** Hash of what the seed would write, so that any change of its data, its rules or its drawings shows. */
function fingerprint(): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, toRows(0)]))
    .digest("hex");
}

/** Seeds when the database is empty, or holds an older seed and nothing else. @returns whether it wrote. */
export function seed(database: Database, uploads: DrawingStore): Promise<boolean> {
  return replaceSeed(database, fingerprint(), (write) => fill(write, uploads));
}

/** Takes the seed out of a database that nobody wrote to since: it is another dealer's now. @returns whether it wrote. */
export function removeSeed(database: Database): Promise<boolean> {
  return replaceSeed(database, UNSEEDED, async (write) => {
    await clearCatalogue(write);
    await ensureDeals(write.trx);
    await ensureTypes(write.trx);
  });
}

/** Of a database that holds nothing yet; one that somebody wrote to has null. */
const UNSEEDED = "";

/** Whether nothing was ever written to the catalogue. */
export async function isUntouched(database: Database): Promise<boolean> {
  const state = await database.db.selectFrom("catalogue_state").select("seed").executeTakeFirst();
  return state?.seed === UNSEEDED;
}

async function replaceSeed(
  database: Database,
  hash: string,
  work: (write: CatalogueWrite) => Promise<void>,
): Promise<boolean> {
  const known = await database.db.selectFrom("catalogue_state").select("seed").executeTakeFirst();
  if (known?.seed === null || known?.seed === hash) return false;
  const lock = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 0) }))
      .returning("version")
      .executeTakeFirstOrThrow();
  return afterLock(database, lock, async (trx, { version }) => {
    const state = await trx.selectFrom("catalogue_state").select("seed").executeTakeFirstOrThrow();
    if (state.seed === null || state.seed === hash) return false;
    const write = { trx, version: version + 1 };
    await work(write);
    await trx.updateTable("catalogue_state").set({ version: write.version, seed: hash }).execute();
    await announce(database, write);
    return true;
  });
}
