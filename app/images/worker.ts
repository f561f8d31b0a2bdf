/** Makes photographs in a process of its own, at the lowest priority: pages always come first. Started, never imported. */
import { setPriority } from "node:os";
import { serveJobs } from "#app/processes/serve-jobs.ts";
import { runJob } from "./run-job.ts";

setPriority(19);
serveJobs(runJob);
