/** Counts how often one address did something within a span of time. */
import { LRUCache } from "lru-cache";
import { toNetwork } from "#app/network.ts";

/** Addresses remembered at once; the longest unseen is forgotten first. */
const MOST_ADDRESSES = 10_000;

export interface RateLimit {
  /** Counts one try. Null when it is allowed, else the seconds until the next one is. */
  take(address: string | null): number | null;
}

/** At most `most` tries within any `span` milliseconds; who has no known address shares one count. */
export function createRateLimit(most: number, span: number, now: () => number = Date.now): RateLimit {
  const tries = new LRUCache<string, number[]>({ max: MOST_ADDRESSES });
  return {
    take(address) {
      const key = toNetwork(address ?? "unknown");
      const recent = (tries.get(key) ?? []).filter((time) => time > now() - span);
      const [first] = recent;
      if (recent.length >= most && first !== undefined) return Math.ceil((first + span - now()) / 1000);
      tries.set(key, [...recent, now()]);
      return null;
    },
  };
}
