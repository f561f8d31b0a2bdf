/** Counts calls in a sliding window, in this process's memory, for a bounded number of callers. */
import { toNetwork } from "#app/network.ts";

export interface RateLimit {
  /** Counts one call of an address (IPv6: of its whole /64) or of any other key. @returns the seconds to wait when it is one too many, else null. */
  take(key: string, now?: number): number | null;
  /** Forgets a key: what it counted was right after all. */
  forget(key: string): void;
}

const MOST_KEYS = 10_000;

export function createRateLimit({ most, withinMs }: { most: number; withinMs: number }): RateLimit {
  const calls = new Map<string, number[]>();
  return {
    take(caller, now = Date.now()) {
      const key = toNetwork(caller);
      const recent = (calls.get(key) ?? []).filter((time) => time > now - withinMs);
      // Taken out and put back, a key moves to the end: the first is the one unused for longest.
      calls.delete(key);
      calls.set(key, recent);
      const [oldestKey] = calls.keys();
      if (calls.size > MOST_KEYS && oldestKey !== undefined) calls.delete(oldestKey);
      const [oldest] = recent;
      if (recent.length >= most && oldest !== undefined) return Math.ceil((oldest + withinMs - now) / 1000);
      recent.push(now);
      return null;
    },
    forget(caller) {
      calls.delete(toNetwork(caller));
    },
  };
}
