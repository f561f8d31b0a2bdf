/** The shop's folder as read at the start; an invalid folder stops the start. */
import { env } from "#app/env.server.ts";
import { SiteError } from "./read-file.ts";
import { readSite } from "./read-site.ts";
import type { Site } from "./site.ts";

async function readOrExit(folder: string): Promise<Site> {
  try {
    const read = await readSite(folder);
    for (const warning of read.warnings) console.warn(`SITE_DIR, ${warning}`);
    return read;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error(`Cannot start: fix these errors in SITE_DIR ${folder}\n${error.message}`);
    process.exit(1);
  }
}

export const site = await readOrExit(env.SITE_DIR);
