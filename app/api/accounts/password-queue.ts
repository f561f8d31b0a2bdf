/** Queues password checks, each of which takes 128 MB and a third of a second. */
import { randomInt } from "node:crypto";
import { PASSWORD_WAIT_MS } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";

const RETRY_AFTER = 5;

const busy = () =>
  new ApiError(503, "Too many people are signing in. Try again in a moment", RETRY_AFTER);

/**
 * Runs one check at a time. One check of each network may wait; if all `places` are taken, a new
 * check replaces a waiting one, chosen at random.
 */
export function createPasswordQueue(places = Number.POSITIVE_INFINITY, waitMs = PASSWORD_WAIT_MS) {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let isRunning = false;

  function refuse(network: string, turn: PromiseWithResolvers<void>): void {
    if (waiting.get(network) === turn) waiting.delete(network);
    turn.reject(busy());
  }

  function waitForTurn(network: string, signal: AbortSignal): Promise<void> {
    const unlucky = waiting.size < places ? undefined : [...waiting][randomInt(places)];
    if (unlucky) refuse(...unlucky);
    const turn = Promise.withResolvers<void>();
    waiting.set(network, turn);
    AbortSignal.any([signal, AbortSignal.timeout(waitMs)]).addEventListener("abort", () =>
      refuse(network, turn),
    );
    return turn.promise;
  }

  /** @throws ApiError 503 if the check is refused, waits too long or its client disconnects */
  return async <T>(network: string, signal: AbortSignal, check: () => Promise<T>): Promise<T> => {
    if (signal.aborted || waiting.has(network)) throw busy();
    if (isRunning) await waitForTurn(network, signal);
    isRunning = true;
    try {
      return await check();
    } finally {
      const [next] = waiting;
      if (next) waiting.delete(next[0]);
      next?.[1].resolve();
      isRunning = next !== undefined;
    }
  };
}
