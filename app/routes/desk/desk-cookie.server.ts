/**
 * Cookies of the desk, hidden from scripts and never sent with a request from another site, and the
 * one that contains the API's token.
 */
import { createCookie } from "react-router";
import { env } from "#app/env.server.ts";

const secure = env.publicOrigin.startsWith("https:");

/**
 * The `__Host-` prefix stops other hosts of the domain from setting the cookie; it needs HTTPS and
 * the path "/". The cookie lasts for the browser's session, or `maxAge` seconds.
 */
export function createDeskCookie(name: string, options: { maxAge?: number } = {}) {
  return createCookie(secure ? `__Host-${name}` : name, {
    path: secure ? "/" : "/desk",
    httpOnly: true,
    sameSite: "strict",
    secure,
    ...options,
  });
}

/** Without an expiry: the API decides how long the token is valid. */
const session = createDeskCookie("desk");

/** The token of the request's cookie; null without a valid one. */
export async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await session.parse(request.headers.get("Cookie")).catch(() => null);
  return typeof value === "string" && /^[\w-]{1,200}$/.test(value) ? value : null;
}

/** A `Set-Cookie` header that signs in. */
export async function signInHeader(token: string): Promise<{ "Set-Cookie": string }> {
  return { "Set-Cookie": await session.serialize(token) };
}

/**
 * Headers that sign out. `Clear-Site-Data` does not clear cookies, because that would clear the
 * cookies of the whole domain.
 */
export async function signOutHeaders(): Promise<Record<string, string>> {
  return {
    "Set-Cookie": await session.serialize("", { maxAge: 0 }),
    "Clear-Site-Data": '"cache", "storage"',
  };
}
