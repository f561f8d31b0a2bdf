/**
 * Seeds a database of each kind once a run, for the API's tests to copy, because drawing takes
 * seconds.
 */
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/api/database/open-database.ts";
import { fillWithDemonstration } from "./demonstration-catalogue.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Settings of seeded databases, which are closed. */
    seeded: { sqlite: FreshDatabase["settings"]; postgres: FreshDatabase["settings"] | null };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres } = project.getProvidedContext();
  const sqlite = await seedFresh(null);
  const onServer = postgres === null ? null : await seedFresh(postgres);
  project.provide("seeded", { sqlite: sqlite.settings, postgres: onServer?.settings ?? null });
  return async () => {
    await sqlite.remove();
    await onServer?.remove();
  };
}

async function seedFresh(server: string | null): Promise<FreshDatabase> {
  const fresh = await freshDatabase(server);
  const database = await openDatabase(fresh.settings);
  await fillWithDemonstration(database, fresh.settings.dataDir);
  await database.close();
  return fresh;
}
