/** The networks that an account was used from: a sign-in from one of them need not wait behind strangers. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { toNetwork } from "#app/network.ts";
import type { Tables } from "../database/tables.ts";

export interface KnownNetworks {
  /** Whether the account of this e-mail address was used from the network before. */
  has(email: string, address: string | null): Promise<boolean>;
  /** After the right password. */
  remember(adminId: number, address: string | null): Promise<void>;
}

/** Other servers' sign-ins are seen after so many milliseconds: a flood of strangers reads the table once in it. */
const READ_EVERY = 5_000;

/** The database holds hashes: nobody's address. */
const toRow = (address: string) => hash("sha256", `network ${toNetwork(address)}`, "base64url");

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
      if (address === null) return false;
      if (performance.now() - readAt > READ_EVERY) {
        readAt = performance.now();
        known = read();
      }
      return (await known).has(`${email} ${toRow(address)}`);
    },
    async remember(adminId, address) {
      if (address === null) return;
      const used_at = new Date().toISOString();
      await db
        .insertInto("sign_in_networks")
        .values({ admin_id: adminId, network: toRow(address), used_at })
        .onConflict((conflict) => conflict.columns(["admin_id", "network"]).doUpdateSet({ used_at }))
        .execute();
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
