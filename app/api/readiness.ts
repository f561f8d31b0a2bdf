/** Whether the API can do its work now: the database answers and can write, the disk has room, and the search index is built. */
import { statfs } from "node:fs/promises";
import { withinPatience } from "#app/within-patience.ts";
import type { Database } from "./database/database.ts";
import { recordRun } from "./database/job-runs.ts";

export interface Readiness {
  database: boolean;
  disk: boolean;
  /** Whether searches are answered at once. */
  index: boolean;
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

/** Never rejects, and answers within a second. `indexed` ends when searches are answered without waiting. */
export async function checkReadiness(
  database: Database,
  dataDir: string,
  indexed: () => Promise<void>,
): Promise<Readiness> {
  const [written, room, index] = await Promise.all([
    withinPatience(canWrite(database), false),
    withinPatience(hasRoom(dataDir), false),
    withinPatience(
      indexed().then(() => true),
      false,
    ),
  ]);
  return { database: written, disk: room, index };
}
