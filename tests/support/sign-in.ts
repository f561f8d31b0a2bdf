/** Signs in to the API of a started server, and calls it. */
import { DESK_PASSWORD, inviteToDesk } from "./desk.ts";
import type { Server } from "./server.ts";

/** Creates an owner account, as docs/operating.md describes. @returns the API's token */
export async function signIn(server: Server): Promise<string> {
  const email = "owner@example.com";
  const invitation = new URL(await inviteToDesk(server, email, "owner"));
  const token = invitation.searchParams.get("token");
  await callAs(server, "")("POST", "/admin/setup-password", { token, password: DESK_PASSWORD });
  return logIn(server, email);
}

/** @returns the API's token for an account of the desk */
export async function logIn(server: Server, email: string): Promise<string> {
  const account = { email, password: DESK_PASSWORD };
  return (await callAs(server, "")("POST", "/admin/login", account)).data.token;
}

export type ApiCall = ReturnType<typeof callAs>;

/** @param token empty for anybody */
export function callAs({ origin }: Server, token: string) {
  return async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!isForm && { "Content-Type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const { data, error } = await response.json();
    return { status: response.status, headers: response.headers, data, error };
  };
}
