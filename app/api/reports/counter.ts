/** Counts in memory and writes the counts periodically, so that pages do not wait. */
import type { Log } from "../log.ts";

interface CounterOptions {
  everyMs: number;
  /** Most distinct keys between two writes, which bounds the memory. */
  maxWaiting: number;
  write(counts: ReadonlyMap<string, number>): Promise<void>;
  log: Log;
}

export function createCounter({ everyMs, maxWaiting, write, log }: CounterOptions) {
  let waiting = new Map<string, number>();

  async function flush(): Promise<void> {
    const counts = waiting;
    waiting = new Map();
    if (counts.size > 0) await write(counts);
  }
  const flushOrLog = () =>
    flush().catch((error: Error) => log.error({ err: error }, "Counts could not be written"));
  const timer = setInterval(flushOrLog, everyMs).unref();

  return {
    add(key: string): void {
      if (waiting.has(key) || waiting.size < maxWaiting)
        waiting.set(key, (waiting.get(key) ?? 0) + 1);
    },
    /** Writes the counts since the last flush. */
    flush,
    /** Flushes, and stops the timer. */
    async stop() {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}
