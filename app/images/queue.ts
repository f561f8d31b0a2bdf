/** One photograph after the other: what keeps making them from slowing the pages. */
import PQueue from "p-queue";
import { PHOTOGRAPH_LIMITS } from "#app/limits.ts";
import { createWorker } from "#app/processes/worker.ts";
import type { MadePhotograph } from "./make-sizes.ts";
import type { Job } from "./run-job.ts";

const WORKER = {
  module: "images/worker.ts",
  heapMb: PHOTOGRAPH_LIMITS.heap,
  timeoutMs: PHOTOGRAPH_LIMITS.time,
};

type Photograph = Omit<Job, "kind">;

export interface Queue {
  /** Makes the fallback, before any sizes that wait. @throws when the picture cannot be read; with the system's `code`, when files cannot */
  makeFallback(photograph: Photograph): Promise<MadePhotograph>;
  /** Makes the sizes when it comes to it; once, however often it is asked. @throws as makeFallback does */
  makeSizes(photograph: Photograph): Promise<MadePhotograph>;
  stop(): void;
}

export function createQueue(): Queue {
  const worker = createWorker<Job, MadePhotograph>(WORKER);
  const known = new Map<string, Promise<MadePhotograph>>();
  // An upload that waits for its fallback does not wait for the sizes of those before it.
  const lanes = { fallback: new PQueue({ concurrency: 1 }), sizes: new PQueue({ concurrency: 1 }) };

  function add(job: Job): Promise<MadePhotograph> {
    const key = `${job.kind} ${job.hash}`;
    // Sizes are made again when they are asked for: no process waits for them before it ends.
    const run = () => worker.run(job, { isAwaited: job.kind === "fallback" });
    const made = known.get(key) ?? lanes[job.kind].add(run).finally(() => known.delete(key));
    known.set(key, made);
    return made;
  }

  return {
    makeFallback: (photograph) => add({ kind: "fallback", ...photograph }),
    makeSizes: (photograph) => add({ kind: "sizes", ...photograph }),
    stop: worker.stop,
  };
}
