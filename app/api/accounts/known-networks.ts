/** Networks that accounts signed in from. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { toNetwork } from "#app/network.ts";
import type { Tables } from "../database/tables.ts";

export type KnownNetworks = ReturnType<typeof createKnownNetworks>;

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
