/**
 * Queues password hashing, which takes 128 MB and a third of a second each. Known clients have
 * a separate queue, so that password guessing by others does not delay them.
 */
import PQueue from "p-queue";
import { MAX_PASSWORD_CHECKS, PASSWORD_WAIT_MS } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";

/** A client is known by a session, an invitation or a network that the account signed in from. */
export type ClientKind = "known" | "stranger";

/** A slot in a queue, held from before the attempt is counted until the response. */
interface QueueSlot {
  /** Runs `job` in its turn, unless the client disconnects while it waits. */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export interface PasswordQueue {
  /** @throws ApiError 503 when too many wait, the wait is too long or the client disconnects */
  enter<T>(
    clientKind: ClientKind,
    signal: AbortSignal,
    work: (slot: QueueSlot) => Promise<T>,
  ): Promise<T>;
}

/** Seconds in which a full queue empties. */
const RETRY_AFTER = 5;

const busy = () =>
  new ApiError(503, "Too many people are signing in. Try again in a moment", RETRY_AFTER);

/** Runs one job at a time for each kind of client, so two in all. */
export function createPasswordQueue(turnMs = PASSWORD_WAIT_MS): PasswordQueue {
  const queues = {
    known: new PQueue({ concurrency: 1 }),
    stranger: new PQueue({ concurrency: 1 }),
  };
  const slots = { known: 0, stranger: 0 };
  return {
    async enter(clientKind, signal, work) {
      if (slots[clientKind] >= MAX_PASSWORD_CHECKS) throw busy();
      slots[clientKind] += 1;
      const waitSignal = () => AbortSignal.any([signal, AbortSignal.timeout(turnMs)]);
      try {
        return await work({
          signal,
          run: (job) => runInTurn(queues[clientKind], waitSignal(), job),
        });
      } catch (error) {
        // A client that has disconnected does not read the response.
        throw signal.aborted || isTimeout(error) ? busy() : error;
      } finally {
        slots[clientKind] -= 1;
      }
    },
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Aborts only waiting jobs: PQueue would start another beside an aborted running one. */
function runInTurn<T>(queue: PQueue, signal: AbortSignal, job: () => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const leave = () => waiting.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  const begin = () => {
    signal.removeEventListener("abort", leave);
    return job();
  };
  return queue
    .add(begin, { signal: waiting.signal })
    .finally(() => signal.removeEventListener("abort", leave));
}
