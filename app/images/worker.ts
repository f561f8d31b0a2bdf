/** Makes photographs in a process of its own, at the lowest priority: pages always come first. Started, never imported. */
import { setPriority } from "node:os";
import { type Job, runJob, type Told, toFailure } from "./run-job.ts";

setPriority(19);
const tell = (told: Told) => process.send?.(told);
process.on("message", (job: Job) => {
  const { kind } = job;
  runJob(job).then(
    (made) => tell({ kind, made }),
    (error: Error) => tell(toFailure(kind, error)),
  );
});
process.on("disconnect", () => process.exit());
