/** Who is asking: the socket's address, or what the last trusted proxy says of it. */
import { isIP } from "node:net";

/** Set by the server itself before anything else sees the request; one that a client sent is overwritten. */
export const SOCKET_ADDRESS = "x-catalogue-socket-address";

/**
 * The client's IP address; null when it is not known. With `hops` trusted proxies in front it is the entry that the
 * first of them added: the `hops`-th from the right of `X-Forwarded-For`. Without enough entries it is the socket's.
 */
export function clientAddress(headers: Headers, hops: number): string | null {
  const forwarded = headers.get("X-Forwarded-For")?.split(",") ?? [];
  const address = hops > 0 ? forwarded.at(-hops) : undefined;
  return toAddress(address) ?? toAddress(headers.get(SOCKET_ADDRESS));
}

function toAddress(text: string | null | undefined): string | null {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  return isIP(address) ? address : null;
}
