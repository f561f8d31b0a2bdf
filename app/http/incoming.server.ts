/**
 * What must be done to a request before the server's own parts see it: static files, malformed addresses and odd
 * methods never reach the middleware, and loaders get no socket.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { SOCKET_ADDRESS } from "./client-address.ts";
import { REFUSAL } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";

const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);
const API_METHODS = new Set([...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Node publishes this before it hands a request to any listener. */
export function watchRequests(publicOrigin: string): void {
  const headers = Object.entries(securityHeaders(publicOrigin));
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const [name, value] of headers) response.setHeader(name, value);
    request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? "";
    delete request.headers[REFUSAL];
    const status = refusalOf(request);
    if (status !== null) refuse(request, status);
  });
}

/** The status with which a request is refused that the router would stumble over; null for all others. */
function refusalOf({ method = "", url = "", headers: { host = "localhost" } }: IncomingMessage): 400 | 405 | null {
  if (!url.startsWith("/") || !URL.canParse(`http://${host}${url}`) || !isDecodable(url)) return 400;
  const methods = url.startsWith("/api/") ? API_METHODS : PAGE_METHODS;
  return methods.has(method) ? null : 405;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** Sends it on as a request that the router understands; the middleware answers it. */
function refuse(request: IncomingMessage, status: number): void {
  request.method = "GET";
  request.url = "/";
  request.headers.host = "localhost";
  request.headers[REFUSAL] = String(status);
}
