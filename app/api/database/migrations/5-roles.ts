/** The roles of a shop instead of the first three, and sessions that end for good some day. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A moderator had no right that any call asks for: the one who only looks comes nearest. */
const ROLES = { super_admin: "owner", admin: "editor", moderator: "reader" };

interface Before {
  admins: { role: string };
  access_tokens: { token_hash: string };
}

async function up(db: Kysely<Before>): Promise<void> {
  for (const [before, after] of Object.entries(ROLES)) {
    await db.updateTable("admins").set({ role: after }).where("role", "=", before).execute();
  }
  // Whoever is signed in signs in again.
  await db.deleteFrom("access_tokens").execute();
  await db.schema
    .alterTable("access_tokens")
    .addColumn("ends_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

export const shopRoles: Migration = { up };
