/** The network that an address belongs to: what one customer of a provider holds, counted as one client. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The first `prefix` bits of an IPv6 address, in one spelling; an IPv4 address whole, also where IPv6 maps it. A text
 * that is no address stays as it is.
 */
export function toNetwork(address: string, prefix: 48 | 56 | 64 = 64): string {
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const kept = parsed.toByteArray().map((byte, index) => (index < prefix / 8 ? byte : 0));
  return `${new ipaddr.IPv6(kept)}/${prefix}`;
}
