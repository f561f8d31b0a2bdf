/** Keeps caches honest: an ETag for what may be kept for a while, `no-store` for everything else. */
import { createHash } from "node:crypto";
import type { MiddlewareFunction } from "react-router";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { isRead } from "./is-read.ts";
import { uncached } from "./policies.ts";
import { partsAtHand, partsOf, respondWith } from "./rendered-body.ts";

export const caching: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { headers } = response;
  if (/immutable|private/.test(headers.get("Cache-Control") ?? "")) return response;
  if (!isCacheable(request, response) || !context.get(upstreamContext).isComplete()) {
    headers.set("Cache-Control", uncached["Cache-Control"]);
    return response;
  }
  const parts = await partsOf(response);
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  // Weak, because the same page travels in several encodings.
  headers.set("ETag", `W/"${hash.digest("base64url").slice(0, 22)}"`);
  return partsAtHand(response) ? response : respondWith(parts, { status: response.status, headers });
};

function isCacheable(request: Request, { status, headers }: Response): boolean {
  return isRead(request) && status === 200 && Boolean(headers.get("Cache-Control")?.includes("public"));
}
