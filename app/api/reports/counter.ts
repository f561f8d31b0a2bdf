/** Counts equal items in memory and writes the counts periodically, so that pages do not wait. */
import type { Log } from "../log.ts";

const FLUSH_MS = 10_000;
/** Most distinct items between two writes, which bounds the memory. */
const MAX_WAITING = 200;

export interface Counter<T> {
  add(item: T): void;
  /** Writes the counts since the last flush. */
  flush(): Promise<void>;
  /** Flushes, and stops the timer. */
  stop(): Promise<void>;
}

/** Items are equal if their JSON is. */
export function createCounter<T>(
  write: (counts: [item: T, count: number][]) => Promise<void>,
  log: Log,
): Counter<T> {
  let waiting = new Map<string, number>();

  async function flush(): Promise<void> {
    const counts = waiting;
    waiting = new Map();
    if (counts.size > 0) await write([...counts].map(([key, count]) => [JSON.parse(key), count]));
  }
  const flushOrLog = () =>
    flush().catch((error: Error) => log.error({ err: error }, "Counts could not be written"));
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();

  return {
    add(item) {
      const key = JSON.stringify(item);
      if (waiting.has(key) || waiting.size < MAX_WAITING)
        waiting.set(key, (waiting.get(key) ?? 0) + 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}
