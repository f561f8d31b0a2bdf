/** Networks that accounts signed in from. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { toNetwork } from "#app/network.ts";
import type { Tables } from "../database/tables.ts";

export interface KnownNetworks {
  /** Whether this email's account has signed in from the network before. */
  has(email: string, address: string): Promise<boolean>;
  /** Called after a successful sign-in. */
  remember(adminId: number, address: string | null): Promise<void>;
}

/** Milliseconds between reads of the table, which contains other servers' sign-ins too. */
const REFRESH_MS = 5_000;

/** The database has hashes instead of IP addresses. */
const toNetworkKey = (address: string) =>
  hash("sha256", `network ${toNetwork(address)}`, "base64url");

export function createKnownNetworks(db: Kysely<Tables>): KnownNetworks {
  let readAt = Number.NEGATIVE_INFINITY;
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());

  async function read(): Promise<ReadonlySet<string>> {
    const rows = await db
      .selectFrom("sign_in_networks")
      .innerJoin("admins", "admins.id", "sign_in_networks.admin_id")
      .select(["admins.email", "sign_in_networks.network"])
      .execute();
    return new Set(rows.map(({ email, network }) => `${email} ${network}`));
  }

  return {
    async has(email, address) {
      if (performance.now() - readAt > REFRESH_MS) {
        readAt = performance.now();
        known = read();
      }
      return (await known).has(`${email} ${toNetworkKey(address)}`);
    },
    async remember(adminId, address) {
      if (address === null) return;
      const used_at = new Date().toISOString();
      await db
        .insertInto("sign_in_networks")
        .values({ admin_id: adminId, network: toNetworkKey(address), used_at })
        .onConflict((conflict) =>
          conflict.columns(["admin_id", "network"]).doUpdateSet({ used_at }),
        )
        .execute();
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
