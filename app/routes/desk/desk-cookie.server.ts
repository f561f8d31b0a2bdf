/** Cookies of the desk: hidden from scripts, and never sent with a request from another site. */
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
