/** The desk's session cookie, which contains the API's token. */
import { createDeskCookie } from "../desk-cookie.server.ts";

/** Without an expiry: the API decides how long the token is valid. */
const cookie = createDeskCookie("desk");

/** The token of the request's cookie; null without a valid one. */
export async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  return typeof value === "string" && /^[\w-]{1,200}$/.test(value) ? value : null;
}

/** A `Set-Cookie` header that signs in. */
export async function signInHeader(token: string): Promise<{ "Set-Cookie": string }> {
  return { "Set-Cookie": await cookie.serialize(token) };
}

/**
 * Headers that sign out. `Clear-Site-Data` does not clear cookies, because that would clear the
 * cookies of the whole domain.
 */
export async function signOutHeaders(): Promise<Record<string, string>> {
  return {
    "Set-Cookie": await cookie.serialize("", { maxAge: 0 }),
    "Clear-Site-Data": '"cache", "storage"',
  };
}
