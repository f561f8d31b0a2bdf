/** The process that resizes photographs, at the lowest priority. Started, never imported. */
import { setPriority } from "node:os";
import { serveJobs } from "#app/processes/serve-jobs.ts";
import { runJob } from "./run-job.ts";

setPriority(19);
serveJobs(runJob);
