/** Whether the API can do its work now: the database answers and can write, and the disk has room. */
import { statfs } from "node:fs/promises";
import { withinPatience } from "#app/within-patience.ts";
import type { Database } from "./database/database.ts";
import { recordRun } from "./database/job-runs.ts";

export interface Readiness {
  database: boolean;
  disk: boolean;
}

/** Less is soon used up by a few photographs. */
const LEAST_ROOM = 100 * 1024 * 1024;

async function canWrite({ db }: Database): Promise<boolean> {
  await recordRun(db, "readiness");
  return true;
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_ROOM;
}

/** Never rejects, and answers within a second. */
export async function checkReadiness(database: Database, dataDir: string): Promise<Readiness> {
  const [written, room] = await Promise.all([
    withinPatience(canWrite(database), false),
    withinPatience(hasRoom(dataDir), false),
  ]);
  return { database: written, disk: room };
}
