/** Shuts down on SIGTERM and SIGINT: drains the queue, finishes responses, closes resources. */
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as afterNextPoll, setTimeout as wait } from "node:timers/promises";
import type { Middleware } from "./middleware.ts";

/** Time after the signal in which connections are still accepted, so that none is reset. */
const MIN_ACCEPTING_MS = 500;
/** The maximum of that time, for a busy process with a long queue. */
const MAX_ACCEPTING_MS = 5_000;
/** Time without activity after which the last connections have sent their requests. */
const QUIET_MS = 300;
const CHECK_EVERY_MS = 50;
/** Time after the signal at which the process ends unconditionally. */
const DEADLINE_MS = 10_000;
/** Time that closing resources may take. */
const CLOSING_MS = 3_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** `close` releases the process's resources: databases, timers. */
export function createShutdown(close: () => Promise<void>, onError: (error: unknown) => void) {
  let underWay = 0;
  let isEnding = false;
  let activeAt = 0;
  let watched: Server | null = null;

  const recordActivity = () => {
    activeAt = performance.now();
  };

  /** Until the queue is empty; Node accepts one connection per poll. */
  async function takeQueue(latest: number): Promise<void> {
    for (let known = -1; known !== activeAt && performance.now() < latest; await afterNextPoll())
      known = activeAt;
  }

  async function endServer(server: Server): Promise<void> {
    const begun = performance.now();
    server.on("connection", recordActivity);
    await wait(MIN_ACCEPTING_MS);
    await takeQueue(begun + MAX_ACCEPTING_MS);
    // The HTTP server's own `close` would cut connections that have not sent their request yet.
    NetServer.prototype.close.call(server);
    recordActivity();
    const isQuiet = () => underWay === 0 && performance.now() - activeAt > QUIET_MS;
    while (!isQuiet() && performance.now() - begun < DEADLINE_MS) {
      await wait(CHECK_EVERY_MS);
      // Read what arrived while the process was busy before checking.
      await afterNextPoll();
    }
    // The rest are connections without a request, and those past the deadline.
    server.closeAllConnections();
  }

  async function end() {
    if (isEnding) return;
    isEnding = true;
    if (watched) await endServer(watched);
    await Promise.race([close().catch(onError), wait(CLOSING_MS)]);
    process.exit();
  }

  for (const signal of SIGNALS) process.on(signal, end);

  /** Counts the requests in progress. */
  const count: Middleware = (_request, response, next) => {
    underWay++;
    if (isEnding) {
      recordActivity();
      response.setHeader("Connection", "close");
    }
    response.on("close", () => {
      underWay--;
    });
    next();
  };

  return {
    count,
    /** Registers the server to shut down; replaces its own signal handlers. */
    watch(server: Server): void {
      watched = server;
      // The server's own listeners would stop accepting connections at once.
      for (const signal of SIGNALS) {
        for (const listener of process.listeners(signal))
          if (listener !== end) process.off(signal, listener);
      }
    },
  };
}
