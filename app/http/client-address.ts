/** The client's IP address: the socket's, or the one that a trusted proxy added. */
import { isIP } from "node:net";

/**
 * With `hops` trusted proxies, it is the `hops`-th entry of `X-Forwarded-For` from the right, which
 * the first of them added; with fewer entries it is the socket's. Null when neither is an IP
 * address.
 */
export function toClientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  hops: number,
): string | null {
  const address = hops > 0 ? forwarded?.split(",").at(-hops) : undefined;
  return toIpAddress(address) ?? toIpAddress(socket);
}

function toIpAddress(text: string | undefined): string | null {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  return isIP(address) ? address : null;
}
