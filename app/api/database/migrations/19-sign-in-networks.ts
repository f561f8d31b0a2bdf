/** The networks that each account was used from. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("sign_in_networks")
    .addColumn("admin_id", "integer", (column) => column.notNull().references("admins.id").onDelete("cascade"))
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("used_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sign_in_networks_key", ["admin_id", "network"])
    .execute();
}

export const signInNetworks: Migration = { up };
