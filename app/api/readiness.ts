/** The readiness check: whether the database can write, and the disk has room. */
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { withTimeout } from "#app/with-timeout.ts";
import type { Database } from "./database/database.ts";
import { recordRun } from "./database/job-runs.ts";

export interface Readiness {
  database: boolean;
  disk: boolean;
}

/** Bytes that must be free; photographs soon use up less. */
const MIN_ROOM = 100 * 1024 * 1024;

async function canWrite({ db, kind }: Database, dataDir: string): Promise<boolean> {
  await recordRun(db, "readiness");
  if (kind === "sqlite") readFile(join(dataDir, "catalogue.sqlite"));
  return true;
}

/**
 * Reads some pages that messages are written to. The site's own connection has pages in memory, and
 * does not notice that its file is damaged.
 *
 * @throws if they cannot be read
 */
function readFile(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare("SELECT * FROM contact_messages ORDER BY id DESC LIMIT 1").get();
  } finally {
    database.close();
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_ROOM;
}

/** Resolves within a second; never rejects. */
export async function checkReadiness(database: Database, dataDir: string): Promise<Readiness> {
  const [written, room] = await Promise.all([
    withTimeout(canWrite(database, dataDir), false),
    withTimeout(hasRoom(dataDir), false),
  ]);
  return { database: written, disk: room };
}
