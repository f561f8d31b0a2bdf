import { afterEach, beforeEach, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { createSignInLimits } from "./sign-in-limits.ts";

const OWNER = "owner@example.com";

let fresh: FreshDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase("sqlite");
  database = await openDatabase(fresh.settings);
});

afterEach(async () => {
  await database.close();
  await fresh.remove();
});

it("ASVS 6.3.1 one address may try an account eight times in a quarter of an hour, and thirty accounts' worth in all", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  for (let count = 0; count < 8; count++) expect(await limits.take("10.0.0.1", OWNER)).toBeNull();
  expect(await limits.take("10.0.0.1", OWNER)).toBeGreaterThan(0);
  for (let count = 0; count < 21; count++) expect(await limits.take("10.0.0.1", `other${count}`)).toBeNull();
  expect(await limits.take("10.0.0.1", "one more")).toBeGreaterThan(0);
});

it("an attacker with many addresses slows the account down but never locks its owner out", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 30 });
  for (let count = 0; count < 20; count++) await limits.take(`10.0.1.${count}`, OWNER);
  const before = performance.now();
  expect(await limits.take("10.9.9.9", OWNER)).toBeNull();
  expect(performance.now() - before).toBeGreaterThan(25);
});

it("a right password forgets the tries before it", async () => {
  const limits = createSignInLimits(database.db);
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 7; count++) expect(await limits.take("10.0.0.1", OWNER)).toBeNull();
    await limits.forget("10.0.0.1", OWNER);
  }
});
