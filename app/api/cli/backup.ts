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
                                     the accounts that are there stay; with --accounts the backup's take their place
                                     everybody is signed out, and invitations end
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

const KNOWN = new Set(["--replace", "--accounts"]);

async function restore(database: Database, file: string, flags: ReadonlySet<string>): Promise<void> {
  if ([...flags].some((flag) => !KNOWN.has(flag))) throw new Usage(USAGE);
  if (!existsSync(file)) throw new Usage(`There is no file ${file}`);
  if (!flags.has("--replace")) throw new Usage("This replaces everything in the database: say --replace");
  const archive = createReadStream(file).on("error", (error) => unzipped.destroy(error));
  const unzipped = archive.pipe(createGunzip());
  const options = { accounts: flags.has("--accounts") };
  const { contents, keptAccounts } = await restoreBackup(database, env.DATA_DIR, unzipped, options);
  tell(contents);
  console.log(`Restored ${file}`);
  console.log(
    keptAccounts > 0
      ? `The accounts were not changed (${keptAccounts}). To take the backup's, with their passwords: --accounts`
      : "The accounts are the backup's, with their passwords.",
  );
  console.log("Nobody is signed in, and invitations must be sent again.");
}

await run(async (database, [command, file, ...flags]) => {
  if (command === "backup" && file) await backUp(database, file);
  else if (command === "restore" && file) await restore(database, file, new Set(flags));
  else throw new Usage(USAGE);
});
