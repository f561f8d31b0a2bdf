import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, describe, expect, inject, it } from "vitest";
import { freshDatabase } from "../../tests/support/api.ts";
import { createApi } from "./create-api.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { writeCatalogue } from "./database/writing.ts";
import { seed } from "./seed/seed.ts";

/** A file is ours to keep whole; a PostgreSQL server outlives the one who is killed. */
const KILLS = { sqlite: 50, postgres: 10 };

/** Stores messages one after the other and says each number once it has been acknowledged. */
const WRITER = `
  import { openDatabase } from "#app/api/database/database.ts";
  import { storeMessage } from "#app/api/contact/store-message.ts";
  // Ends with the one who started it.
  process.stdin.resume().on("end", () => process.exit());
  const [dataDir, databaseUrl, from] = JSON.parse(process.argv[1]);
  const database = await openDatabase({ dataDir, databaseUrl });
  for (let number = from; ; number++) {
    const message = { name: "n", email: "a@example.com", phone: "", subject: "general", message: "message " + number };
    await storeMessage(database, message, { key: null, mail: true });
    process.stdout.write(number + "\\n");
  }`;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** Runs until it has acknowledged a few, is killed in the middle of the next, and tells the last acknowledged. */
function writeUntilKilled(given: unknown[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", WRITER, JSON.stringify(given)]);
    children.add(child);
    let output = "";
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.split("\n").length > 3 + Math.random() * 10) child.kill("SIGKILL");
    });
    child.on("close", () => {
      children.delete(child);
      const acknowledged = output.split("\n").slice(0, -1).map(Number);
      if (acknowledged.length === 0) reject(new Error(`Nothing was acknowledged: ${errors}`));
      else resolve(acknowledged.at(-1) ?? 0);
    });
  });
}

async function storedNumbers(database: Database): Promise<number[]> {
  const rows = await database.db.selectFrom("contact_messages").select("message").orderBy("id").execute();
  return rows.map(({ message }) => Number(message.replace("message ", "")));
}

describe("a server killed while it writes", () => {
  it.each(inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
    "loses nothing that it has acknowledged, on %s",
    { timeout: 900_000 },
    async (kind) => {
      const fresh = await freshDatabase(kind);
      const { dataDir, databaseUrl } = fresh.settings;
      const acknowledged = new Set<number>();
      for (let kill = 0, from = 1; kill < KILLS[kind]; kill++) {
        const last = await writeUntilKilled([dataDir, databaseUrl, from]);
        for (let number = from; number <= last; number++) acknowledged.add(number);
        // The one under way may or may not have been stored; its number is not used again.
        from = last + 2;
      }
      const database = await openDatabase(fresh.settings);
      try {
        const stored = await storedNumbers(database);
        expect([...acknowledged].filter((number) => !stored.includes(number))).toEqual([]);
        expect(new Set(stored).size).toBe(stored.length);
        expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS[kind]);
      } finally {
        await database.close();
        await fresh.remove();
      }
    },
  );
});

describe("two servers on one database", () => {
  it.each(inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
    "see each other's writes within a second, on %s",
    // A machine that is busy with other things may need a second look.
    { retry: 2 },
    async (kind) => {
      const fresh = await freshDatabase(kind);
      const databases = [await openDatabase(fresh.settings), await openDatabase(fresh.settings)];
      await seed(databases[0] as Database);
      const [one, two] = await Promise.all(databases.map((database) => createApi(database, fresh.settings)));
      if (!one || !two) throw new Error("Two servers are needed");
      try {
        const changed = new Promise<number>((resolve) => two.onChange(resolve));
        const start = performance.now();
        await writeCatalogue(databases[0] as Database, async ({ trx, version }) => {
          await trx.updateTable("products").set({ name: "Renamed", changed_in: version }).where("id", "=", 1).execute();
        });
        await changed;
        expect(performance.now() - start).toBeLessThan(1000);
        const answer = await two.fetch(new Request("http://localhost/api/products/1"));
        expect((await answer.json()).data.name).toBe("Renamed");
      } finally {
        await Promise.all([one.close(), two.close()]);
        await Promise.all(databases.map((database) => database.close()));
        await fresh.remove();
      }
    },
  );
});
