/** What staff answered to a visitor's message. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const answers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table contact_messages add column answer text default '' not null`.execute(db);
  },
};
