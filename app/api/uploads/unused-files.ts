/** Removes the files that no product names: of products that are gone, and of uploads that came to nothing. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { readProductTexts } from "./product-texts.ts";
import type { Uploads } from "./uploads.ts";

/** Pages that are kept somewhere may name a file for a day after the product has gone. */
const KEPT_MS = 3 * 24 * 60 * 60_000;
const REFERENCE = /\/uploads\/([0-9a-f]{24,64})/g;

/** What the names of a photograph's sizes, or a file's own name, begin with. */
function hashOf(name: string): string {
  return name.split(/[-.]/)[0] ?? "";
}

async function readUsed(database: Database): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const { images, description, custom_sections } of readProductTexts(database))
    for (const [, hash = ""] of `${images} ${description} ${custom_sections}`.matchAll(REFERENCE)) used.add(hash);
  return used;
}

/**
 * @param olderThanMs younger files stay: what has just been sent is not yet in the database
 * @param among only files of these hashes, whatever their age
 * @returns how many files went
 */
export async function removeUnusedFiles(
  database: Database,
  { folders }: Pick<Uploads, "folders">,
  { olderThanMs = KEPT_MS, among }: { olderThanMs?: number; among?: ReadonlySet<string> } = {},
): Promise<number> {
  let removed = 0;
  const listed = await Promise.all(
    Object.values(folders).map(async (folder) => {
      const names = await readdir(folder).catch(() => [] as string[]);
      return names.filter((name) => !among || among.has(hashOf(name))).map((name) => ({ folder, name }));
    }),
  );
  const files = listed.flat();
  if (files.length === 0) return 0;
  const used = await readUsed(database);
  for (const { folder, name } of files) {
    if (used.has(hashOf(name)) && !name.endsWith(".part")) continue;
    const file = join(folder, name);
    const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now());
    if (!among && age < olderThanMs) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}
