/** Shops of earlier releases: their databases, pictures and archives, unpacked for one test. */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import type { DatabaseSettings } from "#app/api/database/database.ts";
import { connect } from "#app/api/database/open-database.ts";
import { type DatabaseKind, type FreshDatabase, freshDatabase } from "../support/api.ts";

export const RELEASES = ["ead0062", "d658083"] as const;
export type Release = (typeof RELEASES)[number];

export type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;

export interface ReleasedShop extends FreshDatabase {
  /** Every table as the release left it. */
  before: Rows;
  /** Path of an archive that the release wrote; null where it could not write this kind. */
  archive(name: "catalogue.jsonl" | "catalogue.tar.gz" | "shop.backup"): string | null;
}

/** @param fixture a release's shop, or its unedited demonstration */
export async function openReleasedShop(
  fixture: Release | `${Release}.demonstration`,
  kind: DatabaseKind,
): Promise<ReleasedShop> {
  const fresh = await freshDatabase(kind);
  const { dataDir } = fresh.settings;
  const unpacked = join(dataDir, "fixture");
  mkdirSync(unpacked);
  execFileSync("tar", ["-xzf", join(import.meta.dirname, `${fixture}.tar.gz`), "-C", unpacked]);
  if (kind === "sqlite")
    copyFileSync(join(unpacked, "catalogue.sqlite"), join(dataDir, "catalogue.sqlite"));
  for (const folder of ["uploads", "originals"].filter((name) => existsSync(join(unpacked, name))))
    cpSync(join(unpacked, folder), join(dataDir, folder), { recursive: true });
  if (kind === "postgres")
    await loadDump(fresh.settings, readFileSync(join(unpacked, "postgres.sql"), "utf8"));
  return {
    ...fresh,
    before: await readRows(fresh.settings),
    archive(name) {
      const file = join(unpacked, name);
      return existsSync(file) ? file : null;
    },
  };
}

async function loadDump({ databaseUrl }: DatabaseSettings, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(dump);
  await client.end();
}

/** Reads all rows, without upgrading the database. */
export async function readRows(settings: DatabaseSettings): Promise<Rows> {
  const database = await connect(settings);
  const rows: Rows = {};
  for (const { name } of await database.db.introspection.getTables())
    rows[name] = (await sql<Row>`select * from ${sql.table(name)}`.execute(database.db)).rows;
  await database.close();
  return rows;
}
