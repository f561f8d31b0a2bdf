/** The collection of what is on sale, which every shop has. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { Writer } from "../database/writing.ts";
import { createPlace } from "./places.ts";

/** Makes the collection after a catalogue was cleared, unless one or another place is there. */
export async function ensureDeals(trx: Writer): Promise<void> {
  for (const table of ["categories", "subcategories"] as const) {
    const place = trx.selectFrom(table).select("id").where("slug", "=", DEALS);
    if (await place.executeTakeFirst()) return;
  }
  await trx.deleteFrom("former_slugs").where("slug", "=", DEALS).execute();
  await createPlace(trx, "categories", { name: "Deals", slug: DEALS, kind: "collection" });
}
