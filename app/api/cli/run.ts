/** Runs a command with the database of the environment; prints errors as one line; shows progress. */
import { findOwnDataFolderFault, ownDatabase } from "../data-folder.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Uploads } from "../uploads/uploads.ts";

/** An error in the command's arguments. */
export class UsageError extends Error {}

export async function run(
  work: (database: Database, args: string[]) => Promise<void>,
): Promise<void> {
  let database: Database | null = null;
  try {
    const fault = findOwnDataFolderFault();
    if (fault) throw new UsageError(fault);
    database = await openDatabase(ownDatabase());
    await work(database, process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

export type ProgressBar = ReturnType<typeof showProgress>;

const WIDTH = 30;

export function showProgress(title: string) {
  const { stderr } = process;
  let shown = -1;
  return {
    show(done: number, total: number): void {
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
      const step = stderr.isTTY ? percent : Math.floor(percent / 10) * 10;
      if (step === shown) return;
      shown = step;
      const bar = "█".repeat(Math.round((step / 100) * WIDTH)).padEnd(WIDTH, "░");
      stderr.write(
        stderr.isTTY ? `\r${title} ${bar} ${step} %` : `${title}: ${step} % of ${total}\n`,
      );
    },
    end(): void {
      if (stderr.isTTY) stderr.write("\r\x1b[K");
    },
  };
}

/** Makes the sizes of photographs that a command imported. */
export async function completePictures(uploads: Uploads): Promise<void> {
  const progress = showProgress("Resizing photographs");
  await uploads.makeMissingSizes(progress.show);
  uploads.stop();
  progress.end();
}
