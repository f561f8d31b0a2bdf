/** Catalogues as lines, and backups in files. */
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Database, DatabaseSettings } from "#app/api/database/database.ts";
import { readSnapshot } from "#app/api/database/dialect.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import { importCatalogue } from "#app/api/transfer/import.ts";
import { openArchive, openLines } from "#app/api/transfer/read-archive.ts";
import { restoreBackup } from "#app/api/transfer/restore.ts";
import { exportLines, writeArchive } from "#app/api/transfer/write-archive.ts";
import { createUploads } from "#app/api/uploads/uploads.ts";
import { type DatabaseKind, freshDatabase } from "./api.ts";

export interface Shop {
  database: Database;
  settings: Pick<DatabaseSettings, "dataDir">;
}

/** An empty shop, until the running test ends. */
export async function openShop(kind: DatabaseKind): Promise<Shop> {
  const { settings, remove } = await freshDatabase(kind);
  const database = await openDatabase(settings);
  onTestFinished(() => database.close().then(remove));
  return { database, settings };
}

export const linesOf = ({ db }: Database, isBackup = false): Promise<string[]> =>
  readSnapshot(db, async (trx) => {
    const lines: string[] = [];
    for await (const line of exportLines(trx, isBackup)) lines.push(line);
    return lines;
  });

export async function importLines(
  database: Database,
  lines: string[],
  options?: Parameters<typeof importCatalogue>[2],
): Promise<number> {
  return importCatalogue(database, await openLines(lines), options);
}

const foldersOf = ({ settings }: Pick<Shop, "settings">) => createUploads(settings.dataDir).folders;

/** @returns the file, in the shop's data folder */
export async function backUp(shop: Shop): Promise<string> {
  const file = join(shop.settings.dataDir, `${Math.random()}.backup`);
  await writeArchive(shop.database, file, foldersOf(shop), { isBackup: true });
  return file;
}

export async function restore(
  shop: Shop,
  file: string,
  options?: Parameters<typeof restoreBackup>[2],
) {
  return restoreBackup(shop.database, await openArchive(file, foldersOf(shop)), options);
}
