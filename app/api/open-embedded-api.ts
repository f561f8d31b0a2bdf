/** Opens the embedded API: connects and migrates the database, and fills an empty one. */
import { type Api, type ApiOptions, createApi } from "./create-api.ts";
import type { DatabaseSettings } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { describeDemonstration } from "./products/demonstration.ts";
import { fillFirst } from "./transfer/first-catalogue.ts";
import { createUploads } from "./uploads/uploads.ts";

/** The API's settings from the environment. */
interface ApiSettings extends DatabaseSettings, Omit<ApiOptions, "dataDir"> {
  /** The shop's folder, which fills an empty database. */
  folder: string;
}

/** `close` closes the database too. @throws as `fillFirst`, or if no database can be opened */
export async function openEmbeddedApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  try {
    await fillFirst(database, settings.folder, createUploads(settings.dataDir), settings.log);
    const left = await describeDemonstration(database.db);
    if (left) settings.log?.warn({}, left);
    const api = await createApi(database, settings);
    return {
      ...api,
      async close() {
        await api.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
