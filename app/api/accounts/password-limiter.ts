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
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { PASSWORD_TRIES, WAITING_CHECKS } from "#app/limits.ts";
import { toNetwork } from "#app/network.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import { createPasswordQueue } from "./password-queue.ts";

type KnownNetworks = ReturnType<typeof createKnownNetworks>;

/** The database has hashes instead of IP addresses. */
const toNetworkKey = (address: string) =>
  hash("sha256", `network ${toNetwork(address)}`, "base64url");

export function createKnownNetworks(db: Kysely<Tables>) {
  return {
    /** Whether this email's account has signed in from the network before. */
    async has(email: string, address: string): Promise<boolean> {
      const found = await db
        .selectFrom("sign_in_networks")
        .innerJoin("admins", "admins.id", "sign_in_networks.admin_id")
        .select("admins.id")
        .where("admins.email", "=", email)
        .where("sign_in_networks.network", "=", toNetworkKey(address))
        .executeTakeFirst();
      return found !== undefined;
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

/** Functions reject with ApiError 429 after too many tries and 503 if the check is refused. */
export function createPasswordLimiter(networks: Pick<KnownNetworks, "has">) {
  const tries = createRateLimit(PASSWORD_TRIES);
  const known = createPasswordQueue();
  const unknown = createPasswordQueue(WAITING_CHECKS);
  const toPair = (account: string, address: string | null) =>
    `${account} ${address === null ? "within" : toNetwork(address)}`;

  async function count(account: string, { address }: Pick<Client, "address">) {
    const isKnown = address !== null && (await networks.has(account, address));
    const isOfPair = isKnown || address === null;
    const key = isOfPair ? toPair(account, address) : toNetwork(address, 48);
    const seconds = tries.take(key);
    if (seconds === null)
      return { isKnown, key, giveBack: () => tries.forget(key, isOfPair ? undefined : 1) };
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
    async check<T>(account: string, client: Client, check: () => Promise<T>): Promise<T> {
      const { isKnown, key, giveBack } = await count(account, client);
      const result = await (isKnown ? known : unknown)(key, client.signal, check);
      if (result !== null) giveBack();
      return result;
    },
    /** Hashes a password for somebody who has proved to be the account's owner. */
    hash: (account: string, { address, signal }: Client, hash: () => Promise<string>) =>
      known(toPair(account, address), signal, hash),
  };
}
