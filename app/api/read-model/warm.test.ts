import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { keepWarm } from "./warm.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("matches parts a second after the start, and once after a burst of writes", () => {
  let write = () => {};
  const match = vi.fn();
  const error = vi.fn();
  const stop = keepWarm(
    {
      current: () => Object.defineProperty({}, "compatibility", { get: match }) as Catalogue,
      onChange(callback) {
        write = () => callback(1);
        return () => {
          write = () => {};
        };
      },
    },
    { debug: () => {}, info: () => {}, error },
  );
  vi.advanceTimersByTime(999);
  expect(match).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(match).toHaveBeenCalledTimes(1);
  for (const _ of Array(5)) {
    write();
    vi.advanceTimersByTime(900);
  }
  expect(match).toHaveBeenCalledTimes(1);
  match.mockImplementation(() => {
    throw new Error("a product like no other");
  });
  vi.advanceTimersByTime(100);
  expect(match).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledTimes(1);
  write();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(match).toHaveBeenCalledTimes(2);
});
