/** The calls by which an owner invites others, and by which those sign in. */
import type { TestApi } from "./api.ts";
import { asAdmin } from "./as-admin.ts";

export const PASSWORD = "a long enough password";

export function asOwner(api: () => TestApi) {
  const { send } = asAdmin(api, "owner");
  const invite = async (email: string, role = "editor") =>
    (await send("POST", "/api/admin/users", { email, role })).body.data;
  const setUp = (token: string, password = PASSWORD) =>
    send("POST", "/api/admin/setup-password", { token, password }, {});
  const logIn = (email: string, password = PASSWORD) => send("POST", "/api/admin/login", { email, password }, {});
  return { send, invite, setUp, logIn };
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
