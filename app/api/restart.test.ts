import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listenOnFreePort } from "../../tests/support/free-port.ts";
import { type Postgres, startPostgres } from "../../tests/support/postgres.ts";
import { type Api, createApi } from "./create-api.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { writeCatalogue } from "./database/writing.ts";

const WRITERS = 4;
const RESTARTS = 3;
/** The longest wait, in milliseconds, until an error reports that the database is silent. */
const TOLD_MS = 15_000;

/** A proxy to the database that can stop forwarding without closing connections. */
async function openLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const line = { url: "", isSilent: false, close: () => {} };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("data", (chunk) => line.isSilent || other.write(chunk));
      one.on("close", () => other.destroy());
      one.on("error", () => other.destroy());
    }
  });
  line.url = databaseUrl.replace(`:${port}/`, `:${await listenOnFreePort(server, "127.0.0.1")}/`);
  line.close = () => server.close();
  return line;
}

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

  async function send(message: string, to = api): Promise<number> {
    const body = JSON.stringify({ name: "n", email: "a@example.com", subject: "general", message });
    const headers = { "Content-Type": "application/json" };
    return (
      await to.fetch(new Request("http://localhost/api/contact", { method: "POST", headers, body }))
    ).status;
  }

  it("neither ends the site nor loses a message, and is used again immediately", async () => {
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

  it("is reported as an outage within seconds of silence, and used again later", async () => {
    const line = await openLine(postgres.url);
    const behind = await openDatabase({ dataDir, databaseUrl: line.url });
    const other = await createApi(behind, { dataDir });
    try {
      expect(await send("before", other)).toBe(200);
      line.isSilent = true;
      const begun = performance.now();
      expect(await send("into silence", other)).toBe(503);
      expect(performance.now() - begun).toBeLessThan(TOLD_MS);
      line.isSilent = false;
      await expect.poll(() => send("after", other), { timeout: 10_000 }).toBe(200);
    } finally {
      await other.close();
      await behind.close();
      line.close();
    }
  });

  it("notifies the site of another server's writes again", async () => {
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
