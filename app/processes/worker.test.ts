import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { createWorker, WorkerStoppedError } from "./worker.ts";

const worker = createWorker<string, string, number>({
  module: "../tests/support/worker-jobs.ts",
  heapMb: 32,
  timeoutMs: 10_000,
});
afterAll(worker.stop);

it("returns a job's parts in order, then its result", async () => {
  const parts: number[] = [];
  expect(await worker.run("done", (part) => parts.push(part))).toBe("done");
  expect(parts).toEqual([1, 2, 3]);
});

it("fails with a job's error, and runs the next job", async () => {
  await expect(worker.run("broken")).rejects.toMatchObject({
    message: "It is broken",
    code: "EBROKEN",
  });
  expect(await worker.run("next")).toBe("next");
});

it("does not end a job at the timeout of another", async () => {
  const two = createWorker<string, string>({
    module: "../tests/support/worker-jobs.ts",
    heapMb: 32,
    timeoutMs: 1_500,
  });
  const late = two.run("endless").catch((error: unknown) => error);
  await wait(700);
  const other = two.run("other");
  expect(await late).toEqual(new WorkerStoppedError("time"));
  expect(await other).toBe("other");
  two.stop();
});

it("ends a job that takes too much time or memory, and runs the next", async () => {
  const quick = createWorker<string, string>({
    module: "../tests/support/worker-jobs.ts",
    heapMb: 32,
    timeoutMs: 500,
  });
  const late = await quick.run("endless").catch((error: unknown) => error);
  expect(late).toEqual(new WorkerStoppedError("time"));
  quick.stop();
  const greedy = await worker.run("greedy").catch((error: unknown) => error);
  expect(greedy).toEqual(new WorkerStoppedError("memory"));
  expect(await worker.run("next")).toBe("next");
});
