/** How often passwords may be tried: bounded for each address, slowed for each account, and never closed to its owner. */
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";

const WITHIN_MS = 15 * 60_000;
/** An office shares one address. */
const PER_ADDRESS = { most: 30, withinMs: WITHIN_MS };
/** One address at one account. */
const PER_PAIR = { most: 8, withinMs: WITHIN_MS };
/** From all addresses together: beyond it each try at the account takes longer, the right password's too. */
const PER_ACCOUNT = { most: 20, withinMs: WITHIN_MS };
const SLOWED_MS = 2_000;

export interface SignInLimits {
  /** Counts a try, and makes it wait where it must. @returns null, or the seconds until the next one is allowed. */
  take(address: string | null, account: string): Promise<number | null>;
  /** The password was right: this address's tries at the account do not count. */
  forget(address: string | null, account: string): Promise<void>;
}

export function createSignInLimits(db: Kysely<Tables>, { slowedMs = SLOWED_MS } = {}): SignInLimits {
  const addresses = createSharedRateLimit(db, "sign-in address", PER_ADDRESS);
  const pairs = createSharedRateLimit(db, "sign-in pair", PER_PAIR);
  const accounts = createSharedRateLimit(db, "sign-in account", PER_ACCOUNT);
  const pairOf = (address: string | null, account: string) => `${account} ${address ?? "within"}`;
  return {
    async take(address, account) {
      const refused =
        (address === null ? null : await addresses.take(address)) ?? (await pairs.take(pairOf(address, account)));
      if (refused !== null) return refused;
      if ((await accounts.take(account)) !== null) await wait(slowedMs);
      return null;
    },
    forget: (address, account) => pairs.forget(pairOf(address, account)),
  };
}
