/** Stores the shop's own synonyms. */
import type { Kysely } from "kysely";
import type { Synonym } from "#app/contract/synonyms.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWriter } from "../database/writing.ts";

/** The rows are validated when they are written. */
export async function readSynonyms(db: Kysely<Tables>): Promise<Synonym[]> {
  const rows = await db.selectFrom("synonyms").selectAll().orderBy("id").execute();
  return rows.map(({ synonym }) => JSON.parse(synonym));
}

/** @param change receives the saved synonyms, in the transaction that stores its result */
export async function changeSynonyms(
  { write }: CatalogueWriter,
  { admin }: Caller,
  change: (saved: readonly Synonym[]) => Synonym[],
): Promise<Synonym[]> {
  return write(async ({ trx }) => {
    const before = await readSynonyms(trx);
    const synonyms = change(before);
    await trx.deleteFrom("synonyms").execute();
    const rows = synonyms.map((synonym, at) => ({ id: at + 1, synonym: JSON.stringify(synonym) }));
    if (rows.length > 0) await trx.insertInto("synonyms").values(rows).execute();
    const counts = { before: { synonyms: before.length }, after: { synonyms: synonyms.length } };
    await writeAuditLog(trx, admin, [
      { action: "update", resource: "synonyms", id: null, ...counts },
    ]);
    return synonyms;
  });
}
