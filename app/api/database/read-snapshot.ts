/** Reads several tables from one snapshot without blocking writers. */
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

const BEGIN = {
  sqlite: "begin deferred",
  postgres: "begin isolation level repeatable read read only",
};

export async function readSnapshot<T>(
  { db, kind }: Database,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(BEGIN[kind]).execute(connection);
    try {
      return await work(connection);
    } finally {
      // Read only: a rollback equals a commit.
      await sql`rollback`.execute(connection);
    }
  });
}
