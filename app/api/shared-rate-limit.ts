/** Counts how often somebody did something, in the database, so that several servers allow no more than one. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { RateLimitSettings } from "#app/limits.ts";
import { toNetwork } from "#app/network.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import type { Tables } from "./database/tables.ts";

export interface SharedRateLimit {
  /** Counts one try. @returns null when it is allowed, else the seconds until the next one is. */
  take(key: string): Promise<number | null>;
  /** Forgets a key: what it counted was right after all. */
  forget(key: string): Promise<void>;
}

const toText = (time: number) => new Date(time).toISOString();

/**
 * At most `most` tries within `withinMs` milliseconds from the first. What this process has counted itself is refused
 * without asking the database. There a key is a hash, and its row goes once its time is over.
 *
 * @param name tells this limit's keys from those of others
 */
export function createSharedRateLimit(
  db: Kysely<Tables>,
  name: string,
  { most, withinMs }: RateLimitSettings,
  now?: () => number,
): SharedRateLimit {
  const own = createRateLimit({ most, withinMs }, now);
  // What several servers share can only go by the clock on the wall, which may be put right in between.
  const clock = now ?? Date.now;
  const toRow = (key: string) => hash("sha256", `${name} ${toNetwork(key)}`, "base64url");
  return {
    async take(key) {
      const refused = own.take(key);
      if (refused !== null) return refused;
      const time = toText(clock());
      const end = toText(clock() + withinMs);
      // Later than any that another server's clock would give: it comes from one that was ahead.
      const latest = toText(clock() + 2 * withinMs);
      const { count, until } = await db
        .insertInto("rate_limits")
        .values({ key: toRow(key), until: end, count: 1 })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => {
            const isOver = eb.or([eb("rate_limits.until", "<=", time), eb("rate_limits.until", ">", latest)]);
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
      return count > most ? Math.max(1, Math.ceil((Date.parse(until) - clock()) / 1000)) : null;
    },
    async forget(key) {
      own.forget(key);
      await db.deleteFrom("rate_limits").where("key", "=", toRow(key)).execute();
    },
  };
}
