/** The tax rate of a product, where it differs from the shop's. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("products").addColumn("tax_rate", "double precision").execute();
}

export const taxRates: Migration = { up };
