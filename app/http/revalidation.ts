/** Answers 304 to who already has what would be sent. */
import type { MiddlewareFunction } from "react-router";
import { isRead } from "./is-read.ts";

export const revalidation: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const etag = response.headers.get("ETag");
  if (etag === null || !isRead(request) || response.status !== 200) return response;
  if (!isKnown(request.headers.get("If-None-Match") ?? undefined, etag)) return response;
  await response.body?.cancel();
  const { headers } = response;
  // They describe the content that does not come.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
};

/** Whether an `If-None-Match` names the content: weak and strong tags of it are equal (RFC 9110 §13.1.2). */
export function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known.split(",").some((tag) => strong(tag.trim()) === strong(etag) || tag.trim() === "*");
}

function strong(etag: string): string {
  return etag.replace(/^W\//, "");
}
