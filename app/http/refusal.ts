/** Answers what no page can: methods that pages do not know, addresses that are none. */
import type { MiddlewareFunction } from "react-router";

/** Set by the server itself, never by a client. */
export const REFUSAL = "x-catalogue-refusal";

const TEXTS: Record<string, string> = { 400: "Bad Request", 405: "Method Not Allowed" };

export const refusal: MiddlewareFunction<Response> = async ({ request }, next) => {
  const status = request.headers.get(REFUSAL);
  if (status === null) return next();
  const headers = new Headers({ "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" });
  if (status === "405") headers.set("Allow", "GET, HEAD, POST");
  return new Response(`${TEXTS[status] ?? "Refused"}\n`, { status: Number(status), headers });
};
