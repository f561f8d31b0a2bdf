/** Runs a command with the database of the environment; prints errors as one line. */
import { findOwnDataFolderFault, ownDatabase } from "../data-folder.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";

/** An error in the command's arguments. */
export class UsageError extends Error {}

export async function run(
  work: (database: Database, args: string[]) => Promise<void>,
): Promise<void> {
  let database: Database | null = null;
  try {
    const fault = findOwnDataFolderFault();
    if (fault) throw new UsageError(fault);
    database = await openDatabase(ownDatabase());
    await work(database, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}
