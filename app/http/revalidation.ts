/** Answers 304 to who already has what would be sent. */
import type { MiddlewareFunction } from "react-router";
import { isRead } from "./is-read.ts";

export const revalidation: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const etag = response.headers.get("ETag");
  if (etag === null || !isRead(request) || response.status !== 200 || !knows(request, etag)) return response;
  await response.body?.cancel();
  const { headers } = response;
  // They describe the content that does not come.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
};

/** Compares as RFC 9110 §13.1.2 has it: weak and strong names of the same content are equal. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  return known.some((tag) => strong(tag.trim()) === strong(etag) || tag.trim() === "*");
}

function strong(etag: string): string {
  return etag.replace(/^W\//, "");
}
