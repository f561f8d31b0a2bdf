/**
 * Queues the hashing of passwords, because each takes 128 MB and a third of a second. People who signed in before
 * have a queue of their own, so that strangers who guess never delay them.
 */
import PQueue from "p-queue";
import { PASSWORD_TURN, PASSWORDS_WAITING } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";

/** The asker is known by a session, an invitation or a network that the account was used from. */
export type Asker = "known" | "stranger";

/** A place in a queue, kept from before the tries are counted until the answer. */
export interface Place {
  /** Runs `job` in its turn, unless the client goes away while it waits. */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
}

export interface PasswordQueue {
  /** @throws an ApiError 503 when too many wait, when the turn does not come, and when the client goes away */
  enter<T>(asker: Asker, signal: AbortSignal, work: (place: Place) => Promise<T>): Promise<T>;
}

/** Seconds after which a full queue has emptied. */
const RETRY_AFTER = 5;

const busy = () => new ApiError(503, "Too many people are signing in; try again in a moment", RETRY_AFTER);

/** One job at a time of each kind of asker, so two in all. */
export function createPasswordQueue(turnMs = PASSWORD_TURN): PasswordQueue {
  const queues = { known: new PQueue({ concurrency: 1 }), stranger: new PQueue({ concurrency: 1 }) };
  const places = { known: 0, stranger: 0 };
  return {
    async enter(asker, signal, work) {
      if (places[asker] >= PASSWORDS_WAITING) throw busy();
      places[asker] += 1;
      const patience = () => AbortSignal.any([signal, AbortSignal.timeout(turnMs)]);
      try {
        return await work({ signal, run: (job) => runInTurn(queues[asker], patience(), job) });
      } catch (error) {
        // Nobody reads this answer where the client has gone.
        throw signal.aborted || isTimeout(error) ? busy() : error;
      } finally {
        places[asker] -= 1;
      }
    },
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** The queue would take an aborted job that runs for ended, and begin another beside it. */
function runInTurn<T>(queue: PQueue, signal: AbortSignal, job: () => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const leave = () => waiting.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  const begin = () => {
    signal.removeEventListener("abort", leave);
    return job();
  };
  return queue.add(begin, { signal: waiting.signal }).finally(() => signal.removeEventListener("abort", leave));
}
