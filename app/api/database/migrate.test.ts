import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { freshDatabase } from "../../../tests/support/api.ts";
import type { DatabaseSettings } from "./database.ts";
import { openDatabase } from "./open-database.ts";

async function execute({ dataDir, databaseUrl }: DatabaseSettings, sql: string): Promise<void> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  } else {
    const file = new DatabaseSync(join(dataDir, "catalogue.sqlite"));
    file.exec(sql);
    file.close();
  }
}

const KINDS = inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

it.each(KINDS)("a start after a failed first start succeeds, on %s", async (kind) => {
  const { settings, remove } = await freshDatabase(kind);
  // The migration fails on this table after creating others.
  await execute(settings, "create table mails (x integer)");
  await expect(openDatabase(settings)).rejects.toThrow("mails");
  await execute(settings, "drop table mails");
  const database = await openDatabase(settings);
  expect(await database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
  await database.close();
  await remove();
});

it.each(KINDS)(
  "refuses a database without tables where there must be a shop, on %s",
  async (kind) => {
    const { settings, remove } = await freshDatabase(kind);
    await expect(openDatabase({ ...settings, mustExist: true })).rejects.toThrow(
      `it is empty, but DATA_DIR ${settings.dataDir} was in use before. Restore a backup`,
    );
    await (await openDatabase(settings)).close();
    await (await openDatabase({ ...settings, mustExist: true })).close();
    await remove();
  },
);

it.each(KINDS)("refuses a database that a later release has migrated, on %s", async (kind) => {
  const { settings, remove } = await freshDatabase(kind);
  await (await openDatabase(settings)).close();
  await execute(
    settings,
    "insert into kysely_migration (name, timestamp) values ('n99-later', '2099-01-01')",
  );
  await expect(openDatabase(settings)).rejects.toThrow(
    "a later release has migrated the database (n99-later)",
  );
  await execute(settings, "delete from kysely_migration where name = 'n99-later'");
  await (await openDatabase(settings)).close();
  await remove();
});
