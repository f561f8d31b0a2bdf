/** Removes upload files that no product names. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { readProductTexts } from "../products/read-products.ts";
import type { Uploads } from "./uploads.ts";

/** Cached pages may use a file for a day after its product is removed. */
const GRACE_MS = 3 * 24 * 60 * 60_000;
const REFERENCE = /\/uploads\/([0-9a-f]{24,64})/g;

/** The hash with which the names of a photograph's files begin. */
function hashOf(name: string): string {
  return name.split(/[-.]/)[0] ?? "";
}

async function readUsed(database: Database): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const { images, description, custom_sections } of readProductTexts(database.db))
    for (const [, hash = ""] of `${images} ${description} ${custom_sections}`.matchAll(REFERENCE))
      used.add(hash);
  return used;
}

/**
 * @param olderThanMs keeps younger files, which the database may not refer to yet
 * @param among only files with these hashes, of any age
 * @returns the number of removed files
 */
export async function removeUnusedFiles(
  database: Database,
  { folders: { served, originals } }: Pick<Uploads, "folders">,
  { olderThanMs = GRACE_MS, among }: { olderThanMs?: number; among?: ReadonlySet<string> } = {},
): Promise<number> {
  let removed = 0;
  const listed = await Promise.all(
    [served, originals].map(async (folder) => {
      const names = await readdir(folder).catch(() => [] as string[]);
      return names
        .filter((name) => !among || among.has(hashOf(name)))
        .map((name) => ({ folder, name }));
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
