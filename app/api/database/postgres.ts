/** Opens a PostgreSQL database so that a server which restarts, hangs or goes away never takes the site with it. */
import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";
import { CHANNEL } from "./writing.ts";

const CONNECT_MS = 3_000;
/** A connection on which nothing arrives for so long is given up: the server hangs, or the network lost it. */
const SILENT_MS = 8_000;
/** Idle ones are closed well before their silence could be taken for a fault. */
const IDLE_MS = 4_000;
/** How long a write waits for another that holds the same rows. */
const LOCK_MS = 4_000;
const RECONNECT_AFTER_MS = 1_000;
const HEARTBEAT_MS = 3_000;

const types = new pg.TypeOverrides();
// bigint: paise stay far below what a number holds exactly.
types.setTypeParser(20, Number);

function createSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error(`The database was silent for ${SILENT_MS / 1000} s`)));
  return socket;
}

export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    lock_timeout: LOCK_MS,
    stream: createSocket,
  });
  // A lost connection must not end the process: an idle one is replaced, one in use reports it through its query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    db,
    onForeignChange: (callback) => listen(connectionString, callback),
    // The server overwrites what was deleted when it needs the room.
    clearFreed: async () => {},
    compact: async () => {
      await sql`vacuum full contact_messages`.execute(db);
    },
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
    const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, stream: createSocket });
    fresh.on("error", again);
    fresh.on("notification", callback);
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    if (stopped) await fresh.end();
    else client = fresh;
  };
  await connect();
  // Each answer proves the connection; without one its silence ends it.
  const heartbeat = setInterval(() => client?.query("SELECT 1").catch(() => {}), HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    await client?.end();
  };
}
