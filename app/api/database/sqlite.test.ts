import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { freshDatabase } from "../../../tests/support/api.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import { openDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";

it("waits while another process writes, as an import does when somebody signs in", async () => {
  const { settings, remove } = await freshDatabase("sqlite");
  const database = await openDatabase(settings);
  const other = openSqlite(`${settings.dataDir}/catalogue.sqlite`);
  other.exec("BEGIN IMMEDIATE");
  const written = wait(400).then(() => other.exec("COMMIT"));
  const limit = createSharedRateLimit(database.db, "sign-in", { most: 5, withinMs: 60_000 });
  expect(await limit.take("203.0.113.1")).toBeNull();
  await written;
  other.close();
  await database.close();
  await remove();
});
