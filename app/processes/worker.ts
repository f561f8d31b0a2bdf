/** Runs each job in a child process of its own, so that none can block or end this one. */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JobReply } from "./serve-jobs.ts";

interface WorkerSettings {
  /** The module that runs the jobs, relative to `app`. */
  module: string;
  /** Heap of a process, MB. */
  heapMb: number;
  /** Per job, ms. */
  timeoutMs: number;
}

interface Worker<Job, Result, Part> {
  /**
   * Calls `onPart` with each part of the result before the job ends.
   * @throws WorkerStoppedError, or the job's error: its message, and its code where it has one
   */
  run(job: Job, onPart?: (part: Part) => void): Promise<Result>;
  /** Ends the processes; jobs in progress never settle. */
  stop(): void;
}

/** The child process ended before the job did. */
export class WorkerStoppedError extends Error {
  readonly reason: "time" | "memory";
  constructor(reason: WorkerStoppedError["reason"]) {
    super(
      reason === "time"
        ? "The job took too long"
        : "The job's process ended, most likely out of memory",
    );
    this.reason = reason;
  }
}

/** The child runs the sources; a bundle finds them below the working directory. */
function findSource(module: string): string {
  const beside = join(import.meta.dirname, "..", module);
  return existsSync(beside) ? beside : resolve("app", module);
}

export function createWorker<Job, Result, Part = never>({
  module,
  heapMb,
  timeoutMs,
}: WorkerSettings): Worker<Job, Result, Part> {
  const running = new Set<ChildProcess>();

  return {
    async run(job, onPart) {
      const begun = performance.now();
      const child = fork(findSource(module), {
        stdio: "ignore",
        execArgv: [`--max-old-space-size=${heapMb}`],
        timeout: timeoutMs,
        killSignal: "SIGKILL",
      });
      running.add(child);
      try {
        return await new Promise<Result>((resolve, reject) => {
          const onEnd = () => {
            const isLate = performance.now() - begun >= timeoutMs;
            if (running.has(child)) reject(new WorkerStoppedError(isLate ? "time" : "memory"));
          };
          child.on("exit", onEnd);
          // The system may fail to start a process.
          child.on("error", onEnd);
          child.on("message", (reply: JobReply<Result, Part>) => {
            if ("part" in reply) onPart?.(reply.part);
            else if ("failed" in reply) reject(Object.assign(new Error(), reply.failed));
            else resolve(reply.result);
          });
          // An unsent job fails when the process ends.
          child.send({ job }, () => {});
        });
      } finally {
        running.delete(child);
        child.kill("SIGKILL");
      }
    },
    stop() {
      const stopped = [...running];
      running.clear();
      for (const child of stopped) child.kill("SIGKILL");
    },
  };
}
