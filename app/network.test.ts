import { expect, it } from "vitest";
import { toNetwork } from "./network.ts";

it.each([
  ["2001:DB8::1", "2001:db8::/64"],
  ["2001:0db8:0:0:ffff::2", "2001:db8::/64"],
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:0201", "192.0.2.1"],
  ["192.0.2.1", "192.0.2.1"],
  ["owner@example.com", "owner@example.com"],
])("%s is in the network %s, in any notation", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it("wider networks contain narrower ones", () => {
  expect(toNetwork("2001:db8:1:2345::1", 48)).toBe("2001:db8:1::/48");
});
