import { expect, it } from "vitest";
import { toClientAddress } from "./request-id.ts";

const address = (hops: number, forwarded: string | null, socket = "192.0.2.9") =>
  toClientAddress(forwarded ?? undefined, socket, hops);

it.each<[string, number, string | null, string]>([
  ["the socket's without a proxy, even if there is a header", 0, "203.0.113.1", "192.0.2.9"],
  ["the header's last entry behind one proxy", 1, "6.6.6.6, 203.0.113.1", "203.0.113.1"],
  [
    "the last entry but one behind two proxies",
    2,
    "6.6.6.6, 203.0.113.1, 198.51.100.2",
    "203.0.113.1",
  ],
  ["the socket's if the header has too few entries", 2, "203.0.113.1", "192.0.2.9"],
  ["the socket's if the header is invalid", 1, "unknown", "192.0.2.9"],
  ["an IPv6 address of the header", 1, "2001:db8::1", "2001:db8::1"],
])("ASVS 4.1.3 15.3.4 is %s", (_, hops, forwarded, expected) => {
  expect(address(hops, forwarded)).toBe(expected);
});

it("is IPv4 for a mapped IPv6 address, and null without any address", () => {
  expect(address(0, null, "::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(toClientAddress(undefined, undefined, 0)).toBeNull();
});
