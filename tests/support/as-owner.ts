/** Makes API requests as an owner, who invites accounts, and as those accounts. */
import { beforeAll } from "vitest";
import { createPasswords } from "#app/api/accounts/passwords.ts";
import type { TestApi } from "./api.ts";
import { asAdmin } from "./as-admin.ts";

export const PASSWORD = "a long enough password";

export function asOwner(api: () => TestApi) {
  const { admin, send } = asAdmin(api, "owner");
  const givePassword = async () => {
    const { id } = (await send("GET", "/api/admin/session")).body.data.user;
    const password_hash = await createPasswords({ N: 2 ** 10, r: 8, p: 1 }).hash(PASSWORD);
    await api()
      .database.db.updateTable("admins")
      .set({ password_hash })
      .where("id", "=", id)
      .execute();
  };
  beforeAll(givePassword);
  const invite = async (email: string, role = "editor") =>
    (await send("POST", "/api/admin/users", { email, role, current: PASSWORD })).body.data;
  /** Changes or removes an account, with the owner's password. */
  const change = (id: number, update: object | null) =>
    send(update ? "PUT" : "DELETE", `/api/admin/users/${id}`, { ...update, current: PASSWORD });
  const setUp = (token: string, password = PASSWORD) =>
    send("POST", "/api/admin/setup-password", { token, password }, {});
  const logIn = (email: string, password = PASSWORD) =>
    send("POST", "/api/admin/login", { email, password }, {});
  return { admin, send, givePassword, invite, change, setUp, logIn };
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
