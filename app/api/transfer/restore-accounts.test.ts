/** Accounts, sessions and invitations after a restore. */
import { expect, it } from "vitest";
import { beginSession, describeOnBoth } from "../../../tests/support/api.ts";
import {
  backUp,
  openShop,
  restore as restoreFrom,
  type Shop,
} from "../../../tests/support/archives.ts";
import { asOwner, bearer, PASSWORD } from "../../../tests/support/as-owner.ts";

const NEXT = "rivers flow past seven doors";

/** Retries once, because a job of the running site may write in between. */
function restore(shop: Shop, file: string, options?: { accounts: boolean }) {
  const attempt = () => restoreFrom(shop, file, options);
  return attempt().catch(attempt);
}

describeOnBoth(
  "a shop that is restored",
  (api) => {
    const { admin, send, givePassword, invite, setUp, logIn } = asOwner(api);
    const beginAgain = async () => {
      Object.assign(admin, await api().signIn("owner"));
      await givePassword();
    };
    const works = async (token: string) =>
      (await send("GET", "/api/admin/session", undefined, bearer(token))).status;

    it("keeps accounts and passwords, and ends sessions and invitations", async () => {
      const { setup_token } = await invite("kept@example.com");
      const first = (await setUp(setup_token)).body.data.token;
      const archive = await backUp(api());
      const change = { current: PASSWORD, next: NEXT };
      const second = (await send("PUT", "/api/admin/session/password", change, bearer(first))).body
        .data.token;
      const later = await invite("later@example.com");
      expect((await restore(api(), archive)).keptAccounts).toBeGreaterThan(2);
      await beginAgain();
      expect([await works(first), await works(second)]).toEqual([401, 401]);
      expect((await logIn("kept@example.com", PASSWORD)).status).toBe(401);
      expect((await logIn("kept@example.com", NEXT)).status).toBe(200);
      expect((await setUp(later.setup_token)).status).toBe(401);
      expect((await invite("next@example.com")).user.id).toBeGreaterThan(later.user.id);
    });

    it("has no session or invitation with the backup's accounts either", async () => {
      const { setup_token } = await invite("old@example.com");
      const { token } = (await setUp(setup_token)).body.data;
      const invited = await invite("invited@example.com");
      await restore(api(), await backUp(api()), { accounts: true });
      expect(await works(token)).toBe(401);
      expect((await setUp(invited.setup_token)).status).toBe(401);
    });
  },
  { seeded: false },
);

describeOnBoth(
  "a backup restored into another shop",
  (api, kind) => {
    it("restores accounts if there are none, without sessions", async () => {
      await beginSession(api().database, "owner");
      const archive = await backUp(api());
      const other = await openShop(kind);
      expect((await restore(other, archive)).keptAccounts).toBe(0);
      const { db } = other.database;
      expect(await db.selectFrom("admins").select("role").execute()).toEqual([{ role: "owner" }]);
      expect(await db.selectFrom("access_tokens").selectAll().execute()).toEqual([]);
    });

    it("maps people in the log to this shop's ids, and to nobody else", async () => {
      const other = await openShop(kind);
      const unset = { first_name: "", last_name: "", password_hash: null, updated_at: "" };
      const account = (id: number, email: string) => ({
        ...{ ...unset, id, email, username: email, created_at: `of ${email}` },
        ...{ role: "owner" as const, status: "active" as const },
      });
      const stock = { product_id: 1, change: 1, quantity_after: 1, reason: "counted", note: "" };
      const action = { action_type: "update", resource_type: "user", before: null, after: null };
      const { db } = api().database;
      await db.deleteFrom("admins").execute();
      await db.deleteFrom("admin_logs").execute();
      const people = ["anu", "ravi", "only.there", "removed"].map((name) => `${name}@example.com`);
      const there = people.slice(0, 3).map((email, index) => account(index + 1, email));
      await db.insertInto("admins").values(there).execute();
      for (const [index, admin_email] of people.entries()) {
        const by = { admin_id: index + 1, created_at: "" };
        const entry = { ...action, ...by, admin_email, resource_id: index + 1 };
        await db.insertInto("admin_logs").values(entry).execute();
        await db
          .insertInto("inventory_log")
          .values({ id: 9_000 + index, ...stock, ...by })
          .execute();
      }
      const archive = await backUp(api());
      // The other way round; the fourth is another person than the one who was removed.
      const here = [
        account(2, "anu@example.com"),
        account(1, "ravi@example.com"),
        account(4, "other@example.com"),
      ];
      await other.database.db.insertInto("admins").values(here).execute();
      await restore(other, archive);
      const log = await other.database.db
        .selectFrom("admin_logs")
        .selectAll()
        .orderBy("id")
        .execute();
      expect(log.map(({ admin_id, resource_id }) => [admin_id, resource_id])).toEqual([
        [2, 2],
        [1, 1],
        [null, null],
        [null, null],
      ]);
      expect(log.map(({ admin_email }) => admin_email)).toEqual(people);
      const moves = await other.database.db
        .selectFrom("inventory_log")
        .select("admin_id")
        .where("id", ">=", 9_000)
        .execute();
      expect(moves.map(({ admin_id }) => admin_id).sort()).toEqual([1, 2, null, null]);
      expect(
        await other.database.db.selectFrom("admins").select("id").orderBy("id").execute(),
      ).toHaveLength(3);
    });
  },
  { seeded: false },
);
