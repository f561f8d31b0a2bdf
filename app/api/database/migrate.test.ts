import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { freshDatabase } from "../../../tests/support/api.ts";
import { type DatabaseSettings, openDatabase } from "./open-database.ts";

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

it.each(inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
  "a first start that ends half-way leaves nothing in the way of the next, on %s",
  async (kind) => {
    const { settings, remove } = await freshDatabase(kind);
    // The second migration meets it after it has made its first table.
    await execute(settings, "create table outbox (x integer)");
    await expect(openDatabase(settings)).rejects.toThrow("outbox");
    await execute(settings, "drop table outbox");
    const database = await openDatabase(settings);
    expect(await database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
    await database.close();
    await remove();
  },
);
