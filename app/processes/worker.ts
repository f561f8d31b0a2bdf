/** Runs jobs in a child process, so that none can block or end this one. */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JobReply, JobRequest } from "./serve-jobs.ts";

interface WorkerSettings {
  /** The module that runs the jobs, relative to `app`. */
  module: string;
  /** Heap of the process, MB. */
  heapMb: number;
  /** Per job, ms. */
  timeoutMs: number;
}

interface RunOptions<Part> {
  /** Called with each part of the result before the job ends. */
  onPart?: (part: Part) => void;
  /** False: this process may exit before the job ends. */
  isAwaited?: boolean;
}

interface Worker<Job, Result, Part> {
  /** @throws WorkerStoppedError, or the job's error: its message, and its code where it has one */
  run(job: Job, run?: RunOptions<Part>): Promise<Result>;
  /** Ends the process; jobs in progress never settle. */
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

interface RunningJob<Part> extends PromiseWithResolvers<unknown> {
  job: unknown;
  onPart: RunOptions<Part>["onPart"];
  isAwaited: boolean;
  /** A part of the result was delivered, so the job cannot be repeated. */
  isBegun: boolean;
  timer?: NodeJS.Timeout;
}

/** An idle process ends after this time. */
const IDLE_MS = 20_000;

/** The child runs the sources; a bundle finds them below the working directory. */
function findSource(module: string): string {
  const beside = join(import.meta.dirname, "..", module);
  return existsSync(beside) ? beside : resolve("app", module);
}

export function createWorker<Job, Result, Part = never>(
  settings: WorkerSettings,
): Worker<Job, Result, Part> {
  const running = new Map<number, RunningJob<Part>>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function end(id: number): RunningJob<Part> | undefined {
    const job = running.get(id);
    if (!job) return undefined;
    clearTimeout(job.timer);
    running.delete(id);
    if (running.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
    return job;
  }

  function receive(reply: JobReply): void {
    if ("part" in reply) {
      const job = running.get(reply.id);
      if (!job) return;
      job.isBegun = true;
      job.onPart?.(reply.part as Part);
    } else if ("failed" in reply) {
      const { message, code } = reply.failed;
      end(reply.id)?.reject(Object.assign(new Error(message), code && { code }));
    } else end(reply.id)?.resolve(reply.result);
  }

  function kill(): void {
    const killed = child;
    child = null;
    killed?.kill("SIGKILL");
  }

  function failAll(): void {
    kill();
    for (const id of [...running.keys()]) end(id)?.reject(new WorkerStoppedError("memory"));
  }

  /** Ends the process because a job timed out; the others restart in a new one. */
  function failLate(late: number): void {
    kill();
    end(late)?.reject(new WorkerStoppedError("time"));
    for (const [id, { isBegun }] of [...running]) {
      if (isBegun) end(id)?.reject(new WorkerStoppedError("time"));
      else send(id);
    }
  }

  function send(id: number): void {
    const waiting = running.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => failLate(id), settings.timeoutMs);
    if (!waiting.isAwaited) waiting.timer.unref();
    child ??= start();
    const request: JobRequest = { id, job: waiting.job };
    // An unsent request fails when the process ends.
    child.send(request, () => {});
  }

  function start(): ChildProcess {
    const execArgv = [`--max-old-space-size=${settings.heapMb}`];
    const started = fork(findSource(settings.module), { stdio: "ignore", execArgv });
    started.on("message", receive);
    const onEnd = () => {
      if (child === started) failAll();
    };
    started.on("exit", onEnd);
    // The system may fail to start a process.
    started.on("error", onEnd);
    // Awaited jobs keep this process alive by their timers.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    for (const { timer } of running.values()) clearTimeout(timer);
    running.clear();
    kill();
  }

  return {
    run(job, { onPart, isAwaited = true } = {}) {
      clearTimeout(idle);
      const waiting = {
        ...Promise.withResolvers<unknown>(),
        job,
        onPart,
        isAwaited,
        isBegun: false,
      };
      const id = ++lastId;
      running.set(id, waiting);
      send(id);
      return waiting.promise as Promise<Result>;
    },
    stop,
  };
}
