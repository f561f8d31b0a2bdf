/** Counts equal things in memory and writes the counts now and then: a page must not wait for the disk to be counted. */
import type { Log } from "../log.ts";

const FLUSH_MS = 10_000;
/** Different things between two writes: a flood of nonsense must not fill the memory. */
const MOST_WAITING = 200;

export interface Counter<T> {
  add(thing: T): void;
  /** Writes what was added since the last time. */
  flush(): Promise<void>;
  /** Flushes, and stops doing so by itself. */
  stop(): Promise<void>;
}

/** Things are equal when their JSON is. */
export function createCounter<T>(write: (counts: [thing: T, count: number][]) => Promise<void>, log: Log): Counter<T> {
  let waiting = new Map<string, number>();

  async function flush(): Promise<void> {
    const counts = waiting;
    waiting = new Map();
    if (counts.size > 0) await write([...counts].map(([key, count]) => [JSON.parse(key), count]));
  }
  const flushOrLog = () => flush().catch((error: Error) => log.error({ err: error }, "Counts could not be written"));
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();

  return {
    add(thing) {
      const key = JSON.stringify(thing);
      if (waiting.has(key) || waiting.size < MOST_WAITING) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}
