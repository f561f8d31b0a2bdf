/** Limits the concurrent API calls and posted forms of one client address. */
import { setImmediate as nextPoll } from "node:timers/promises";
import { CALLS_AT_ONCE } from "#app/limits.ts";
import { networkOf } from "../request-facts.ts";
import type { Middleware } from "./middleware.ts";

const BODY = JSON.stringify({
  success: false,
  error: "Too many requests at once from your IP address. Try again in a moment",
});
/** Polls between two turns, 0.2 ms in all; Node accepts one connection per poll. */
const POLLS_BETWEEN = 50;

export function limitCalls(): Middleware {
  const underWay = new Map<string, number>();
  return (request, response, next) => {
    const isCall = request.url?.startsWith("/api/");
    if (!isCall && request.method !== "POST") return next();
    const address = networkOf(request.facts);
    const count = underWay.get(address) ?? 0;
    if (count >= CALLS_AT_ONCE) {
      response.writeHead(429, {
        "Cache-Control": "no-store",
        "Content-Type": "application/json",
        "Content-Length": BODY.length,
        "Retry-After": 1,
        Connection: "close",
      });
      response.end(BODY);
      return;
    }
    underWay.set(address, count + 1);
    response.once("close", () => countDown(underWay, address));
    if (!isCall) return next();
    void takeTurn().then(next);
  };
}

/** Subtracts one; a count of zero is removed. */
export function countDown(counts: Map<string, number>, key: string): void {
  const rest = (counts.get(key) ?? 1) - 1;
  if (rest > 0) counts.set(key, rest);
  else counts.delete(key);
}

let lastTurn = Promise.resolve();

/**
 * Lets expensive requests start one by one: a burst is counted before its first response, and other
 * requests run between them.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(letOthersPass);
  return lastTurn;
}

async function letOthersPass(): Promise<void> {
  for (let poll = 0; poll < POLLS_BETWEEN; poll++) await nextPoll();
}
