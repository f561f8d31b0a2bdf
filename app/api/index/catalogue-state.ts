/** Reads the catalogue's version, groups, synonyms and deleted products. */
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import type { Synonym } from "#app/contract/synonyms.ts";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "../database/read-snapshot.ts";
import { type Groups, readGroups } from "../products/read-rows.ts";
import { readSynonyms } from "../search/stored-synonyms.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";

export interface CatalogueState {
  /** Identifies the database's history; a restore creates a new one. */
  identity: string;
  version: number;
  groups: Groups;
  synonyms: readonly Synonym[];
  specifications: readonly SpecificationDefinition[];
  /** Ids of products deleted since. */
  removed: number[];
}

/** A consistent snapshot; null if nothing has changed. */
export function readState(
  database: Database,
  since: Pick<CatalogueState, "identity" | "version"> | null,
): Promise<CatalogueState | null> {
  return readSnapshot(database, async (trx) => {
    const { identity, version } = await trx
      .selectFrom("catalogue_state")
      .selectAll()
      .executeTakeFirstOrThrow();
    if (since && version === since.version && identity === since.identity) return null;
    // An import removes all products and adds some of them again with their ids.
    const gone = trx
      .selectFrom("removed_products")
      .select("id")
      .where("id", "not in", trx.selectFrom("products").select("id"));
    const removed = await gone.where("changed_in", ">", since?.version ?? -1).execute();
    const synonyms = await readSynonyms(trx);
    const specifications = await readSpecifications(trx);
    return {
      identity,
      version,
      groups: await readGroups(trx),
      synonyms,
      specifications,
      removed: removed.map(({ id }) => id),
    };
  });
}
