/** Opens the embedded API with everything it stands on: database, migrations, and the catalogue it begins with. */
import { type Api, type ApiOptions, createApi } from "./create-api.ts";
import type { Database } from "./database/database.ts";
import { type DatabaseSettings, openDatabase } from "./database/open-database.ts";
import { isUntouched, removeSeed, seed } from "./seed/seed.ts";
import { importCatalogue } from "./transfer/archive.ts";
import { createUploads } from "./uploads/uploads.ts";

/** What the environment says, as far as the API is concerned. */
export interface ApiSettings extends DatabaseSettings, Omit<ApiOptions, "dataDir"> {
  /** What an empty database begins with: the demonstration's machines, a catalogue file, or nothing. */
  first: "demonstration" | { file: string } | null;
}

/** The dealer's folder holds a catalogue that cannot be taken. */
export class BadFirstCatalogue extends Error {}

/** @throws BadFirstCatalogue, or when the database cannot be opened. `close` closes the database too. */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  try {
    await begin(database, settings);
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

async function begin(database: Database, { first, log, dataDir }: ApiSettings): Promise<void> {
  if (first === "demonstration") {
    if (await seed(database, createUploads(dataDir))) log?.info({}, "The catalogue has been seeded");
    return;
  }
  if (await removeSeed(database)) log?.info({}, "The demonstration's machines have been removed");
  if (first === null || !(await isUntouched(database))) return;
  const { file } = first;
  const count = await importCatalogue(database, file, createUploads(dataDir), () => undefined).catch((error: Error) => {
    throw new BadFirstCatalogue(`${file}: ${error.message}`, { cause: error });
  });
  log?.info({ products: count }, "The dealer's first catalogue has been read");
}
