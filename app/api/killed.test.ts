import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, it } from "vitest";
import { beginSession, freshDatabase } from "../../tests/support/api.ts";
import type { Said, Writing } from "../../tests/support/endless-writer.ts";
import { measured } from "../../tests/trust/figure.ts";
import type { Database } from "./database/database.ts";
import { type DatabaseSettings, openDatabase } from "./database/open-database.ts";

/** A file is ours to keep whole; a PostgreSQL server outlives the one who is killed. */
const KILLS = inject("isThorough") ? { sqlite: 200, postgres: 200 } : { sqlite: 20, postgres: 10 };
/** The longest that a writer lives after one of the first things that it said, milliseconds; any of them, or a busy machine would kill all before their first write. */
const LIFE = 200;
const FIRST = 4;

const WRITER = join(import.meta.dirname, "../../tests/support/endless-writer.ts");

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** Kills the writer at any moment after it has opened the database, and tells what it said before. */
async function writeUntilKilled(writing: Writing): Promise<Said[]> {
  // What one writer has compiled the next need not: half of its start.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(writing.settings.dataDir, "compiled") };
  const child = spawn(process.execPath, [WRITER, JSON.stringify(writing)], { stdio: "pipe", env });
  children.add(child);
  const said: Said[] = [];
  const last = 1 + Math.floor(Math.random() * FIRST);
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  createInterface(child.stdout).on("line", (line) => {
    said.push(JSON.parse(line));
    if (said.length === last) setTimeout(() => child.kill("SIGKILL"), Math.random() * LIFE);
  });
  const [, signal] = await once(child, "close");
  children.delete(child);
  if (signal !== "SIGKILL") throw new Error(`The writer ended by itself: ${errors}`);
  return said;
}

async function using<T>(settings: DatabaseSettings, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Everything acknowledged that the database holds, in the words of the writer. */
async function storedWrites({ db }: Database): Promise<Set<string>> {
  const messages = await db.selectFrom("contact_messages").select("message").execute();
  const products = await db.selectFrom("products").selectAll().execute();
  return new Set([
    ...messages.map(({ message }) => `message ${message}`),
    ...products.flatMap(({ name, price_paise, stock_quantity }) => [
      name.replace("Product", "product"),
      `price ${(price_paise ?? 0) / 100}`,
      `stock ${stock_quantity}`,
    ]),
  ]);
}

/** Ids of products whose stock is not what its log adds up to: a write of which only a part was kept. */
async function halfWritten({ db }: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("products")
    .leftJoin("inventory_log", "inventory_log.product_id", "products.id")
    .groupBy(["products.id", "stock_quantity"])
    .having(sql<boolean>`coalesce(sum(inventory_log.change), 0) <> stock_quantity`)
    .select("products.id")
    .execute();
  return rows.map(({ id }) => id);
}

async function isWhole({ db, kind }: Database): Promise<boolean> {
  if (kind === "postgres") return true;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.every(({ integrity_check }) => integrity_check === "ok");
}

describe("a server killed while it writes", () => {
  it.for(inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
    "ASVS 2.3.3 loses nothing that it has acknowledged, on %s",
    { timeout: 1_800_000 },
    async (kind, { task }) => {
      const fresh = await freshDatabase(kind);
      const { settings } = fresh;
      // Nobody else has the database open while writers are killed, so each one finds what the last one left.
      const { Authorization: authorization } = await using(settings, (database) => beginSession(database, "editor"));
      try {
        const said: Said[] = [];
        for (let kill = 0, from = 1; kill < KILLS[kind]; kill++) {
          said.push(...(await writeUntilKilled({ settings, authorization, from })));
          // The number under way may be half done; it is not used again.
          from = Math.max(from, ...said.map(({ done }) => done?.number ?? 0)) + 2;
        }
        const versions = said.map(({ version }) => version);
        expect(versions).toEqual(versions.toSorted((one, other) => one - other));
        const acknowledged = said.flatMap(({ done }) => (done ? [`${done.what} ${done.number}`] : []));
        measured(task, `${KILLS[kind]} kills, ${acknowledged.length} writes acknowledged`);
        expect(acknowledged.length).toBeGreaterThan(KILLS[kind]);
        await using(settings, async (database) => {
          const stored = await storedWrites(database);
          expect(acknowledged.filter((write) => !stored.has(write))).toEqual([]);
          const state = await database.db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
          expect(state.version).toBeGreaterThanOrEqual(versions.at(-1) ?? 0);
          expect(await halfWritten(database)).toEqual([]);
          expect(await isWhole(database)).toBe(true);
        });
      } finally {
        await fresh.remove();
      }
    },
  );
});
