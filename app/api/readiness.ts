/** The readiness check: whether the database can write, and the disk has room. */
import { statfs } from "node:fs/promises";
import { withTimeout } from "#app/with-timeout.ts";
import type { Database } from "./database/database.ts";
import { recordRun } from "./database/job-runs.ts";

export interface Readiness {
  database: boolean;
  disk: boolean;
}

/** Bytes that must be free; photographs soon use up less. */
const MIN_ROOM = 100 * 1024 * 1024;

async function canWrite({ db }: Database): Promise<boolean> {
  await recordRun(db, "readiness");
  return true;
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_ROOM;
}

/** Resolves within a second; never rejects. */
export async function checkReadiness(database: Database, dataDir: string): Promise<Readiness> {
  const [written, room] = await Promise.all([
    withTimeout(canWrite(database), false),
    withTimeout(hasRoom(dataDir), false),
  ]);
  return { database: written, disk: room };
}
