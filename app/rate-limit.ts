/** Counts how often one address or account did something within a span of time, in this process's memory. */
import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";

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

/** At most `most` tries within any `withinMs` milliseconds. */
export function createRateLimit(
  { most, withinMs }: { most: number; withinMs: number },
  now = () => performance.now(),
): RateLimit {
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

/** The first four groups of an IPv6 address: one customer holds a whole /64. Anything else as it is. */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...(address.includes("::") ? zeros : []), ...rest].slice(0, 4).join(":");
}
