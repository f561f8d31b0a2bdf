/** Opens the database the dealer chose, SQLite or PostgreSQL, and tells when another process has written to it. */
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import { NodeSqliteDialect, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export interface DatabaseSettings {
  /** Folder of the SQLite file, used when there is no `databaseUrl`. */
  dataDir: string;
  /** `postgres://…`, or undefined for SQLite. */
  databaseUrl?: string | undefined;
}

export interface Database {
  kind: "sqlite" | "postgres";
  db: Kysely<Tables>;
  /** Calls back when another process may have changed the catalogue; returns how to stop. */
  onForeignChange(callback: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const CHANNEL = "catalogue_changed";
const LOOK_EVERY_MS = 250;
const RECONNECT_AFTER_MS = 1000;
const HEARTBEAT_MS = 15_000;
const QUICK_MS = 5_000;

/** Opens, and migrates. @throws when the database cannot be reached or is not one. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = settings.databaseUrl ? openPostgres(settings.databaseUrl) : openFile(settings.dataDir);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
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
    close: () => db.destroy(),
  };
}

const types = new pg.TypeOverrides();
// bigint: paise stay far below what a number holds exactly.
types.setTypeParser(20, Number);

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, types, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that idles when the server goes away must not end the process; the next query reports it.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    db,
    onForeignChange: (callback) => listen(connectionString, callback),
    close: () => db.destroy(),
  };
}

/** Keeps one connection listening; after a lost one it connects again and assumes that something has changed. */
async function listen(connectionString: string, callback: () => void): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    client = null;
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect().then(callback, again), RECONNECT_AFTER_MS);
    timer.unref();
  };
  const connect = async () => {
    const fresh = new pg.Client({ connectionString, query_timeout: QUICK_MS });
    fresh.on("error", again);
    fresh.on("notification", callback);
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    if (stopped) await fresh.end();
    else client = fresh;
  };
  await connect();
  // A connection can be lost without word of it: then nothing is heard of it any more, and it does not answer either.
  const heartbeat = setInterval(() => {
    const silent = client;
    silent?.query("SELECT 1").catch(() => {
      again();
      silent.end().catch(() => {});
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    await client?.end();
  };
}
