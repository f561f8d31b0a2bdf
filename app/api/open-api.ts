/** Opens the embedded API with everything it stands on: database, migrations, and the catalogue it begins with. */
import { type Api, type ApiOptions, createApi } from "./create-api.ts";
import { type DatabaseSettings, openDatabase } from "./database/open-database.ts";
import { beginCatalogue, type FirstCatalogue } from "./transfer/first-catalogue.ts";
import { createUploads } from "./uploads/uploads.ts";

/** What the environment says, as far as the API is concerned. */
export interface ApiSettings extends DatabaseSettings, Omit<ApiOptions, "dataDir"> {
  /** What an empty database begins with. */
  first: FirstCatalogue | null;
}

/** @throws BadFirstCatalogue, or when the database cannot be opened. `close` closes the database too. */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  try {
    await beginCatalogue(database, settings.first, createUploads(settings.dataDir), settings.log);
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
