/** What is read of the catalogue before its products: its version, its places, its synonyms, what is gone. */
import type { Database } from "../database/database.ts";
import { readAtOnce } from "../database/reading.ts";
import type { Synonym } from "../search/english-names.ts";
import { readSynonyms } from "../search/stored-synonyms.ts";
import { type Places, readPlaces } from "./rows.ts";

export interface CatalogueState {
  version: number;
  places: Places;
  synonyms: readonly Synonym[];
  /** Products that are gone since. */
  removed: number[];
}

/** Read at one moment; null where nothing has changed. */
export function readState(database: Database, since: number): Promise<CatalogueState | null> {
  return readAtOnce(database, async (trx) => {
    const { version } = await trx.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
    if (version === since) return null;
    const removed = await trx.selectFrom("removed_products").select("id").where("changed_in", ">", since).execute();
    const synonyms = await readSynonyms(trx);
    return { version, places: await readPlaces(trx), synonyms, removed: removed.map(({ id }) => id) };
  });
}
