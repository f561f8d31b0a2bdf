/** The dealer's folder as this process read it at its start; a folder that cannot be read stops the start. */
import { env } from "#app/env.server.ts";
import { SiteMistake } from "./read-file.ts";
import { readSite } from "./read-site.ts";
import type { Site } from "./site.ts";

async function readOrExit(folder: string): Promise<Site> {
  try {
    return await readSite(folder);
  } catch (error) {
    if (!(error instanceof SiteMistake)) throw error;
    console.error(`Cannot start: SITE_DIR ${folder}\n${error.message}`);
    process.exit(1);
  }
}

export const site = await readOrExit(env.SITE_DIR);
