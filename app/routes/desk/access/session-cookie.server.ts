/** The cookie that keeps a person signed in to the desk: it holds the API's token. */
import { createDeskCookie } from "../desk-cookie.server.ts";

/** How long the token is good for is the API's to say. */
const cookie = createDeskCookie("desk");

/** The token of the request's cookie; null without one, or with one that was not written here. */
export async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  return typeof value === "string" && /^[\w-]{1,200}$/.test(value) ? value : null;
}

/** A `Set-Cookie` header that signs in. */
export async function signInHeader(token: string): Promise<{ "Set-Cookie": string }> {
  return { "Set-Cookie": await cookie.serialize(token) };
}

/**
 * Headers that sign out. Cookies are not cleared by `Clear-Site-Data`: that would take those of the whole domain, of
 * which this site may be a part.
 */
export async function signOutHeaders(): Promise<Record<string, string>> {
  return {
    "Set-Cookie": await cookie.serialize("", { maxAge: 0 }),
    "Clear-Site-Data": '"cache", "storage"',
  };
}
