/** Rate limits by address or account, in this process's memory. */
import { LRUCache } from "lru-cache";
import type { RateLimitSettings } from "./limits.ts";
import { toNetwork } from "./network.ts";

interface RateLimit {
  /**
   * Counts one try of an address (IPv6: of its /64) or another key; unknown addresses share a
   * count. @returns null when it is allowed, else the seconds until the next one is
   */
  take(key: string | null): number | null;
  /** Undoes the last `count` tries of a key, by default all. */
  forget(key: string, count?: number): void;
}

/** Keys kept at once; the least recently used is evicted. */
const MAX_KEYS = 10_000;

export function createRateLimit(
  { max, withinMs }: RateLimitSettings,
  now = () => performance.now(),
): RateLimit {
  const tries = new LRUCache<string, number[]>({ max: MAX_KEYS });
  return {
    take(caller) {
      const key = toNetwork(caller ?? "unknown");
      const recent = (tries.get(key) ?? []).filter((time) => time > now() - withinMs);
      const [first] = recent;
      if (recent.length >= max && first !== undefined)
        return Math.ceil((first + withinMs - now()) / 1000);
      tries.set(key, [...recent, now()]);
      return null;
    },
    forget(caller, count = Number.POSITIVE_INFINITY) {
      tries.get(toNetwork(caller))?.splice(-count);
    },
  };
}
