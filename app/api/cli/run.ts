/** How the command lines begin and end: the database that the environment names, one line for an error. */
import { env } from "#app/env.server.ts";
import { findOwnDataFolderFault } from "../data-folder.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";

/** A mistake of the one who typed, told without a stack. */
export class Usage extends Error {}

/** @param workWithoutShop tried where there is no database yet; answers whether it did what was asked for */
export async function run(
  work: (database: Database, given: string[]) => Promise<void>,
  workWithoutShop?: () => Promise<boolean>,
): Promise<void> {
  let database: Database | null = null;
  try {
    const fault = findOwnDataFolderFault();
    if (fault && (await workWithoutShop?.())) return;
    if (fault) throw new Usage(fault);
    database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
    await work(database, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}
