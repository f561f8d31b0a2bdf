import { expect, inject, it } from "vitest";
import { freshDatabase } from "../../tests/support/api.ts";
import { openShop } from "../../tests/support/archives.ts";
import { openDatabase } from "./database/open-database.ts";
import { createSharedRateLimit } from "./shared-rate-limit.ts";

const KINDS = inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

it.each(KINDS)("two servers share one limit, and return the time to wait, on %s", async (kind) => {
  const fresh = await freshDatabase(kind);
  const servers = await Promise.all([openDatabase(fresh.settings), openDatabase(fresh.settings)]);
  try {
    const clock = { now: 1_000_000 };
    const settings = { max: 4, withinMs: 60_000 };
    const [one, other] = servers.map(({ db }) =>
      createSharedRateLimit(db, "message", settings, () => clock.now),
    );
    if (!one || !other) throw new Error("Two servers are wanted");
    for (const limit of [one, other, one]) expect(await limit.take("192.0.2.1")).toBeNull();
    clock.now += 20_000;
    expect(await other.take("192.0.2.1")).toBeNull();
    expect(await other.take("192.0.2.1")).toBe(40);
    expect(await one.take("192.0.2.1")).toBe(40);
    expect(await one.take("192.0.2.2")).toBeNull();
    clock.now += 40_000;
    expect(await other.take("192.0.2.1")).toBeNull();
    const [db] = servers.map((server) => server.db);
    const rows = await db?.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await fresh.remove();
  }
});

it.each(KINDS)("a clock that was ahead and was corrected locks nobody out, on %s", async (kind) => {
  const { db } = (await openShop(kind)).database;
  const startWith = (ahead: number) =>
    createSharedRateLimit(db, "message", { max: 2, withinMs: 60_000 }, () => 1_000_000 + ahead);
  const before = startWith(400 * 24 * 60 * 60_000);
  for (const expected of [null, null, 60]) expect(await before.take("192.0.2.1")).toBe(expected);
  const after = startWith(0);
  for (const expected of [null, null, 60]) expect(await after.take("192.0.2.1")).toBe(expected);
  // From another server whose clock is slightly ahead.
  const other = startWith(5_000);
  for (const limit of [other, other, after]) await limit.take("192.0.2.2");
  expect(await startWith(0).take("192.0.2.2")).not.toBeNull();
});

it("allows exactly the limit of concurrent attempts", async () => {
  const { database } = await openShop("sqlite");
  const limits = [1, 2].map(() =>
    createSharedRateLimit(database.db, "message", { max: 5, withinMs: 60_000 }),
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => limits[at % 2]?.take("2001:db8::1")),
  );
  expect(answers.filter((wait) => wait === null)).toHaveLength(5);
});
