/** A rate limit in the database, which several servers share. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { RateLimitSettings } from "#app/limits.ts";
import { toNetwork } from "#app/network.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import type { Tables } from "./database/tables.ts";

const toText = (time: number) => new Date(time).toISOString();

/**
 * Allows `max` attempts within `withinMs` milliseconds from the first. A limit that this process
 * has reached itself needs no query. The database stores hashes of keys and deletes expired rows.
 *
 * @param name distinguishes this limit's keys from those of others
 */
export function createSharedRateLimit(
  db: Kysely<Tables>,
  name: string,
  { max, withinMs }: RateLimitSettings,
  now?: () => number,
) {
  const own = createRateLimit({ max, withinMs }, now);
  // Servers share only the wall clock, which may be adjusted.
  const clock = now ?? Date.now;
  const toKey = (key: string) => hash("sha256", `${name} ${toNetwork(key)}`, "base64url");
  return {
    /** Counts an attempt. @returns null if it is allowed, else the seconds to wait */
    async take(key: string): Promise<number | null> {
      const refused = own.take(key);
      if (refused !== null) return refused;
      const time = toText(clock());
      const end = toText(clock() + withinMs);
      // A later end comes from a server whose clock was ahead.
      const latest = toText(clock() + 2 * withinMs);
      const { count, until } = await db
        .insertInto("rate_limits")
        .values({ key: toKey(key), until: end, count: 1 })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => {
            const isOver = eb.or([
              eb("rate_limits.until", "<=", time),
              eb("rate_limits.until", ">", latest),
            ]);
            return {
              count: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb("rate_limits.count", "+", 1))
                .end(),
              until: eb.case().when(isOver).then(end).else(eb.ref("rate_limits.until")).end(),
            };
          }),
        )
        .returning(["count", "until"])
        .executeTakeFirstOrThrow();
      if (count === 1) await db.deleteFrom("rate_limits").where("until", "<=", time).execute();
      return count > max ? Math.max(1, Math.ceil((Date.parse(until) - clock()) / 1000)) : null;
    },
  };
}
