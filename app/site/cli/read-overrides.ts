/** Reads the overrides from the shop's database, without migrating it. */
import { findDataFolderFault } from "#app/api/data-folder.ts";
import { connect } from "#app/api/database/open-database.ts";
import { readSiteOverrides } from "#app/api/groups/read-site-overrides.ts";
import { env } from "#app/env.server.ts";
import type { SiteOverrides } from "../overrides/site-overrides.ts";
import { SiteError } from "../read-file.ts";

/** Null if there is no database. */
export async function readOverridesOfShop(): Promise<SiteOverrides | null> {
  const settings = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  if (findDataFolderFault(settings, false)) return null;
  const database = await connect(settings);
  try {
    return await readSiteOverrides(database.db);
  } catch (error) {
    const { message } = error as Error;
    throw new SiteError([
      `The database cannot be read: ${message}. Start the site once, which updates it`,
    ]);
  } finally {
    await database.close();
  }
}
