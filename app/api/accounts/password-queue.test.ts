import { expect, it } from "vitest";
import { ApiError } from "../api-error.ts";
import { createPasswordQueue } from "./password-limiter.ts";
import { createPasswords } from "./passwords.ts";

const never = new AbortController().signal;

/** A check that ends when `end` is called. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRunning = false;
  const check = () => {
    isRunning = true;
    return promise;
  };
  return { check, end: resolve, isRunning: () => isRunning };
}

const failure = (work: Promise<unknown>) => work.catch((reason: unknown) => reason);
const BUSY = { status: 503, retryAfter: 5 };

it("a full queue takes a new check and refuses any waiting one with Retry-After", async () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 80; round++) {
    const queue = createPasswordQueue(4);
    const first = hold();
    const running = queue("first", never, first.check);
    const waiting = ["a", "b", "c", "d", "new"].map(async (network) => {
      const error = await failure(queue(network, never, async () => {}));
      if (!error) return;
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject(BUSY);
      counts.set(network, (counts.get(network) ?? 0) + 1);
    });
    first.end();
    await Promise.all([running, ...waiting]);
  }
  expect([...counts.keys()].sort()).toEqual(["a", "b", "c", "d"]);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(80);
});

it("one check of each network waits, and it accepts again once empty", async () => {
  const queue = createPasswordQueue(4);
  const first = hold();
  const running = queue("a", never, first.check);
  const waiting = queue("a", never, async () => {});
  expect(await failure(queue("a", never, async () => {}))).toMatchObject(BUSY);
  first.end();
  await Promise.all([running, waiting]);
  await queue("a", never, async () => {});
});

it("a check that waits too long is refused with Retry-After", async () => {
  const queue = createPasswordQueue(4, 50);
  const first = hold();
  const running = queue("a", never, first.check);
  expect(await failure(queue("b", never, async () => {}))).toMatchObject(BUSY);
  first.end();
  await running;
});

it("a client that disconnects leaves the queue without a computation", async () => {
  const queue = createPasswordQueue(4);
  const first = hold();
  const running = queue("a", never, first.check);
  const gone = new AbortController();
  const second = hold();
  const waiting = queue("b", gone.signal, second.check);
  gone.abort();
  await expect(waiting).rejects.toThrow();
  first.end();
  await running;
  await queue("b", never, async () => {});
  expect(second.isRunning()).toBe(false);
});

it("a disconnect during a computation does not start another beside it", async () => {
  const queue = createPasswordQueue(4);
  const [first, second] = [hold(), hold()];
  const gone = new AbortController();
  const running = queue("a", gone.signal, first.check);
  const next = queue("b", never, second.check);
  await expect.poll(first.isRunning).toBe(true);
  gone.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(second.isRunning()).toBe(false);
  first.end();
  second.end();
  await Promise.allSettled([running, next]);
  expect(second.isRunning()).toBe(true);
});

it("a check that fails lets the next one run", async () => {
  const queue = createPasswordQueue(4);
  const failing = failure(queue("a", never, () => Promise.reject(new Error("no database"))));
  await queue("b", never, async () => {});
  expect(await failing).toMatchObject({ message: "no database" });
});

it("ASVS 11.4.2 passwords are salted scrypt hashes at OWASP's cost", async () => {
  const passwords = createPasswords();
  const [one, other] = [
    await passwords.hash("a quiet sentence"),
    await passwords.hash("a quiet sentence"),
  ];
  expect(one).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.matches("a quiet sentence", one)).toBe(true);
  expect(await passwords.matches("a quiet sentencE", one)).toBe(false);
  expect(await passwords.matches("", null)).toBe(false);
});
