/** Keeps caches honest: an ETag for what may be kept for a while, 304 for who has it, `no-store` for everything else. */
import { hash } from "node:crypto";
import type { MiddlewareFunction } from "react-router";
import { uncached } from "./policies.ts";

export const caching: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const { headers } = response;
  if (headers.get("Cache-Control")?.includes("immutable")) return response;
  if (!isCacheable(request, response)) {
    headers.set("Cache-Control", uncached["Cache-Control"]);
    return response;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  // Weak, because the same page travels in several encodings.
  const etag = `W/"${hash("sha256", body, "base64url").slice(0, 22)}"`;
  headers.set("ETag", etag);
  if (knows(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { status: response.status, headers });
};

function isCacheable({ method }: Request, { status, headers }: Response): boolean {
  const reads = method === "GET" || method === "HEAD";
  return reads && status === 200 && Boolean(headers.get("Cache-Control")?.includes("public"));
}

function knows(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  return known.some((tag) => tag.trim() === etag || tag.trim() === etag.slice(2) || tag.trim() === "*");
}
