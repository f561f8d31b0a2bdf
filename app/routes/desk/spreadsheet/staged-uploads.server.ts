/**
 * Holds what was uploaded until the person has looked at what it would do and confirms it: one upload a person, for
 * half an hour, in files, so that a restart or another server of the same `DATA_DIR` finds it.
 */
import { openAsBlob } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#app/env.server.ts";

export interface StagedUpload {
  /** Names this upload, so that an older page cannot confirm a newer one. */
  token: string;
  sheet: File;
  pictures: File[];
}

const FOLDER = join(env.DATA_DIR, "staged");
const LASTS_MS = 30 * 60_000;
/** The names of the files, the table's first; each file's own name is its place in the list. */
const NAMES = "names.json";
const TOKEN = /^[\da-f-]{36}$/;

const folderOf = (personId: number, token: string) => join(FOLDER, `${personId}-${token}`);

export async function stageUpload(personId: number, sheet: File, pictures: File[]): Promise<StagedUpload> {
  await discardUpload(personId);
  await removeOld();
  const token = crypto.randomUUID();
  const folder = folderOf(personId, token);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = [sheet, ...pictures];
  for (const [index, file] of files.entries()) {
    await writeFile(join(folder, String(index)), file.stream(), { mode: 0o600 });
  }
  await writeFile(join(folder, NAMES), JSON.stringify(files.map(({ name }) => name)), { mode: 0o600 });
  return { token, sheet, pictures };
}

/** Null when it was confirmed, replaced by another, or has waited too long. */
export async function findUpload(personId: number, token: string): Promise<StagedUpload | null> {
  await removeOld();
  if (!TOKEN.test(token)) return null;
  const folder = folderOf(personId, token);
  const written = await readFile(join(folder, NAMES), "utf8").catch(() => null);
  if (written === null) return null;
  const names: string[] = JSON.parse(written);
  const files = names.map(async (name, index) => new File([await openAsBlob(join(folder, String(index)))], name));
  // Another window of the same person may confirm it meanwhile, which removes the files.
  const [sheet, ...pictures] = await Promise.all(files).catch(() => []);
  return sheet ? { token, sheet, pictures } : null;
}

/** Removes whatever the person has waiting. */
export function discardUpload(personId: number): Promise<void> {
  return removeWhere((name) => name.startsWith(`${personId}-`));
}

function removeOld(): Promise<void> {
  return removeWhere(async (name) => {
    const { mtimeMs } = await stat(join(FOLDER, name)).catch(() => ({ mtimeMs: Date.now() }));
    return Date.now() - mtimeMs > LASTS_MS;
  });
}

async function removeWhere(isMeant: (name: string) => boolean | Promise<boolean>): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const name of names) if (await isMeant(name)) await rm(join(FOLDER, name), { recursive: true, force: true });
}
