/** Reads several tables as they were at one moment, without making writers wait. */
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

const BEGIN = { sqlite: "begin deferred", postgres: "begin isolation level repeatable read read only" };

export async function readAtOnce<T>(
  { db, kind }: Database,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(BEGIN[kind]).execute(connection);
    try {
      return await work(connection);
    } finally {
      // Nothing was written: ending either way is the same.
      await sql`rollback`.execute(connection);
    }
  });
}
