/** Accounts, sessions and invitations after a restore. */
import { expect, it } from "vitest";
import { beginSession, describeOnBoth, freshDatabase } from "../../../tests/support/api.ts";
import { backUp, restore as restoreFrom, type Shop } from "../../../tests/support/archives.ts";
import { asOwner, bearer, PASSWORD } from "../../../tests/support/as-owner.ts";
import { openDatabase } from "../database/open-database.ts";

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

    it.each([{ accounts: false }, { accounts: true }])(
      "has no session or invitation, with %j",
      async (options) => {
        const { setup_token } = await invite(`old${options.accounts}@example.com`);
        const { token } = (await setUp(setup_token)).body.data;
        const invited = await invite(`invited${options.accounts}@example.com`);
        await restore(api(), await backUp(api()), options);
        expect(await works(token)).toBe(401);
        expect((await setUp(invited.setup_token)).status).toBe(401);
        await beginAgain();
      },
    );
  },
  { seeded: false },
);

describeOnBoth(
  "a backup restored into another shop",
  (api, kind) => {
    it("restores accounts if there are none, without sessions", async () => {
      const { Authorization } = await beginSession(api().database, "owner");
      const archive = await backUp(api());
      const fresh = await freshDatabase(kind);
      const database = await openDatabase(fresh.settings);
      try {
        const { keptAccounts } = await restore({ database, ...fresh }, archive);
        expect([keptAccounts, Authorization.length > 20]).toEqual([0, true]);
        expect(await database.db.selectFrom("admins").select("role").execute()).toEqual([
          { role: "owner" },
        ]);
        expect(await database.db.selectFrom("access_tokens").selectAll().execute()).toEqual([]);
      } finally {
        await database.close();
        await fresh.remove();
      }
    });

    it("maps people in the log to this shop's ids, and to nobody else", async () => {
      const fresh = await freshDatabase(kind);
      const database = await openDatabase(fresh.settings);
      const account = (id: number, email: string) => ({
        id,
        email,
        username: email,
        first_name: "",
        last_name: "",
        role: "owner" as const,
        ...{
          status: "active" as const,
          password_hash: null,
          created_at: `of ${email}`,
          updated_at: "",
        },
      });
      const entry = (admin_id: number | null, admin_email: string, resource_id: number) => ({
        ...{
          admin_id,
          admin_email,
          resource_id,
          action_type: "update",
          resource_type: "user",
          created_at: "",
        },
        before: null,
        after: null,
      });
      const stock = {
        product_id: 1,
        change: 1,
        quantity_after: 1,
        reason: "counted",
        note: "",
        created_at: "",
      };
      try {
        const { db } = api().database;
        await db.deleteFrom("admins").execute();
        await db.deleteFrom("admin_logs").execute();
        await db
          .insertInto("admins")
          .values([account(1, "anu@example.com"), account(2, "ravi@example.com")])
          .execute();
        await db.insertInto("admins").values(account(3, "only.there@example.com")).execute();
        const people = ["anu", "ravi", "only.there", "removed"];
        for (const [index, name] of people.entries()) {
          await db
            .insertInto("admin_logs")
            .values(entry(index + 1, `${name}@example.com`, index + 1))
            .execute();
          await db
            .insertInto("inventory_log")
            .values({ id: 9_000 + index, ...stock, admin_id: index + 1 })
            .execute();
        }
        const archive = await backUp(api());
        // The other way round; the fourth is another person than the one who was removed.
        const here = [
          account(2, "anu@example.com"),
          account(1, "ravi@example.com"),
          account(4, "other@example.com"),
        ];
        await database.db.insertInto("admins").values(here).execute();
        await restore({ database, ...fresh }, archive);
        const log = await database.db.selectFrom("admin_logs").selectAll().orderBy("id").execute();
        expect(log.map(({ admin_id, resource_id }) => [admin_id, resource_id])).toEqual([
          [2, 2],
          [1, 1],
          [null, null],
          [null, null],
        ]);
        expect(log.map(({ admin_email }) => admin_email)).toEqual(
          people.map((name) => `${name}@example.com`),
        );
        const moves = await database.db
          .selectFrom("inventory_log")
          .select("admin_id")
          .where("id", ">=", 9_000)
          .execute();
        expect(moves.map(({ admin_id }) => admin_id).sort()).toEqual([1, 2, null, null]);
        expect(
          await database.db.selectFrom("admins").select("id").orderBy("id").execute(),
        ).toHaveLength(3);
      } finally {
        await database.close();
        await fresh.remove();
      }
    });
  },
  { seeded: false },
);
