import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Postgres, startPostgres } from "../../tests/support/postgres.ts";
import { type Api, createApi } from "./create-api.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { writeCatalogue } from "./database/writing.ts";

const WRITERS = 4;
const RESTARTS = 3;

describe.skipIf(!inject("postgres"))("a PostgreSQL that restarts under traffic", () => {
  let postgres: Postgres;
  let database: Database;
  let api: Api;
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-restart-"));
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ dataDir, databaseUrl: postgres.url });
    api = await createApi(database, { dataDir });
  });
  afterAll(async () => {
    await api?.close();
    await database?.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function send(message: string): Promise<number> {
    const body = JSON.stringify({ name: "n", email: "a@example.com", subject: "general", message });
    const headers = { "Content-Type": "application/json" };
    return (await api.fetch(new Request("http://localhost/api/contact", { method: "POST", headers, body }))).status;
  }

  it("neither ends the site nor loses a message, and is used again at once", async () => {
    const accepted: string[] = [];
    const statuses = new Set<number>();
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on("uncaughtExceptionMonitor", note);
    let going = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; going; number++) {
        const text = `${writer}-${number}`;
        const status = await send(text);
        statuses.add(status);
        if (status === 200) accepted.push(text);
      }
    });
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = accepted.length;
      await expect.poll(() => accepted.length, { timeout: 5000 }).toBeGreaterThan(before + 20);
      await postgres.restart();
    }
    const afterwards = accepted.length;
    await expect.poll(() => accepted.length, { timeout: 5000 }).toBeGreaterThan(afterwards + 20);
    going = false;
    await Promise.all(writers);
    process.off("uncaughtExceptionMonitor", note);

    expect(uncaught).toEqual([]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const stored = await database.db.selectFrom("contact_messages").select("message").execute();
    const texts = new Set(stored.map(({ message }) => message));
    expect(accepted.filter((text) => !texts.has(text))).toEqual([]);
  });

  it("is listened to again: another server's writes are heard", async () => {
    await postgres.restart();
    const other = await openDatabase({ dataDir, databaseUrl: postgres.url });
    try {
      const version = await writeCatalogue(other, async (write) => write.version);
      await expect.poll(() => api.version(), { timeout: 5000 }).toBe(version);
    } finally {
      await other.close();
    }
  });
});
