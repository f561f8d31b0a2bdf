/** Runs jobs in child processes, one job in each, so that none can block or end this one. */
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
export function findSource(module: string): string {
  const beside = join(import.meta.dirname, "..", module);
  return existsSync(beside) ? beside : resolve("app", module);
}

/** An idle process ends after this time. A start takes 0.2 to 0.7 s, longer than most jobs. */
const IDLE_MS = 20_000;

export function createWorker<Job, Result, Part = never>({
  module,
  heapMb,
  timeoutMs,
}: WorkerSettings): Worker<Job, Result, Part> {
  const running = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const execArgv = [`--max-old-space-size=${heapMb}`];
    // The system may fail to start or to end a process: `run` listens while it needs it.
    return fork(findSource(module), { stdio: "ignore", execArgv }).on("error", () => {});
  }

  function take(): ChildProcess {
    const [first] = idle;
    if (!first) return start();
    const [child, timer] = first;
    clearTimeout(timer);
    idle.delete(child);
    child.removeAllListeners("exit");
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Keeps a process for the next job; it does not keep this one alive. */
  function keep(child: ChildProcess): void {
    idle.set(child, setTimeout(() => child.kill("SIGKILL"), IDLE_MS).unref());
    child.once("exit", () => idle.delete(child));
    child.unref();
    child.channel?.unref();
  }

  return {
    async run(job, onPart) {
      const child = take();
      running.add(child);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill("SIGKILL");
      }, timeoutMs);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const onEnd = () => {
        if (running.has(child)) reject(new WorkerStoppedError(isLate ? "time" : "memory"));
      };
      const onMessage = (reply: JobReply<Result, Part>) => {
        if ("part" in reply) onPart?.(reply.part);
        else if ("failed" in reply) reject(Object.assign(new Error(), reply.failed));
        else resolve(reply.result);
      };
      child.on("exit", onEnd).on("error", onEnd).on("message", onMessage);
      // An unsent job fails when the process ends.
      child.send({ job }, () => {});
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        child.off("exit", onEnd).off("error", onEnd).off("message", onMessage);
        if (running.delete(child) && child.connected && !child.killed) keep(child);
      }
    },
    stop() {
      const stopped = [...running, ...idle.keys()];
      running.clear();
      for (const child of stopped) child.kill("SIGKILL");
    },
  };
}
