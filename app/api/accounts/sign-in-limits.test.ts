import { afterEach, beforeEach, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { createSignInLimits, type SignInLimits } from "./sign-in-limits.ts";

const OWNER = "owner@example.com";

let fresh: FreshDatabase;
let database: Database;

/** Null if the attempt is allowed, else the seconds to wait. */
async function attempt(
  limits: SignInLimits,
  address: string,
  account: string,
  clientKind: "known" | "stranger" = "stranger",
) {
  try {
    await limits.take({ address, account, clientKind });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status === 429 ? error.retryAfter : error;
  }
}

beforeEach(async () => {
  fresh = await freshDatabase("sqlite");
  database = await openDatabase(fresh.settings);
});

afterEach(async () => {
  await database.close();
  await fresh.remove();
});

it("ASVS 6.3.1 one IP address has 8 attempts at an account and 30 in all", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  for (let count = 0; count < 8; count++)
    expect(await attempt(limits, "10.0.0.1", OWNER)).toBeNull();
  expect(await attempt(limits, "10.0.0.1", OWNER)).toBeGreaterThan(0);
  for (let count = 0; count < 21; count++)
    expect(await attempt(limits, "10.0.0.1", `other${count}`)).toBeNull();
  expect(await attempt(limits, "10.0.0.1", "one more")).toBeGreaterThan(0);
});

it("an attacker with many addresses never locks the owner out", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 30 });
  for (let count = 0; count < 20; count++) await attempt(limits, `10.0.1.${count}`, OWNER);
  const before = performance.now();
  expect(await attempt(limits, "10.9.9.9", OWNER)).toBeNull();
  expect(performance.now() - before).toBeGreaterThan(25);
});

it("a correct password resets the count of attempts", async () => {
  const limits = createSignInLimits(database.db);
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 7; count++)
      expect(await attempt(limits, "10.0.0.1", OWNER)).toBeNull();
    await limits.forget({ address: "10.0.0.1", account: OWNER });
  }
});

it("an IPv6 /64 counts as one address, however it is written", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  const spellings = ["2001:db8::1", "2001:DB8::2", "2001:0db8::3", "2001:db8:0:0:4::"];
  const results: unknown[] = [];
  for (let count = 0; count < 11; count++)
    results.push(await attempt(limits, spellings[count % 4] ?? "", OWNER));
  expect(results.filter((result) => result === null)).toHaveLength(8);
});

it.each([
  ["/56", 60, (count: number) => `2001:db8:0:${(count % 200).toString(16)}::1`],
  ["/48", 120, (count: number) => `2001:db8:0:${(count * 256).toString(16)}::1`],
])("an IPv6 %s has %i attempts in 15 minutes", async (_, attempts, toAddress) => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  const results: unknown[] = [];
  for (let count = 0; count < 130; count++)
    results.push(await attempt(limits, toAddress(count), `account ${count}`));
  expect(results.filter((result) => result === null)).toHaveLength(attempts);
});

it("strangers do not slow down a known network", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 5_000 });
  for (let count = 0; count < 20; count++) await attempt(limits, `10.0.1.${count}`, OWNER);
  const before = performance.now();
  expect(await attempt(limits, "10.9.9.9", OWNER, "known")).toBeNull();
  expect(performance.now() - before).toBeLessThan(2_000);
});
