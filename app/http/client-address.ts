/** The client's IP address: the socket's, or the one that a trusted proxy added. */
import { isIP } from "node:net";

/**
 * With `hops` trusted proxies in front it is the entry that the first of them added: the `hops`-th from the
 * right of `X-Forwarded-For`. Without enough entries it is the socket's. Null when neither is an address.
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
