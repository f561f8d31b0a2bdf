import { expect, it } from "vitest";
import { PERMISSIONS, type Permission, type Role } from "#app/contract/roles.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { createSetupToken, inviteAdmin } from "./admins.ts";
import { findInvited, setUpPassword } from "./new-password.ts";
import { findCaller } from "./sessions.ts";
import { SETUP_MS } from "./tokens.ts";

const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

describeOnBoth(
  "accounts",
  (api) => {
    const db = () => api().database.db;
    let count = 0;
    const invite = () =>
      db()
        .transaction()
        .execute((trx) =>
          inviteAdmin(trx, { email: `person${++count}@example.com`, role: "editor" }),
        );

    it("ASVS 6.4.1 an invitation expires after three days", async () => {
      const { admin, setup } = await invite();
      expect(SETUP_MS).toBe(72 * HOUR);
      expect((await findInvited(db(), setup.token, later(71 * HOUR))).id).toBe(admin.id);
      await expect(findInvited(db(), setup.token, later(73 * HOUR))).rejects.toThrow(
        "used or expired",
      );
    });

    it("ASVS 6.4.1 an expired invitation cannot set a password", async () => {
      const { admin, setup } = await invite();
      await db()
        .updateTable("setup_tokens")
        .set({ expires_at: "2020-01-01T00:00:00.000Z" })
        .where("admin_id", "=", admin.id)
        .execute();
      await expect(setUpPassword(db(), setup.token, "hash")).rejects.toThrow("used or expired");
      const after = await db()
        .selectFrom("admins")
        .selectAll()
        .where("id", "=", admin.id)
        .executeTakeFirst();
      expect(after?.password_hash).toBeNull();
    });

    it("a second invitation invalidates the first", async () => {
      const { admin, setup } = await invite();
      const second = await db()
        .transaction()
        .execute((trx) => createSetupToken(trx, admin.id));
      await expect(findInvited(db(), setup.token)).rejects.toThrow("is invalid");
      expect((await findInvited(db(), second.token)).id).toBe(admin.id);
    });

    it("ASVS 7.4.3 setting the password ends open sessions", async () => {
      const { admin, setup } = await invite();
      const first = await setUpPassword(db(), setup.token, "hash");
      expect((await findCaller(db(), first.token))?.admin.id).toBe(admin.id);
      const again = await db()
        .transaction()
        .execute((trx) => createSetupToken(trx, admin.id));
      const second = await setUpPassword(db(), again.token, "other hash");
      expect(await findCaller(db(), first.token)).toBeNull();
      expect((await findCaller(db(), second.token))?.admin.id).toBe(admin.id);
    });

    it("ASVS 7.4.2 an inactive account has no session", async () => {
      const { admin, setup } = await invite();
      const { token } = await setUpPassword(db(), setup.token, "hash");
      await db()
        .updateTable("admins")
        .set({ status: "inactive" })
        .where("id", "=", admin.id)
        .execute();
      expect(await findCaller(db(), token)).toBeNull();
    });
  },
  { seeded: false },
);

it("each role has exactly its permissions", () => {
  const rights = (role: Role) => {
    const granted = Object.entries(PERMISSIONS[role]).filter(([, may]) => may);
    return granted.map(([name]) => name as Permission).sort();
  };
  const clerk: Permission[] = [
    "canAnswerMessages",
    "canChangePrices",
    "canChangeStock",
    "canManageOrders",
    "canReadDrafts",
    "canReadMessages",
  ];
  const editor: Permission[] = [...clerk, "canManageProducts", "canViewAnalytics"];
  expect(rights("reader")).toEqual(["canReadDrafts", "canViewAnalytics"]);
  expect(rights("clerk")).toEqual(clerk);
  expect(rights("editor")).toEqual(editor.toSorted());
  expect(rights("owner")).toEqual(
    [...editor, "canManageUsers", "canManageSettings", "canEraseMessages"].toSorted(),
  );
});
