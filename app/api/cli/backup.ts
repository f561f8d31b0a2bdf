/** `npm run backup` and `npm run restore`: everything a shop has, into one file and back, from either database into either. */
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { env } from "#app/env.server.ts";
import type { Database } from "../database/database.ts";
import { recordRun } from "../database/job-runs.ts";
import { type Contents, createBackup } from "../transfer/backup.ts";
import { restoreBackup } from "../transfer/restore.ts";
import { run, Usage } from "./run.ts";

const USAGE = `npm run backup -- FILE               everything into one file: catalogue, pictures, accounts, messages, the log
npm run restore -- FILE --replace    everything back, in the place of what is there; stop the site first
The database is the one that DATABASE_URL or DATA_DIR names: to move to PostgreSQL, back up without DATABASE_URL and
restore with it.`;

function tell(contents: Contents): void {
  for (const [table, { rows, sha256 }] of Object.entries(contents)) {
    console.log(`${table.padEnd(22)} ${String(rows).padStart(8)}  ${sha256.slice(0, 16)}`);
  }
}

async function backUp(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Usage(`${file} exists already`);
  const part = `${file}.part`;
  const began = new Date();
  try {
    const { archive, contents } = createBackup(database, env.DATA_DIR);
    await pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    tell(await contents);
    await rename(part, file);
    await recordRun(database.db, "backup", began);
  } finally {
    await rm(part, { force: true });
  }
  console.log(`Backed up to ${file}`);
}

async function restore(database: Database, file: string, replace: boolean): Promise<void> {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}`);
  if (!replace) throw new Usage("This replaces everything in the database: say --replace");
  const archive = createReadStream(file).on("error", (error) => unzipped.destroy(error));
  const unzipped = archive.pipe(createGunzip());
  tell(await restoreBackup(database, env.DATA_DIR, unzipped));
  console.log(`Restored ${file}`);
}

await run(async (database, [command, file, flag]) => {
  if (command === "backup" && file) await backUp(database, file);
  else if (command === "restore" && file) await restore(database, file, flag === "--replace");
  else throw new Usage(USAGE);
});
