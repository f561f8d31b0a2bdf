import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function limitAt(start = 0) {
  const clock = { now: start };
  return { clock, limit: createRateLimit({ max: 2, withinMs: 60_000 }, () => clock.now) };
}

it("allows a number of tries per time span, and returns the time to wait", () => {
  const { clock, limit } = limitAt(1_000);
  expect(limit.take("192.0.2.1")).toBeNull();
  clock.now += 20_000;
  expect(limit.take("192.0.2.1")).toBeNull();
  expect(limit.take("192.0.2.1")).toBe(40);
  clock.now += 40_001;
  expect(limit.take("192.0.2.1")).toBeNull();
  expect(limit.take("192.0.2.1")).toBe(20);
});

it("counts each address separately, and unknown addresses together", () => {
  const { limit } = limitAt();
  for (const address of ["192.0.2.1", "192.0.2.2", null, "192.0.2.1", null])
    expect(limit.take(address)).toBeNull();
  expect(limit.take(null)).not.toBeNull();
  expect(limit.take("192.0.2.2")).toBeNull();
});

it("resets the count of the whole /64, or its last try", () => {
  const { limit } = limitAt();
  for (const address of ["2001:db8::1", "2001:db8::2"]) limit.take(address);
  limit.forget("2001:db8::3", 1);
  expect(limit.take("2001:db8::1")).toBeNull();
  expect(limit.take("2001:db8::1")).not.toBeNull();
  limit.forget("2001:db8::3");
  for (const address of ["2001:db8::1", "2001:db8::2"]) expect(limit.take(address)).toBeNull();
});
