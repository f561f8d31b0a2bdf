/** Replaces the shop's documents and pictures with those of a folder. */
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Documents } from "#app/site/documents.ts";
import type { Actor } from "../accounts/audit-log.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { storeDocument } from "./documents.ts";

/** @param actor who loads them */
export async function replaceDocuments(
  write: CatalogueWrite,
  actor: Actor,
  documents: Documents,
): Promise<void> {
  const rows = await write.trx.selectFrom("documents").select(["name", "content"]).execute();
  const saved = new Map(rows.map(({ name, content }) => [name, JSON.parse(content)]));
  for (const name of new Set([...saved.keys(), ...documents.keys()])) {
    const content = documents.get(name) ?? null;
    if (!isDeepStrictEqual(saved.get(name) ?? null, content))
      await storeDocument(write, actor, name, content, false);
  }
  // Pictures may differ where documents do not: all servers read both again.
  await write.trx.updateTable("documents").set({ edited: 0, changed_in: write.version }).execute();
}

/** The documents that the desk has changed since they were loaded or pulled. */
export function listEdited(db: Kysely<Tables>) {
  return db
    .selectFrom("documents")
    .select(["name", "changed_at", "changed_by"])
    .where("edited", "=", 1)
    .orderBy("name")
    .execute();
}

/**
 * Makes the pictures in one folder equal to those in another.
 *
 * @param between runs before pictures are removed; if it fails, none are
 */
export async function copyPictures(
  from: string,
  to: string,
  between?: () => Promise<void>,
): Promise<void> {
  const [source, target] = [from, to].map((folder) => join(folder, "pictures")) as [string, string];
  const list = (folder: string) => readdir(folder).catch(() => [] as string[]);
  const names = await list(source);
  if (names.length > 0) await cp(source, target, { recursive: true, preserveTimestamps: true });
  await between?.();
  for (const name of await list(target))
    if (!names.includes(name)) await rm(join(target, name), { recursive: true });
}
