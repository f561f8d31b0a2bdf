/** Cookies of the desk: for pages alone, never for scripts, and never sent along from another site. */
import { createCookie } from "react-router";
import { env } from "#app/env.server.ts";

const secure = env.publicOrigin.startsWith("https:");

/**
 * By its prefix browsers take a cookie from this host alone, so that no neighbour under the same domain can set it; that
 * needs https and no path of its own. It lives as long as the browser, or `maxAge` seconds.
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
