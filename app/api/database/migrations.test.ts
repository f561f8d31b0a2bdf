import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const KINDS = inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

describe.each(KINDS)("a new database on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: Database;
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
    database = await openDatabase(fresh.settings);
  });
  afterEach(async () => {
    await database.close();
    await fresh.remove();
  });

  it("has the power types, the deals and the default specifications, once", async () => {
    await database.close();
    database = await openDatabase(fresh.settings);
    const { db } = database;
    const types = await db.selectFrom("types").select("slug").orderBy("id").execute();
    expect(types.map(({ slug }) => slug)).toEqual([
      "petrol",
      "cordless",
      "corded",
      "diesel",
      "manual",
    ]);
    const groups = await db.selectFrom("categories").select(["slug", "kind"]).execute();
    expect(groups).toEqual([{ slug: "deals", kind: "collection" }]);
    expect(await readSpecifications(db)).toEqual(DEFAULT_DEFINITIONS);
  });
});
