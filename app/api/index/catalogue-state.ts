/** What is read of the catalogue before its products: its version, its places, its synonyms, what is gone. */
import type { Database } from "../database/database.ts";
import { readAtOnce } from "../database/reading.ts";
import { type Places, readPlaces } from "../products/read-rows.ts";
import type { Synonym } from "../search/english-names.ts";
import { readSynonyms } from "../search/stored-synonyms.ts";

export interface CatalogueState {
  /** Identifies the database's history; a restore draws a new one. */
  identity: string;
  version: number;
  places: Places;
  synonyms: readonly Synonym[];
  /** Products that are gone since. */
  removed: number[];
}

/** Read at one moment; null where nothing has changed. */
export function readState(
  database: Database,
  since: Pick<CatalogueState, "identity" | "version"> | null,
): Promise<CatalogueState | null> {
  return readAtOnce(database, async (trx) => {
    const { identity, version } = await trx.selectFrom("catalogue_state").selectAll().executeTakeFirstOrThrow();
    if (since && version === since.version && identity === since.identity) return null;
    const gone = trx.selectFrom("removed_products").select("id");
    const removed = await gone.where("changed_in", ">", since?.version ?? -1).execute();
    const synonyms = await readSynonyms(trx);
    return { identity, version, places: await readPlaces(trx), synonyms, removed: removed.map(({ id }) => id) };
  });
}
