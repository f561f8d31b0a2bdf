import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CachedPage } from "./cached-page.ts";
import { PageStore } from "./page-store.ts";

const MOST = 100_000;
const pageOf = (bytes: number, until = Number.POSITIVE_INFINITY): CachedPage => ({
  headers: [],
  encoding: "identity",
  body: new Uint8Array(bytes),
  until,
});

afterEach(() => void vi.useRealTimers());

it("never holds more than it may, whatever is asked for", () => {
  const step = fc.record({ key: fc.string({ maxLength: 4 }), bytes: fc.nat({ max: 2 * MOST }), asks: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const store = new PageStore(MOST);
      for (const { key, bytes, asks } of steps) {
        if (asks) store.get(key);
        else store.set(key, pageOf(bytes));
        expect(store.size).toBeLessThanOrEqual(MOST);
      }
    }),
  );
});

describe("a page that was asked for again", () => {
  it("stays while thousands come that nobody asks for again", () => {
    const store = new PageStore(MOST);
    const good = Array.from({ length: 10 }, (_, number) => `/products/${number}`);
    for (const address of good) store.set(address, pageOf(1_000));
    for (const address of good) expect(store.get(address)).not.toBeNull();
    for (let number = 0; number < 5_000; number++) store.set(`/?flood=${number}`, pageOf(1_000));
    for (const address of good) expect(store.get(address)).not.toBeNull();
  });

  it("is the newest that was set", () => {
    const store = new PageStore(MOST);
    store.set("/", pageOf(1));
    store.get("/");
    store.set("/", pageOf(2));
    expect(store.get("/")?.body).toHaveLength(2);
  });
});

it("forgets a page when its time is over", () => {
  vi.useFakeTimers();
  const store = new PageStore(MOST);
  store.set("/", pageOf(1, performance.now() + 1_000));
  vi.advanceTimersByTime(999);
  expect(store.get("/")).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.get("/")).toBeNull();
});
