/** Opens the SQLite or PostgreSQL database and watches for writes of other processes. */
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Database, DatabaseSettings } from "./database.ts";
import { migrate } from "./migrate.ts";
import { isOpenElsewhere, NodeSqliteDialect, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

const POLL_EVERY_MS = 250;

/** Opens and migrates. @throws if the database cannot be reached, or is invalid or refused. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connect(settings);
  try {
    const tables = await database.db.introspection.getTables();
    if (settings.mustExist && !tables.some(({ name }) => name === "products"))
      throw new Error(
        `it is empty, but DATA_DIR ${settings.dataDir} was in use before. Restore a backup with ` +
          "DATA_DIR_NEW=yes npm run restore, or set DATA_DIR_NEW=yes once to begin a new shop",
      );
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens without migrating. */
export async function connect(settings: DatabaseSettings): Promise<Database> {
  if (!settings.databaseUrl) return { settings, ...openSqliteDatabase(settings.dataDir) };
  // Loads the driver only if needed.
  const { openPostgres } = await import("./postgres.ts");
  return { settings, ...openPostgres(settings.databaseUrl) };
}

function openSqliteDatabase(dataDir: string): Omit<Database, "settings"> {
  const sqlite = openSqlite(join(dataDir, "catalogue.sqlite"));
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) });
  const dataVersion = sqlite.prepare("PRAGMA data_version");
  const timers = new Set<NodeJS.Timeout>();
  return {
    kind: "sqlite",
    db,
    // The number changes exactly when another connection commits.
    async onExternalChange(callback) {
      let seen = dataVersion.get()?.data_version;
      const timer = setInterval(() => {
        const now = dataVersion.get()?.data_version;
        if (now === seen) return;
        seen = now;
        callback();
      }, POLL_EVERY_MS);
      timer.unref();
      timers.add(timer);
      return async () => clearInterval(timer);
    },
    isInUse: async () => isOpenElsewhere(sqlite),
    // secure_delete overwrote the rows in the file; the write-ahead log may have older pages.
    eraseFreePages: async () => sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)"),
    compact: async () => sqlite.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)"),
    close() {
      for (const timer of timers) clearInterval(timer);
      return db.destroy();
    },
  };
}
