/**
 * Jobs that end, that never end, and that need more memory than there is. Started, never imported.
 */
import { serveJobs } from "#app/processes/serve-jobs.ts";

serveJobs<string, string, number>(async (job, send) => {
  if (job === "endless") for (;;);
  if (job === "greedy") for (const kept: object[] = []; ; ) kept.push({ kept });
  if (job === "broken") throw Object.assign(new Error("It is broken"), { code: "EBROKEN" });
  for (const part of [1, 2, 3]) await send(part);
  return job;
});
