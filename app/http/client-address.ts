/** Who is asking: the socket's address, or what the last trusted proxy says of it. */
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/** Set by the front before anything else sees the request; one that a client sent is overwritten. */
export const SOCKET_ADDRESS = "x-catalogue-socket-address";

/**
 * The client's IP address; null when it is not known. With `hops` trusted proxies in front it is the entry that the
 * first of them added: the `hops`-th from the right of `X-Forwarded-For`. Without enough entries it is the socket's.
 */
export function clientAddress(headers: Headers, hops: number): string | null {
  return toClientAddress(headers.get("X-Forwarded-For"), headers.get(SOCKET_ADDRESS), hops);
}

/** The same for a request as Node reads it. */
export function clientAddressOfNode(headers: IncomingHttpHeaders, hops: number): string | null {
  const forwarded = headers["x-forwarded-for"];
  return toClientAddress(String(forwarded ?? ""), String(headers[SOCKET_ADDRESS] ?? ""), hops);
}

function toClientAddress(forwarded: string | null, socket: string | null, hops: number): string | null {
  const address = hops > 0 ? forwarded?.split(",").at(-hops) : undefined;
  return toIpAddress(address) ?? toIpAddress(socket);
}

function toIpAddress(text: string | null | undefined): string | null {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  return isIP(address) ? address : null;
}
