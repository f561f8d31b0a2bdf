/** `npm run backup` and `npm run restore`: the whole shop in one file, for either database. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "#app/env.server.ts";
import type { Database } from "../database/database.ts";
import { recordRun } from "../database/job-runs.ts";
import { openArchive } from "../transfer/read-archive.ts";
import { restoreBackup } from "../transfer/restore.ts";
import { type TableHashes, writeArchive } from "../transfer/write-archive.ts";
import { createUploads } from "../uploads/uploads.ts";
import { run, UsageError } from "./run.ts";
import { backupName, removeOldBackups } from "./scheduled-backups.ts";

const USAGE = `npm run backup -- FILE               write the whole shop to one file
npm run backup -- FOLDER --keep DAYS write one named by its time; then remove older ones
npm run restore -- FILE --replace    replace everything with a backup; stop the site first
                                     accounts stay; --accounts replaces them with the backup's
                                     all sessions and invitations end
DATABASE_URL or DATA_DIR selects the database. To move to PostgreSQL, back up without DATABASE_URL
and restore with it.`;

function printContents(contents: TableHashes): void {
  for (const [table, { rows, sha256 }] of Object.entries(contents)) {
    console.log(`${table.padEnd(22)} ${String(rows).padStart(8)}  ${sha256.slice(0, 16)}`);
  }
}

async function backUp(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new UsageError(`FILE: ${file} already exists. Choose another name`);
  const began = new Date();
  const { folders } = createUploads(env.DATA_DIR);
  const { lastLine } = await writeArchive(database, file, folders, { isBackup: true });
  printContents(JSON.parse(lastLine).contents);
  await recordRun(database.db, "backup", began);
  console.log(`Backed up to ${file}`);
}

async function backUpInto(database: Database, folder: string, days: string): Promise<void> {
  if (!existsSync(folder)) throw new UsageError(`FOLDER: ${folder} does not exist`);
  if (!/^[1-9]\d{0,3}$/.test(days))
    throw new UsageError(`DAYS: "${days}" must be a whole number from 1 to 9999`);
  const now = new Date();
  await backUp(database, join(folder, backupName(now)));
  for (const name of removeOldBackups(folder, Number(days), now)) console.log(`Removed ${name}`);
}

const FLAGS = new Set(["--replace", "--accounts"]);

async function restore(
  database: Database,
  file: string,
  flags: ReadonlySet<string>,
): Promise<void> {
  if ([...flags].some((flag) => !FLAGS.has(flag))) throw new UsageError(USAGE);
  if (!existsSync(file)) throw new UsageError(`FILE: ${file} does not exist`);
  if (!flags.has("--replace"))
    throw new UsageError("This replaces everything in the database. To confirm, add --replace");
  if (await database.isInUse())
    throw new UsageError(
      "The site is running, or another command uses the database. Stop it first: " +
        "what visitors and staff send meanwhile would be lost",
    );
  const options = { accounts: flags.has("--accounts") };
  const { folders } = createUploads(env.DATA_DIR);
  const archive = await openArchive(file, folders);
  const { contents, keptAccounts } = await restoreBackup(database, archive, options);
  printContents(contents);
  console.log(`Restored ${file}`);
  console.log(
    keptAccounts > 0
      ? `${keptAccounts} existing accounts were kept. To restore the backup's accounts, add --accounts`
      : "The backup's accounts were restored, with their passwords.",
  );
  console.log("All sessions and invitations have ended.");
}

await run(async (database, [command, file, ...flags]) => {
  const [flag, days, ...others] = flags;
  const isScheduled = flag === "--keep" && days !== undefined && others.length === 0;
  if (command === "backup" && file && isScheduled) await backUpInto(database, file, days);
  else if (command === "backup" && file && flags.length === 0) await backUp(database, file);
  else if (command === "restore" && file) await restore(database, file, new Set(flags));
  else throw new UsageError(USAGE);
});
