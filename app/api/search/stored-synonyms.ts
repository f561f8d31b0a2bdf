/** Keeps what customers call things, as the shop says through the API. */
import type { Kysely } from "kysely";
import type { Synonym } from "#app/contract/synonyms.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

/** The rows were written by this program, validated. */
export async function readSynonyms(db: Kysely<Tables>): Promise<Synonym[]> {
  const rows = await db.selectFrom("synonyms").selectAll().orderBy("id").execute();
  return rows.map(({ synonym }) => JSON.parse(synonym));
}

export async function replaceSynonyms(trx: Writer, synonyms: readonly Synonym[]): Promise<void> {
  await trx.deleteFrom("synonyms").execute();
  const rows = synonyms.map((synonym, at) => ({ id: at + 1, synonym: JSON.stringify(synonym) }));
  const AT_ONCE = 200;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await trx
      .insertInto("synonyms")
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}
