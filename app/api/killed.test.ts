import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, it } from "vitest";
import { beginSession, freshDatabase } from "../../tests/support/api.ts";
import type { WriterOutput, WriterSettings } from "../../tests/support/endless-writer.ts";
import { recordMeasurement } from "../../tests/trust/measurement.ts";
import type { Database, DatabaseSettings } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";

/** With SQLite the killed process writes the file itself; a PostgreSQL server survives it. */
const KILLS = inject("isThorough") ? { sqlite: 200, postgres: 200 } : { sqlite: 20, postgres: 10 };
/** Maximum time until the kill, in milliseconds after one of the writer's first `FIRST` lines. */
const LIFE = 200;
/** More than one line, because a busy machine would kill every writer before its first write. */
const FIRST = 4;

const WRITER = join(import.meta.dirname, "../../tests/support/endless-writer.ts");

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** Kills the writer at a random time after it has opened the database. @returns its output */
async function writeUntilKilled(writing: WriterSettings): Promise<WriterOutput[]> {
  const child = spawn(process.execPath, [WRITER, JSON.stringify(writing)], { stdio: "pipe" });
  children.add(child);
  const output: WriterOutput[] = [];
  const last = 1 + Math.floor(Math.random() * FIRST);
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  createInterface(child.stdout).on("line", (line) => {
    output.push(JSON.parse(line));
    if (output.length === last) setTimeout(() => child.kill("SIGKILL"), Math.random() * LIFE);
  });
  const [, signal] = await once(child, "close");
  children.delete(child);
  if (signal !== "SIGKILL") throw new Error(`The writer ended by itself: ${errors}`);
  return output;
}

async function using<T>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** All acknowledged writes in the database, as the writer prints them. */
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

/** Ids of products whose stock differs from its history: signs of a partial write. */
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
      // No other process has the database open, so each writer finds what the last one left.
      const { Authorization: authorization } = await using(settings, (database) =>
        beginSession(database, "editor"),
      );
      try {
        const output: WriterOutput[] = [];
        for (let kill = 0, from = 1; kill < KILLS[kind]; kill++) {
          output.push(...(await writeUntilKilled({ settings, authorization, from })));
          // The interrupted number may be half done; it is not used again.
          from = Math.max(from, ...output.map(({ done }) => done?.number ?? 0)) + 2;
        }
        const versions = output.map(({ version }) => version);
        expect(versions).toEqual(versions.toSorted((one, other) => one - other));
        const acknowledged = output.flatMap(({ done }) =>
          done ? [`${done.what} ${done.number}`] : [],
        );
        recordMeasurement(task, `${KILLS[kind]} kills, ${acknowledged.length} writes acknowledged`);
        expect(acknowledged.length).toBeGreaterThan(KILLS[kind]);
        await using(settings, async (database) => {
          const stored = await storedWrites(database);
          expect(acknowledged.filter((write) => !stored.has(write))).toEqual([]);
          const state = await database.db
            .selectFrom("catalogue_state")
            .select("version")
            .executeTakeFirstOrThrow();
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
