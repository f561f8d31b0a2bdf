/** Replaces the shop's documents and pictures with those of a folder. */
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Documents } from "#app/site/documents.ts";
import { OPERATOR } from "../accounts/audit-log.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { hideDemonstration } from "../products/demonstration.ts";
import { readDocuments, shopOf, storeDocument } from "./documents.ts";

/** @param folders with `pictures`: the shop's folder, and the folder of data */
export async function replaceDocuments(
  write: CatalogueWrite,
  documents: Documents,
  ...folders: [from: string, to: string]
): Promise<void> {
  await copyPictures(...folders);
  const saved = await readDocuments(write.trx);
  if (shopOf(saved).name !== shopOf(documents).name) await hideDemonstration(write);
  for (const name of new Set([...saved.keys(), ...documents.keys()])) {
    const content = documents.get(name) ?? null;
    if (!isDeepStrictEqual(saved.get(name), content))
      await storeDocument(write, OPERATOR, name, content, false);
  }
  // Pictures may differ where documents do not: all servers read both again.
  const change = { edited: 0, changed_in: write.version };
  await write.trx.updateTable("documents").set(change).execute();
}

/** Makes the pictures in one folder equal to those in another. */
export async function copyPictures(from: string, to: string): Promise<void> {
  const list = (folder: string) => readdir(join(folder, "pictures")).catch(() => [] as string[]);
  const names = await list(from);
  for (const name of names)
    await cp(join(from, "pictures", name), join(to, "pictures", name), {
      recursive: true,
      preserveTimestamps: true,
    });
  for (const name of await list(to))
    if (!names.includes(name)) await rm(join(to, "pictures", name), { recursive: true });
}
