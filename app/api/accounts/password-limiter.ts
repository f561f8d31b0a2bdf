/**
 * Limits password tries by network and account.
 *
 * - A network is an IPv4 address or an IPv6 /48, and may have 8 wrong or refused tries in 15
 *   minutes. A right password does not count.
 * - One check of each network may wait, 16 in all. Then a new one replaces a waiting one, chosen at
 *   random. The refused try counts, so a stranger with many networks soon has no tries left.
 * - A network from which the account has signed in before is known. Its tries at this account have
 *   a count and a queue apart: others neither use them up nor delay them. A right one resets them.
 * - Nothing is counted by the account alone: a stranger could lock its owner out.
 *
 * Each server counts for itself. A second server doubles the tries, which a password of 10⁸ guesses
 * bears, and a stranger's try needs no write to the database.
 */
import { hash, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { PASSWORD_TRIES, PASSWORD_WAIT_MS, WAITING_CHECKS } from "#app/limits.ts";
import { toNetwork } from "#app/network.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";

const RETRY_AFTER = 5;

const busy = () =>
  new ApiError(503, "Too many people are signing in. Try again in a moment", RETRY_AFTER);

/**
 * Runs one check at a time. One check of each network may wait; if all `places` are taken, a new
 * check replaces a waiting one, chosen at random.
 */
export function createPasswordQueue(places = Number.POSITIVE_INFINITY, waitMs = PASSWORD_WAIT_MS) {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let isRunning = false;

  function refuse(network: string, turn: PromiseWithResolvers<void>): void {
    if (waiting.get(network) === turn) waiting.delete(network);
    turn.reject(busy());
  }

  function waitForTurn(network: string, signal: AbortSignal): Promise<void> {
    const unlucky = waiting.size < places ? undefined : [...waiting][randomInt(places)];
    if (unlucky) refuse(...unlucky);
    const turn = Promise.withResolvers<void>();
    waiting.set(network, turn);
    AbortSignal.any([signal, AbortSignal.timeout(waitMs)]).addEventListener("abort", () =>
      refuse(network, turn),
    );
    return turn.promise;
  }

  /** @throws ApiError 503 if the check is refused, waits too long or its client disconnects */
  return async <T>(network: string, signal: AbortSignal, check: () => Promise<T>): Promise<T> => {
    if (signal.aborted || waiting.has(network)) throw busy();
    if (isRunning) await waitForTurn(network, signal);
    isRunning = true;
    try {
      return await check();
    } finally {
      const [next] = waiting;
      if (next) waiting.delete(next[0]);
      next?.[1].resolve();
      isRunning = next !== undefined;
    }
  };
}

/** The database has hashes instead of IP addresses. */
const toNetworkKey = (address: string) =>
  hash("sha256", `network ${toNetwork(address)}`, "base64url");

export function createKnownNetworks(db: Kysely<Tables>) {
  return {
    /** The account of an email, and whether it has signed in from the network before. */
    async find(email: string, address: string | null) {
      const network = address && toNetworkKey(address);
      const admin = await db
        .selectFrom("admins")
        .leftJoin("sign_in_networks as known", (join) =>
          join.onRef("known.admin_id", "=", "admins.id").on("known.network", "=", network),
        )
        .selectAll("admins")
        .select("known.network")
        .where("admins.email", "=", email)
        .executeTakeFirst();
      return { admin, isKnown: typeof admin?.network === "string" };
    },
    /** Called after a successful sign-in. */
    async remember(adminId: number, address: string | null): Promise<void> {
      if (address === null) return;
      const used_at = new Date().toISOString();
      await db
        .insertInto("sign_in_networks")
        .values({ admin_id: adminId, network: toNetworkKey(address), used_at })
        .onConflict((conflict) =>
          conflict.columns(["admin_id", "network"]).doUpdateSet({ used_at }),
        )
        .execute();
    },
  };
}

/** The client whose password tries are counted together. */
export interface Client {
  /** The trusted IP address; null if unknown, and for calls within the process. */
  address: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

interface TryingClient extends Client {
  /** Whether the account has signed in from this network before. */
  isKnown: boolean;
}

/** Functions reject with ApiError 429 after too many tries and 503 if the check is refused. */
export function createPasswordLimiter() {
  const tries = createRateLimit(PASSWORD_TRIES);
  const known = createPasswordQueue();
  const unknown = createPasswordQueue(WAITING_CHECKS);
  const toPair = (account: string, address: string | null) =>
    `${account} ${address === null ? "within" : toNetwork(address)}`;

  function count(account: string, { address, isKnown }: Omit<TryingClient, "signal">) {
    const isOfPair = isKnown || address === null;
    const key = isOfPair ? toPair(account, address) : toNetwork(address, 48);
    const seconds = tries.take(key);
    if (seconds === null)
      return { key, giveBack: () => tries.forget(key, isOfPair ? undefined : 1) };
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
    throw new ApiError(
      429,
      `Too many attempts came from your network. Try again in ${wait}`,
      seconds,
    );
  }

  return {
    /** Counts a try. `giveBack` undoes it. */
    count,
    /** Counts a try and runs its check in turn. Null from the check means a wrong password. */
    async check<T>(account: string, client: TryingClient, check: () => Promise<T>): Promise<T> {
      const { key, giveBack } = count(account, client);
      const result = await (client.isKnown ? known : unknown)(key, client.signal, check);
      if (result !== null) giveBack();
      return result;
    },
    /** Hashes a password for somebody who has proved to be the account's owner. */
    hash: (account: string, { address, signal }: Client, hash: () => Promise<string>) =>
      known(toPair(account, address), signal, hash),
  };
}
