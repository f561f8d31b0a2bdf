/** Tells which addresses are one customer's, for limits that count by address. */
import { isIPv6 } from "node:net";

/** The first four groups of an IPv6 address: one customer holds a whole /64. Anything else as it is. */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...(address.includes("::") ? zeros : []), ...rest].slice(0, 4).join(":");
}
