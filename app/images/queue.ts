/** Processes one photograph at a time, so that pages stay fast. */
import PQueue from "p-queue";
import { PHOTOGRAPH_LIMITS } from "#app/limits.ts";
import { createWorker } from "#app/processes/worker.ts";
import type { ResizedPhotograph } from "./make-sizes.ts";
import type { PictureJob } from "./worker.ts";

const WORKER = {
  module: "images/worker.ts",
  heapMb: PHOTOGRAPH_LIMITS.heap,
  timeoutMs: PHOTOGRAPH_LIMITS.time,
};

type Photograph = Omit<PictureJob, "kind">;

interface Queue {
  /**
   * Makes the fallback, before waiting sizes. @throws when the picture cannot be read; with the
   * system's `code`, when files cannot
   */
  makeFallback(photograph: Photograph): Promise<ResizedPhotograph>;
  /** Makes the sizes in turn; once for concurrent calls. @throws as makeFallback does */
  makeSizes(photograph: Photograph): Promise<ResizedPhotograph>;
  stop(): void;
}

export function createQueue(): Queue {
  const worker = createWorker<PictureJob, ResizedPhotograph>(WORKER);
  const known = new Map<string, Promise<ResizedPhotograph>>();
  // A fallback, for which an upload waits, does not wait for earlier sizes.
  const lanes = { fallback: new PQueue({ concurrency: 1 }), sizes: new PQueue({ concurrency: 1 }) };

  function add(job: PictureJob): Promise<ResizedPhotograph> {
    const key = `${job.kind} ${job.hash}`;
    const made =
      known.get(key) ?? lanes[job.kind].add(() => worker.run(job)).finally(() => known.delete(key));
    known.set(key, made);
    return made;
  }

  return {
    makeFallback: (photograph) => add({ kind: "fallback", ...photograph }),
    makeSizes: (photograph) => add({ kind: "sizes", ...photograph }),
    stop: worker.stop,
  };
}
