/** Ends in order on SIGTERM and SIGINT: takes requests for a moment more, lets answers under way go out, closes what was opened. */
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as afterNextPoll, setTimeout as wait } from "node:timers/promises";
import type { Middleware } from "./middleware.ts";

/** Milliseconds after the signal in which new connections are still taken, so that none in the queue is reset. */
const STILL_TAKING = 500;
/** The same at most, where a busy process has not come to the end of its queue. */
const MOST_TAKING = 5_000;
/** Milliseconds without anything new after which a connection that was taken last has brought its request. */
const LAST_REQUESTS = 300;
const LOOK_EVERY = 50;
/** Milliseconds after the signal when the process ends, whatever is still under way. */
const DEADLINE = 10_000;
/** Milliseconds that closing what was opened may take. */
const CLOSING = 3_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

export interface Shutdown {
  /** Counts the requests under way. */
  count: Middleware;
  /** The server to end with the process; its own answer to the signals is taken over. */
  watch(server: Server): void;
}

/** `close` gives back what the process holds: databases, timers. */
export function createShutdown(close: () => Promise<void>, onError: (error: unknown) => void): Shutdown {
  let underWay = 0;
  let isEnding = false;
  let lastNews = 0;
  let watched: Server | null = null;

  const takeNews = () => {
    lastNews = performance.now();
  };

  /** Until the queue is empty, of which Node takes one connection each time that it polls. */
  async function takeQueue(latest: number): Promise<void> {
    for (let known = -1; known !== lastNews && performance.now() < latest; await afterNextPoll()) known = lastNews;
  }

  async function endServer(server: Server): Promise<void> {
    const begun = performance.now();
    server.on("connection", takeNews);
    await wait(STILL_TAKING);
    await takeQueue(begun + MOST_TAKING);
    // The HTTP server's own `close` would cut connections that have not brought their request yet.
    NetServer.prototype.close.call(server);
    takeNews();
    const isQuiet = () => underWay === 0 && performance.now() - lastNews > LAST_REQUESTS;
    while (!isQuiet() && performance.now() - begun < DEADLINE) {
      await wait(LOOK_EVERY);
      // What arrived while the process was busy is read before it is looked at.
      await afterNextPoll();
    }
    // What is left are connections without a request, and those past the deadline.
    server.closeAllConnections();
  }

  async function end() {
    if (isEnding) return;
    isEnding = true;
    if (watched) await endServer(watched);
    await Promise.race([close().catch(onError), wait(CLOSING)]);
    process.exit();
  }

  for (const signal of SIGNALS) process.on(signal, end);

  return {
    count: (_request, response, next) => {
      underWay++;
      if (isEnding) {
        takeNews();
        response.setHeader("Connection", "close");
      }
      response.on("close", () => {
        underWay--;
      });
      next();
    },
    watch: (server) => {
      watched = server;
      // The server's own listeners would stop taking connections at once.
      for (const signal of SIGNALS) {
        for (const listener of process.listeners(signal)) if (listener !== end) process.off(signal, listener);
      }
    },
  };
}
