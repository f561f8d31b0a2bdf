/** Migrates the database at every start. */
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { initialSchema } from "./migrations/1-initial.ts";
import { staffValues } from "./migrations/2-staff-values.ts";
import type { Tables } from "./tables.ts";

/** In the order of their names. */
const MIGRATIONS: Record<string, Migration> = {
  "1-initial": initialSchema,
  "2-staff-values": staffValues,
};

/**
 * Runs all pending migrations or none.
 *
 * @throws the failed migration's error, or if a later release has migrated the database
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt)) await rejectLater(db);
  // Checking first takes no lock from writers.
  if (known.every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The name of the newest migration that the database has. */
export async function lastMigration(db: Kysely<Tables>): Promise<string> {
  const last = sql<{ name: string }>`select max(name) as name from kysely_migration`;
  return (await last.execute(db)).rows[0]?.name ?? "";
}

/** This release could write rows that a later schema does not expect. */
async function rejectLater(db: Kysely<Tables>): Promise<void> {
  const last = await lastMigration(db);
  if (!Object.hasOwn(MIGRATIONS, last))
    throw new Error(
      `a later release has migrated the database (${last}); ` +
        "start that release or restore a backup",
    );
}
