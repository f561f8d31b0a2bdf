/** Sends `no-store` with every response that is not a complete response to a read. */
import type { MiddlewareFunction } from "react-router";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { uncached } from "./policies.ts";

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
