/** The process that fills a new index while the site answers by the former one. */
import { setPriority } from "node:os";
import { serveJobs } from "#app/processes/serve-jobs.ts";
import type { DatabaseSettings } from "../database/database.ts";
import { connect } from "../database/open-database.ts";
import { buildIndex } from "./update-index.ts";

export interface BuildJob {
  settings: DatabaseSettings;
  file: string;
}

setPriority(10);
serveJobs(async ({ settings, file }: BuildJob) => {
  const database = await connect(settings);
  try {
    (await buildIndex(database.db, file)).close();
  } finally {
    await database.close();
  }
});
