/** Opens the embedded API with everything it stands on: database, migrations, seed. */
import { type Api, type ApiOptions, createApi } from "./create-api.ts";
import { type DatabaseSettings, openDatabase } from "./database/database.ts";
import { seed } from "./seed/seed.ts";

/** What the environment says, as far as the API is concerned. */
export interface ApiSettings extends DatabaseSettings, Omit<ApiOptions, "dataDir"> {}

/** @throws when the database cannot be opened. `close` closes the database too. */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  try {
    if (await seed(database)) settings.log?.info({}, "The catalogue has been seeded");
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
