import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { freshDatabase } from "../../../tests/support/api.ts";
import { openShop } from "../../../tests/support/archives.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import { openDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";
import { writeCatalogue } from "./writing.ts";

it("waits while another process writes", async () => {
  const { database, settings } = await openShop("sqlite");
  const other = openSqlite(`${settings.dataDir}/catalogue.sqlite`);
  other.exec("BEGIN IMMEDIATE");
  const written = wait(400).then(() => other.exec("COMMIT"));
  const limit = createSharedRateLimit(database.db, "sign-in", { max: 5, withinMs: 60_000 });
  expect(await limit.take("203.0.113.1")).toBeNull();
  await written;
  other.close();
});

it("reports a full disk as the cause, and writes again once there is room", async () => {
  const { database } = await openShop("sqlite");
  const allow = (pages: number) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(database.db);
  const write = (bytes: number) =>
    writeCatalogue(database, ({ trx }) =>
      trx
        .insertInto("counters")
        .values({ name: "x".repeat(bytes), value: 1 })
        .execute(),
    );
  // SQLite raises the limit to the pages in use.
  await allow(1);
  await expect(write(1_000_000)).rejects.toThrow("database or disk is full");
  await allow(1_000_000);
  await write(1_000_000);
});

it("a closed database is not queried for changes", async () => {
  const { settings, remove } = await freshDatabase("sqlite");
  const database = await openDatabase(settings);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await database.onExternalChange(() => {});
    await database.close();
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
  } finally {
    vi.useRealTimers();
    await remove();
  }
});
