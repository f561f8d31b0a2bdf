/** Databases for single tests, empty or copied from a seeded one. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseSettings } from "#app/api/database/database.ts";

export interface FreshDatabase {
  settings: DatabaseSettings;
  remove(): Promise<void>;
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A new folder, and a new database on `server`, unless that is null, for SQLite.
 *
 * @param from a closed database of the same kind to copy
 */
export async function freshDatabase(
  server: string | null,
  from?: DatabaseSettings,
): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-data-"));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (from) cpSync(from.dataDir, dataDir, { recursive: true });
  if (server === null) return { settings: { dataDir }, remove: async () => removeFolder() };
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const template = from?.databaseUrl && new URL(from.databaseUrl).pathname.slice(1);
  await onServer(server, (client) =>
    client.query(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ""}`),
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { dataDir, databaseUrl: url.href },
    async remove() {
      removeFolder();
      await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
