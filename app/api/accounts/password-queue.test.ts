import { expect, it } from "vitest";
import { MAX_PASSWORD_CHECKS } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import { type ClientKind, createPasswordQueue, type PasswordQueue } from "./password-queue.ts";

const never = new AbortController().signal;

/** A job that ends when `end` is called. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRunning = false;
  const job = () => {
    isRunning = true;
    return promise;
  };
  return { job, end: resolve, isRunning: () => isRunning };
}

const enter = (
  queue: PasswordQueue,
  clientKind: ClientKind,
  job: () => Promise<void>,
  signal = never,
) => queue.enter(clientKind, signal, ({ run }) => run(job));

it("a known client is served immediately, however many others wait", async () => {
  const queue = createPasswordQueue();
  const strangers = Array.from({ length: MAX_PASSWORD_CHECKS }, hold);
  const requests = strangers.map(({ job }) => enter(queue, "stranger", job));
  await enter(queue, "known", async () => {});
  expect(strangers.filter(({ isRunning }) => isRunning())).toHaveLength(1);
  for (const { end } of strangers) end();
  await Promise.all(requests);
});

it("a full queue rejects with Retry-After and accepts again once empty", async () => {
  const queue = createPasswordQueue();
  const strangers = Array.from({ length: MAX_PASSWORD_CHECKS }, hold);
  const requests = strangers.map(({ job }) => enter(queue, "stranger", job));
  const error = await enter(queue, "stranger", async () => {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, retryAfter: 5 });
  for (const { end } of strangers) end();
  await Promise.all(requests);
  await enter(queue, "stranger", async () => {});
});

it("a request that waits too long is rejected with Retry-After", async () => {
  const queue = createPasswordQueue(50);
  const first = hold();
  const running = enter(queue, "stranger", first.job);
  const error = await enter(queue, "stranger", async () => {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 503, retryAfter: 5 });
  first.end();
  await running;
});

it("a client that disconnects leaves the queue without a computation", async () => {
  const queue = createPasswordQueue();
  const first = hold();
  const running = enter(queue, "stranger", first.job);
  const gone = new AbortController();
  const second = hold();
  const waiting = enter(queue, "stranger", second.job, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow();
  first.end();
  await running;
  await enter(queue, "stranger", async () => {});
  expect(second.isRunning()).toBe(false);
});

it("a disconnect during a computation does not start another beside it", async () => {
  const queue = createPasswordQueue();
  const [first, second] = [hold(), hold()];
  const gone = new AbortController();
  const running = enter(queue, "stranger", first.job, gone.signal);
  const next = enter(queue, "stranger", second.job);
  await expect.poll(first.isRunning).toBe(true);
  gone.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(second.isRunning()).toBe(false);
  first.end();
  second.end();
  await Promise.allSettled([running, next]);
  expect(second.isRunning()).toBe(true);
});
