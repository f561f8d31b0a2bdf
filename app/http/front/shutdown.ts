/** Ends in order on SIGTERM and SIGINT: takes requests for a moment more, lets answers under way go out, closes what was opened. */
import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Step } from "./front.ts";

/** Milliseconds after the signal in which new connections are still taken, so that none in the queue is reset. */
const STILL_TAKING = 500;
/** Milliseconds in which a connection that was taken last brings its request. */
const LAST_REQUESTS = 300;
/** Milliseconds after the signal when the process ends, whatever is still under way. */
const DEADLINE = 10_000;
/** Milliseconds that closing what was opened may take. */
const CLOSING = 3_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

export interface Shutdown {
  /** Counts the requests under way. */
  count: Step;
  /** The server to end with the process; its own answer to the signals is taken over. */
  watch(server: Server): void;
}

/** `close` gives back what the process holds: databases, timers. */
export function createShutdown(close: () => Promise<void>, onError: (error: unknown) => void): Shutdown {
  let underWay = 0;
  let isEnding = false;
  let watched: Server | null = null;
  let onQuiet = () => {};

  async function end() {
    if (isEnding) return;
    isEnding = true;
    const deadline = wait(DEADLINE);
    if (watched) {
      await wait(STILL_TAKING);
      watched.close();
      await wait(LAST_REQUESTS);
      const quiet = new Promise<void>((resolve) => {
        onQuiet = resolve;
      });
      if (underWay > 0) await Promise.race([quiet, deadline]);
      // What is left are connections without a request, and those past the deadline.
      watched.closeAllConnections();
    }
    await Promise.race([close().catch(onError), wait(CLOSING)]);
    process.exit();
  }

  for (const signal of SIGNALS) process.on(signal, end);

  return {
    count: (_request, response, next) => {
      underWay++;
      if (isEnding) response.setHeader("Connection", "close");
      response.once("close", () => {
        underWay--;
        if (underWay === 0) onQuiet();
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
