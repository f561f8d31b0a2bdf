/** Counts how often one address or account did something within a span of time, in this process's memory. */
import { LRUCache } from "lru-cache";
import type { RateLimitSettings } from "./limits.ts";
import { toNetwork } from "./network.ts";

export interface RateLimit {
  /**
   * Counts one try of an address (IPv6: of its whole /64) or of any other key; those without one share a count.
   * @returns null when it is allowed, else the seconds until the next one is.
   */
  take(key: string | null): number | null;
  /** Forgets a key: what it counted was right after all. */
  forget(key: string): void;
}

/** Keys remembered at once; the longest unseen is forgotten first. */
const MOST_KEYS = 10_000;

export function createRateLimit({ most, withinMs }: RateLimitSettings, now = () => performance.now()): RateLimit {
  const tries = new LRUCache<string, number[]>({ max: MOST_KEYS });
  return {
    take(caller) {
      const key = toNetwork(caller ?? "unknown");
      const recent = (tries.get(key) ?? []).filter((time) => time > now() - withinMs);
      const [first] = recent;
      if (recent.length >= most && first !== undefined) return Math.ceil((first + withinMs - now()) / 1000);
      tries.set(key, [...recent, now()]);
      return null;
    },
    forget(caller) {
      tries.delete(toNetwork(caller));
    },
  };
}
