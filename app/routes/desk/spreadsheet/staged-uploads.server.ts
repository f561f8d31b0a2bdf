/**
 * Stores an uploaded spreadsheet until it is confirmed: one upload per person, for half an hour, in
 * files, so that a restarted server or another one with the same `DATA_DIR` finds it.
 */
import { openAsBlob } from "node:fs";
import { access, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#app/env.server.ts";

export interface StagedUpload {
  /** Identifies the upload, so that an older page cannot confirm a newer one. */
  token: string;
  /** The path of the table. */
  table: string;
  pictures: File[];
}

const FOLDER = join(env.DATA_DIR, "staged");
const LASTS_MS = 30 * 60_000;
/** The pictures' names; their files have numbers, and the table is 0. */
const NAMES = "names.json";
const TOKEN = /^[\da-f-]{36}$/;

const folderOf = (personId: number, token: string) => join(FOLDER, `${personId}-${token}`);

export async function stageUpload(
  personId: number,
  spreadsheet: File,
  pictures: File[],
): Promise<StagedUpload> {
  await discardUpload(personId);
  await removeOld();
  const token = crypto.randomUUID();
  const folder = folderOf(personId, token);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = [spreadsheet, ...pictures];
  for (const [index, file] of files.entries()) {
    await writeFile(join(folder, String(index)), file.stream(), { mode: 0o600 });
  }
  await writeFile(join(folder, NAMES), JSON.stringify(pictures.map(({ name }) => name)), {
    mode: 0o600,
  });
  return { token, table: join(folder, "0"), pictures };
}

/** Null if it was imported, replaced by another or has expired. */
export async function findUpload(personId: number, token: string): Promise<StagedUpload | null> {
  await removeOld();
  if (!TOKEN.test(token)) return null;
  const folder = folderOf(personId, token);
  const table = join(folder, "0");
  try {
    await access(table);
    const names: string[] = JSON.parse(await readFile(join(folder, NAMES), "utf8"));
    const pictures = names.map(
      async (name, index) => new File([await openAsBlob(join(folder, String(index + 1)))], name),
    );
    return { token, table, pictures: await Promise.all(pictures) };
  } catch {
    // Another window of the same person may import it meanwhile, which removes the files.
    return null;
  }
}

/** Removes the person's upload, only if it has the token where one is given. */
export function discardUpload(personId: number, token = ""): Promise<void> {
  return removeWhere((name) => name.startsWith(`${personId}-${token}`));
}

function removeOld(): Promise<void> {
  return removeWhere(async (name) => {
    const { mtimeMs } = await stat(join(FOLDER, name)).catch(() => ({ mtimeMs: Date.now() }));
    return Date.now() - mtimeMs > LASTS_MS;
  });
}

async function removeWhere(matches: (name: string) => boolean | Promise<boolean>): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const name of names)
    if (await matches(name)) await rm(join(FOLDER, name), { recursive: true, force: true });
}
