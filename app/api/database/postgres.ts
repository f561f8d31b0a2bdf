/** Opens a PostgreSQL database; the site survives restarts, hangs and lost connections. */
import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";
import { CHANNEL } from "./writing.ts";

/** The name of a site's listening connection. */
const SITE = "catalogue site";
const CONNECT_MS = 3_000;
/** Closes a connection that received nothing for this long: the server or the network hangs. */
const SILENT_MS = 8_000;
/** Shorter than SILENT_MS, so that idle connections do not look faulty. */
const IDLE_MS = 4_000;
/** How long a write waits for locked rows. */
const LOCK_MS = 4_000;
const RECONNECT_AFTER_MS = 1_000;
const HEARTBEAT_MS = 3_000;

const types = new pg.TypeOverrides();
// bigint: amounts in paise are safe integers.
types.setTypeParser(20, Number);

function createSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENT_MS, () =>
    socket.destroy(new Error(`No data from the database for ${SILENT_MS / 1000} s`)),
  );
  return socket;
}

export function openPostgres(connectionString: string): Omit<Database, "settings"> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    lock_timeout: LOCK_MS,
    stream: createSocket,
  });
  // Unhandled errors end the process; queries report lost connections anyway.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    db,
    onExternalChange: (callback) => listen(connectionString, callback),
    async isInUse() {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and application_name = ${SITE}
      `.execute(db);
      return rows.length > 0;
    },
    // The server reuses the space of deleted rows by itself.
    eraseFreePages: async () => {},
    compact: async () => {
      await sql`vacuum full contact_messages`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Listens on one connection; after a reconnect it assumes a change. */
async function listen(
  connectionString: string,
  callback: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const reconnect = () => {
    client = null;
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect().then(callback, reconnect), RECONNECT_AFTER_MS);
    timer.unref();
  };
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString,
      application_name: SITE,
      connectionTimeoutMillis: CONNECT_MS,
      stream: createSocket,
    });
    fresh.on("error", reconnect);
    fresh.on("notification", callback);
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    if (stopped) await fresh.end();
    else client = fresh;
  };
  await connect();
  // A missing reply closes the socket after SILENT_MS.
  const heartbeat = setInterval(() => client?.query("SELECT 1").catch(() => {}), HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    await client?.end();
  };
}
