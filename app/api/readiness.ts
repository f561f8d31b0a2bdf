/** Whether the API can do its work now: the database answers and can write, and the disk has room. */
import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Database } from "./database/database.ts";
import { recordRun } from "./database/job-runs.ts";

export interface Readiness {
  database: boolean;
  disk: boolean;
}

/** Without an answer in this time it is none. */
const PATIENCE_MS = 800;
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

/** True where the work ends well in time. */
async function succeeds(work: Promise<boolean>): Promise<boolean> {
  const late = setTimeout(PATIENCE_MS, false, { ref: false });
  return Promise.race([work.catch(() => false), late]);
}

/** Never rejects, and answers within a second. */
export async function checkReadiness(database: Database, dataDir: string): Promise<Readiness> {
  const [written, room] = await Promise.all([succeeds(canWrite(database)), succeeds(hasRoom(dataDir))]);
  return { database: written, disk: room };
}
