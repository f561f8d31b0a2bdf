/** Limits password attempts: by network, and slower by account without locking out its owner. */
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { SIGN_IN_RATES } from "#app/limits.ts";
import { toNetwork } from "#app/network.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import type { ClientKind } from "./password-queue.ts";

const SLOWED_MS = 2_000;

interface SignInAttempt {
  /** Null for calls within the process. */
  address: string | null;
  account: string;
  clientKind: ClientKind;
  /** Ends the wait when the client disconnects. */
  signal?: AbortSignal;
}

export interface SignInLimits {
  /** Counts an attempt; delays unknown networks. @throws ApiError 429 with the time to wait */
  take(attempt: SignInAttempt): Promise<void>;
  /** After a correct password: resets the network's attempts at the account. */
  forget(attempt: Pick<SignInAttempt, "address" | "account">): Promise<void>;
}

export function createSignInLimits(
  db: Kysely<Tables>,
  { slowedMs = SLOWED_MS } = {},
): SignInLimits {
  const networks = createSharedRateLimit(db, "sign-in address", SIGN_IN_RATES.network);
  const widerNetworks = [
    {
      prefix: 56 as const,
      limit: createSharedRateLimit(db, "sign-in /56", SIGN_IN_RATES.network56),
    },
    {
      prefix: 48 as const,
      limit: createSharedRateLimit(db, "sign-in /48", SIGN_IN_RATES.network48),
    },
  ];
  const pairs = createSharedRateLimit(db, "sign-in pair", SIGN_IN_RATES.pair);
  const accounts = createSharedRateLimit(db, "sign-in account", SIGN_IN_RATES.account);
  const pairOf = ({ address, account }: Pick<SignInAttempt, "address" | "account">) =>
    `${account} ${address === null ? "within" : toNetwork(address)}`;

  async function countNetworks(address: string): Promise<number | null> {
    const narrow = toNetwork(address);
    const narrowWait = await networks.take(narrow);
    if (narrowWait !== null) return narrowWait;
    // Wider networks of one customer exist only in IPv6.
    for (const { prefix, limit } of narrow.includes("/") ? widerNetworks : []) {
      const seconds = await limit.take(toNetwork(address, prefix));
      if (seconds !== null) return seconds;
    }
    return null;
  }

  return {
    async take(attempt) {
      const { address, account, clientKind, signal } = attempt;
      const retryAfter =
        (address === null ? null : await countNetworks(address)) ??
        (await pairs.take(pairOf(attempt)));
      if (retryAfter !== null)
        throw new ApiError(429, "Too many sign-in attempts. Try again later", retryAfter);
      if (clientKind === "stranger" && (await accounts.take(account)) !== null)
        await wait(slowedMs, undefined, { signal });
    },
    forget: (attempt) => pairs.forget(pairOf(attempt)),
  };
}
