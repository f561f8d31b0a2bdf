/** How often passwords may be tried: bounded for each network, slowed for each account, and never closed to its owner. */
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { SIGN_IN_RATES } from "#app/limits.ts";
import { toNetwork } from "#app/network.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import type { Asker } from "./password-queue.ts";

const SLOWED_MS = 2_000;

export interface Try {
  /** Null for calls from within the process. */
  address: string | null;
  account: string;
  asker: Asker;
  /** Ends the wait when the client goes away. */
  signal?: AbortSignal;
}

export interface SignInLimits {
  /** Counts a try, and makes a stranger's wait where it must. @throws an ApiError 429 with the time to wait */
  take(given: Try): Promise<void>;
  /** The password was right: this network's tries at the account do not count. */
  forget(given: Pick<Try, "address" | "account">): Promise<void>;
}

export function createSignInLimits(db: Kysely<Tables>, { slowedMs = SLOWED_MS } = {}): SignInLimits {
  const networks = createSharedRateLimit(db, "sign-in address", SIGN_IN_RATES.network);
  const wider = [
    { prefix: 56 as const, limit: createSharedRateLimit(db, "sign-in /56", SIGN_IN_RATES.network56) },
    { prefix: 48 as const, limit: createSharedRateLimit(db, "sign-in /48", SIGN_IN_RATES.network48) },
  ];
  const pairs = createSharedRateLimit(db, "sign-in pair", SIGN_IN_RATES.pair);
  const accounts = createSharedRateLimit(db, "sign-in account", SIGN_IN_RATES.account);
  const pairOf = ({ address, account }: Pick<Try, "address" | "account">) =>
    `${account} ${address === null ? "within" : toNetwork(address)}`;

  async function takeNetworks(address: string): Promise<number | null> {
    const narrow = toNetwork(address);
    const refused = await networks.take(narrow);
    if (refused !== null) return refused;
    // An IPv4 address belongs to no wider network that one customer holds.
    for (const { prefix, limit } of narrow.includes("/") ? wider : []) {
      const seconds = await limit.take(toNetwork(address, prefix));
      if (seconds !== null) return seconds;
    }
    return null;
  }

  return {
    async take(given) {
      const { address, account, asker, signal } = given;
      const refused = (address === null ? null : await takeNetworks(address)) ?? (await pairs.take(pairOf(given)));
      if (refused !== null) throw new ApiError(429, "Too many attempts; try again later", refused);
      if (asker === "stranger" && (await accounts.take(account)) !== null) await wait(slowedMs, undefined, { signal });
    },
    forget: (given) => pairs.forget(pairOf(given)),
  };
}
