import { expect, it } from "vitest";
import { PERMISSIONS, type Permission, type Role } from "#app/contract/accounts.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { inviteAdmin, SETUP_MS } from "./admins.ts";
import { findInvited, setUpPassword } from "./sessions.ts";

const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

describeOnBoth(
  "accounts",
  (api) => {
    const db = () => api().database.db;
    it("ASVS 6.4.1 an invitation expires after three days", async () => {
      const { admin, setup } = await db()
        .transaction()
        .execute((trx) => inviteAdmin(trx, { email: "anu@example.com", role: "editor" }));
      expect(SETUP_MS).toBe(72 * HOUR);
      expect((await findInvited(db(), setup.token, later(71 * HOUR))).id).toBe(admin.id);
      const expired = "used or expired";
      await expect(findInvited(db(), setup.token, later(73 * HOUR))).rejects.toThrow(expired);
      const past = { expires_at: "2020-01-01T00:00:00.000Z" };
      await db().updateTable("setup_tokens").set(past).where("admin_id", "=", admin.id).execute();
      await expect(setUpPassword(db(), setup.token, "hash")).rejects.toThrow(expired);
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
