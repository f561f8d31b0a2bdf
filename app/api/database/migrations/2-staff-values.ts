/** Values of products that only staff see, and what the columns of spreadsheets became. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const staffValues: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table products add column staff_values text default '[]' not null`.execute(db);
    await sql`
      create table column_assignments (titles text primary key, assignment text not null)
    `.execute(db);
  },
};
