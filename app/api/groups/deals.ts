/** Creates the deals collection, which every shop has. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { Writer } from "../database/writing.ts";
import { createGroup } from "./groups.ts";

/** After a catalogue was cleared: creates the collection unless some group has its slug. */
export async function ensureDeals(trx: Writer): Promise<void> {
  for (const table of ["categories", "subcategories"] as const) {
    const group = trx.selectFrom(table).select("id").where("slug", "=", DEALS);
    if (await group.executeTakeFirst()) return;
  }
  await trx.deleteFrom("former_slugs").where("slug", "=", DEALS).execute();
  await createGroup(trx, "categories", { name: "Deals", slug: DEALS, kind: "collection" });
}
