/** One photograph after the other: what keeps making them from slowing the pages. */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { MadePhotograph } from "./make-sizes.ts";
import { type Job, runJob, type Told, toFailure } from "./run-job.ts";

/** The process starts from the sources, which lie where the site is started. */
const WORKER = resolve("app/images/worker.ts");
const JOB_TIMEOUT_MS = 180_000;
const IDLE_MS = 20_000;

type Photograph = Omit<Job, "kind">;

export interface Queue {
  /** Makes the fallback, before any sizes that wait. @throws when the picture cannot be read; with the system's `code`, when files cannot */
  makeFallback(photograph: Photograph): Promise<MadePhotograph>;
  /** Makes the sizes when it comes to it; once, however often it is asked. @throws as makeFallback does */
  makeSizes(photograph: Photograph): Promise<MadePhotograph>;
  stop(): void;
}

interface Waiting extends PromiseWithResolvers<MadePhotograph> {
  job: Job;
}

export function createQueue(): Queue {
  // An upload that waits for its fallback does not wait for the sizes of those before it.
  const lanes: Record<Job["kind"], Waiting[]> = { fallback: [], sizes: [] };
  const known = new Map<string, Waiting>();
  let worker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let slow: NodeJS.Timeout | undefined;

  function end({ kind, made, failed, code }: Told): void {
    const ended = lanes[kind].shift();
    if (!ended) return;
    known.delete(keyOf(ended.job));
    if (made) ended.resolve(made);
    else ended.reject(Object.assign(new Error(failed), { code }));
    begin(kind);
  }

  function startWorker(): ChildProcess {
    const child = fork(WORKER, { stdio: "ignore", execArgv: [] });
    child.on("message", end);
    child.on("exit", () => {
      if (worker !== child) return;
      worker = null;
      for (const kind of ["fallback", "sizes"] as const) end({ kind, failed: "it could not be made" });
    });
    // The site may end while pictures are being made: they are made again when they are asked for.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function begin(kind: Job["kind"]): void {
    clearTimeout(idle);
    clearTimeout(slow);
    const next = lanes[kind][0];
    if (lanes.fallback.length + lanes.sizes.length === 0) idle = setTimeout(stop, IDLE_MS).unref();
    else slow = setTimeout(() => worker?.kill("SIGKILL"), JOB_TIMEOUT_MS);
    // Somebody waits for a fallback: a command that would have nothing else to do must not end before it.
    if (lanes.fallback.length === 0) slow?.unref();
    if (!next) return;
    if (existsSync(WORKER)) {
      worker ??= startWorker();
      worker.send(next.job);
    } else {
      runJob(next.job).then(
        (made) => end({ kind, made }),
        (error: Error) => end(toFailure(kind, error)),
      );
    }
  }

  function add(job: Job): Promise<MadePhotograph> {
    const same = known.get(keyOf(job));
    if (same) return same.promise;
    const waiting: Waiting = { job, ...Promise.withResolvers<MadePhotograph>() };
    known.set(keyOf(job), waiting);
    lanes[job.kind].push(waiting);
    if (lanes[job.kind].length === 1) begin(job.kind);
    return waiting.promise;
  }

  function stop(): void {
    clearTimeout(idle);
    clearTimeout(slow);
    const child = worker;
    worker = null;
    child?.kill();
  }

  return {
    makeFallback: (photograph) => add({ kind: "fallback", ...photograph }),
    makeSizes: (photograph) => add({ kind: "sizes", ...photograph }),
    stop,
  };
}

function keyOf({ kind, hash }: Job): string {
  return `${kind} ${hash}`;
}
