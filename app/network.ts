/** Maps an address to its network: a provider's customer counts as one client. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The first `prefix` bits of an IPv6 address, in canonical form; an IPv4 address unchanged, also
 * when mapped to IPv6. Any other text is returned unchanged.
 */
export function toNetwork(address: string, prefix: 48 | 64 = 64): string {
  if (isIP(address) !== 6) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const kept = parsed.toByteArray().map((byte, index) => (index < prefix / 8 ? byte : 0));
  return `${new ipaddr.IPv6(kept)}/${prefix}`;
}
