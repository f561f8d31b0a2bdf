/** The caching policies for a page's `headers` export; the root uses `catalogue` for all. */
import type { MiddlewareFunction } from "react-router";
import { upstreamContext } from "#app/upstream/upstream-context.ts";

/** Depends on URL and catalogue alone: stored by shared caches, revalidated by browsers. */
export const catalogue = {
  "Cache-Control":
    "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
};

/** The same, but Chromium does not show an old one while it asks for a new one. */
export const revalidated = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-if-error=86400",
};

/** A page that is never stored: responses to forms, errors, outages. */
export const uncached = { "Cache-Control": "no-store" };

/** Content that never changes under its URL. */
export const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Sends `no-store` with every response that is not a complete response to a read. */
export const caching: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const policy = response.headers.get("Cache-Control") ?? "";
  if (/immutable|private/.test(policy)) return response;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isComplete = response.status === 200 && context.get(upstreamContext).isComplete();
  if (!isRead || !isComplete || !policy.includes("public")) {
    response.headers.set("Cache-Control", uncached["Cache-Control"]);
  }
  return response;
};
