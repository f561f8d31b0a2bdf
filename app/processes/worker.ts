/** Runs jobs in a child process, so that none can block or end this one. */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reply, Request } from "./serve-jobs.ts";

export interface WorkerSettings {
  /** The module that serves the jobs, below `app`. */
  module: string;
  /** For the objects of all its jobs, MB. */
  heapMb: number;
  /** For one job, ms. */
  timeoutMs: number;
}

export interface Run<Part> {
  /** Called with each part of the result that the job sends before it ends. */
  onPart?: (part: Part) => void;
  /** False: this process may end before the job does. */
  isAwaited?: boolean;
}

export interface Worker<Job, Result, Part> {
  /** @throws WorkerStopped, or what the job has thrown: its message, and its code where it has one */
  run(job: Job, run?: Run<Part>): Promise<Result>;
  /** Ends the process; jobs under way never end. */
  stop(): void;
}

/** The child process ended before the job did. */
export class WorkerStopped extends Error {
  readonly reason: "time" | "memory";
  constructor(reason: WorkerStopped["reason"]) {
    super(reason === "time" ? "The job took too long" : "The job's process ended, most likely out of memory");
    this.reason = reason;
  }
}

interface Running<Part> extends PromiseWithResolvers<unknown> {
  job: unknown;
  onPart: Run<Part>["onPart"];
  isAwaited: boolean;
  /** A part of the result has come: the job cannot be done again. */
  isBegun: boolean;
  timer?: NodeJS.Timeout;
}

/** A process without a job ends after this time. */
const IDLE_MS = 20_000;

/** The child runs the sources; a bundle has them below the folder that it was started in. */
function findSource(module: string): string {
  const beside = join(import.meta.dirname, "..", module);
  return existsSync(beside) ? beside : resolve("app", module);
}

export function createWorker<Job, Result, Part = never>(settings: WorkerSettings): Worker<Job, Result, Part> {
  const running = new Map<number, Running<Part>>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function end(id: number): Running<Part> | undefined {
    const job = running.get(id);
    if (!job) return undefined;
    clearTimeout(job.timer);
    running.delete(id);
    if (running.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
    return job;
  }

  function receive(reply: Reply): void {
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
    for (const id of [...running.keys()]) end(id)?.reject(new WorkerStopped("memory"));
  }

  /** Ends the process for the job that took too long; the others are begun again in a new one. */
  function failLate(late: number): void {
    kill();
    end(late)?.reject(new WorkerStopped("time"));
    for (const [id, { isBegun }] of [...running]) {
      if (isBegun) end(id)?.reject(new WorkerStopped("time"));
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
    const request: Request = { id, job: waiting.job };
    // What could not be sent fails with the end of the process.
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
    // A system without room for another process starts none.
    started.on("error", onEnd);
    // Jobs that are awaited hold this process by their timers.
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
      const waiting = { ...Promise.withResolvers<unknown>(), job, onPart, isAwaited, isBegun: false };
      const id = ++lastId;
      running.set(id, waiting);
      send(id);
      return waiting.promise as Promise<Result>;
    },
    stop,
  };
}
