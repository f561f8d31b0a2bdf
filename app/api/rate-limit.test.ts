import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

const LIMIT = { most: 2, withinMs: 60_000 };

it("counts a whole /64 of IPv6 as one caller", () => {
  const limit = createRateLimit(LIMIT);
  expect(limit.take("2001:db8::1")).toBeNull();
  expect(limit.take("2001:db8:0:0:ffff::2")).toBeNull();
  expect(limit.take("2001:db8:0:0:1:2:3:4")).toBeGreaterThan(0);
  expect(limit.take("2001:db8:0:1::1")).toBeNull();
});

it("forgets what another address of the same /64 counted", () => {
  const limit = createRateLimit(LIMIT);
  for (const address of ["2001:db8::1", "2001:db8::2"]) limit.take(address);
  limit.forget("2001:db8::3");
  expect(limit.take("2001:db8::1")).toBeNull();
});

it("counts IPv4 addresses and accounts each by themselves", () => {
  const limit = createRateLimit({ ...LIMIT, most: 1 });
  for (const key of ["192.0.2.1", "192.0.2.2", "a@example.org", "b@example.org"]) expect(limit.take(key)).toBeNull();
  expect(limit.take("192.0.2.1")).toBeGreaterThan(0);
  expect(limit.take("a@example.org")).toBeGreaterThan(0);
});
