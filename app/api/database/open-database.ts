/** Opens the database the dealer chose, SQLite or PostgreSQL, and tells when another process has written to it. */
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export interface DatabaseSettings {
  /** Folder of the SQLite file, used when there is no `databaseUrl`. */
  dataDir: string;
  /** `postgres://…`, or undefined for SQLite. */
  databaseUrl?: string | undefined;
}

const LOOK_EVERY_MS = 250;

/** Opens, and migrates. @throws when the database cannot be reached or is not one. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connect(settings);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens it as it is. */
export async function connect({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  if (!databaseUrl) return openFile(dataDir);
  // Its driver is loaded only where it is used.
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl);
}

function openFile(dataDir: string): Database {
  const sqlite = openSqlite(join(dataDir, "catalogue.sqlite"));
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) });
  const dataVersion = sqlite.prepare("PRAGMA data_version");
  return {
    kind: "sqlite",
    db,
    // The pragma's number changes exactly when another connection has committed.
    async onForeignChange(callback) {
      let seen = dataVersion.get()?.data_version;
      const timer = setInterval(() => {
        const now = dataVersion.get()?.data_version;
        if (now === seen) return;
        seen = now;
        callback();
      }, LOOK_EVERY_MS);
      timer.unref();
      return async () => clearInterval(timer);
    },
    // Deleting has overwritten it in the file; older copies of its pages are in the write-ahead log.
    clearFreed: async () => sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)"),
    compact: async () => sqlite.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)"),
    close: () => db.destroy(),
  };
}
