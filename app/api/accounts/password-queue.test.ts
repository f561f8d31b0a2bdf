import { expect, it } from "vitest";
import { PASSWORDS_WAITING } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import { type Asker, createPasswordQueue, type PasswordQueue } from "./password-queue.ts";

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

const ask = (queue: PasswordQueue, asker: Asker, job: () => Promise<void>, signal = never) =>
  queue.enter(asker, signal, ({ run }) => run(job));

it("somebody known is served at once, however many strangers wait", async () => {
  const queue = createPasswordQueue();
  const strangers = Array.from({ length: PASSWORDS_WAITING }, hold);
  const asked = strangers.map(({ job }) => ask(queue, "stranger", job));
  await ask(queue, "known", async () => {});
  expect(strangers.filter(({ isRunning }) => isRunning())).toHaveLength(1);
  for (const { end } of strangers) end();
  await Promise.all(asked);
});

it("a full queue refuses with the time to wait, and accepts again once empty", async () => {
  const queue = createPasswordQueue();
  const strangers = Array.from({ length: PASSWORDS_WAITING }, hold);
  const asked = strangers.map(({ job }) => ask(queue, "stranger", job));
  const refused = await ask(queue, "stranger", async () => {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 503, retryAfter: 5 });
  for (const { end } of strangers) end();
  await Promise.all(asked);
  await ask(queue, "stranger", async () => {});
});

it("a turn that does not come in time is refused with the time to wait", async () => {
  const queue = createPasswordQueue(50);
  const first = hold();
  const running = ask(queue, "stranger", first.job);
  const refused = await ask(queue, "stranger", async () => {}).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503, retryAfter: 5 });
  first.end();
  await running;
});

it("who goes away while waiting leaves the queue, and nothing is computed for them", async () => {
  const queue = createPasswordQueue();
  const first = hold();
  const running = ask(queue, "stranger", first.job);
  const gone = new AbortController();
  const second = hold();
  const waiting = ask(queue, "stranger", second.job, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow();
  first.end();
  await running;
  await ask(queue, "stranger", async () => {});
  expect(second.isRunning()).toBe(false);
});

it("a client that goes away while its password is computed does not let another begin beside it", async () => {
  const queue = createPasswordQueue();
  const [first, second] = [hold(), hold()];
  const gone = new AbortController();
  const running = ask(queue, "stranger", first.job, gone.signal);
  const next = ask(queue, "stranger", second.job);
  await expect.poll(first.isRunning).toBe(true);
  gone.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(second.isRunning()).toBe(false);
  first.end();
  second.end();
  await Promise.allSettled([running, next]);
  expect(second.isRunning()).toBe(true);
});
