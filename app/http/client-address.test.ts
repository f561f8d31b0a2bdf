import { expect, it } from "vitest";
import { toClientAddress } from "./client-address.ts";

const address = (hops: number, forwarded: string | null, socket = "192.0.2.9") =>
  toClientAddress(forwarded ?? undefined, socket, hops);

it.each<[string, number, string | null, string]>([
  ["without a proxy the socket's, whatever the header says", 0, "203.0.113.1", "192.0.2.9"],
  ["behind one proxy the last entry", 1, "6.6.6.6, 203.0.113.1", "203.0.113.1"],
  ["behind two the last but one", 2, "6.6.6.6, 203.0.113.1, 198.51.100.2", "203.0.113.1"],
  ["with too few entries the socket's", 2, "203.0.113.1", "192.0.2.9"],
  ["with nonsense the socket's", 1, "unknown", "192.0.2.9"],
  ["IPv6", 1, "2001:db8::1", "2001:db8::1"],
])("ASVS 4.1.3 15.3.4 is %s", (_, hops, forwarded, expected) => {
  expect(address(hops, forwarded)).toBe(expected);
});

it("is written as IPv4 where the socket maps it, and null where nothing is known", () => {
  expect(address(0, null, "::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(toClientAddress(undefined, undefined, 0)).toBeNull();
});
