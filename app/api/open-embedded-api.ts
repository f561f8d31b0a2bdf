/** Opens the embedded API: connects and migrates the database, and fills an empty one. */
import { type Api, type ApiOptions, createApi } from "./create-api.ts";
import type { DatabaseSettings } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { type FirstShop, fillFirst } from "./transfer/first-catalogue.ts";
import { createUploads } from "./uploads/uploads.ts";

/** The API's settings from the environment. */
interface ApiSettings extends DatabaseSettings, Omit<ApiOptions, "dataDir"> {
  /** The first content of an empty database. */
  first: FirstShop;
}

/** `close` closes the database too. @throws as `fillFirst`, or if no database can be opened */
export async function openEmbeddedApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  try {
    await fillFirst(database, settings.first, createUploads(settings.dataDir), settings.log);
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
