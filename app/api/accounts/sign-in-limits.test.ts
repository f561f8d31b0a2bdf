import { afterEach, beforeEach, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { createSignInLimits, type SignInLimits } from "./sign-in-limits.ts";

const OWNER = "owner@example.com";

let fresh: FreshDatabase;
let database: Database;

/** Null where the try is allowed, else the seconds to wait. */
async function attempt(
  limits: SignInLimits,
  address: string,
  account: string,
  asker: "known" | "stranger" = "stranger",
) {
  try {
    await limits.take({ address, account, asker });
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

it("ASVS 6.3.1 one address may try an account eight times in a quarter of an hour, and thirty accounts' worth in all", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  for (let count = 0; count < 8; count++) expect(await attempt(limits, "10.0.0.1", OWNER)).toBeNull();
  expect(await attempt(limits, "10.0.0.1", OWNER)).toBeGreaterThan(0);
  for (let count = 0; count < 21; count++) expect(await attempt(limits, "10.0.0.1", `other${count}`)).toBeNull();
  expect(await attempt(limits, "10.0.0.1", "one more")).toBeGreaterThan(0);
});

it("an attacker with many addresses slows the account down but never locks its owner out", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 30 });
  for (let count = 0; count < 20; count++) await attempt(limits, `10.0.1.${count}`, OWNER);
  const before = performance.now();
  expect(await attempt(limits, "10.9.9.9", OWNER)).toBeNull();
  expect(performance.now() - before).toBeGreaterThan(25);
});

it("a right password forgets the tries before it", async () => {
  const limits = createSignInLimits(database.db);
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 7; count++) expect(await attempt(limits, "10.0.0.1", OWNER)).toBeNull();
    await limits.forget({ address: "10.0.0.1", account: OWNER });
  }
});

it("an IPv6 /64 may try an account as often as one address, however its addresses are spelt", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  const spelt = ["2001:db8::1", "2001:DB8::2", "2001:0db8::3", "2001:db8:0:0:4::"];
  const answers: unknown[] = [];
  for (let count = 0; count < 11; count++) answers.push(await attempt(limits, spelt[count % 4] ?? "", OWNER));
  expect(answers.filter((answer) => answer === null)).toHaveLength(8);
});

it.each([
  ["/56", 60, (count: number) => `2001:db8:0:${(count % 200).toString(16)}::1`],
  ["/48", 120, (count: number) => `2001:db8:0:${(count * 256).toString(16)}::1`],
])("an IPv6 %s may try passwords %i times in a quarter of an hour", async (_, most, toAddress) => {
  const limits = createSignInLimits(database.db, { slowedMs: 0 });
  const answers: unknown[] = [];
  for (let count = 0; count < 130; count++) answers.push(await attempt(limits, toAddress(count), `account ${count}`));
  expect(answers.filter((answer) => answer === null)).toHaveLength(most);
});

it("a network that the account was used from is not slowed down by strangers", async () => {
  const limits = createSignInLimits(database.db, { slowedMs: 5_000 });
  for (let count = 0; count < 20; count++) await attempt(limits, `10.0.1.${count}`, OWNER);
  const before = performance.now();
  expect(await attempt(limits, "10.9.9.9", OWNER, "known")).toBeNull();
  expect(performance.now() - before).toBeLessThan(2_000);
});
