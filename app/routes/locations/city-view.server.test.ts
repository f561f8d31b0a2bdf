import { expect, it } from "vitest";
import { pumpDealer } from "../../../tests/support/pump-dealer.ts";
import { toCityView } from "./city-view.server.ts";

const badgeOf = (slug: string) => toCityView(pumpDealer, slug)?.badge;

it("says which branch stands in a town, how far it is, or that it is served all the same", () => {
  expect(badgeOf("dharapuram")).toBe("69 km from our head office, in a straight line");
  expect(badgeOf("coimbatore")).toBe("Head Office in Coimbatore");
  expect(badgeOf("pollachi")).toBe("Branch in Pollachi");
  expect(badgeOf("tiruppur")).toBe("Branch in Kumaran Road");
  expect(badgeOf("anaimalai")).toBe("Available across Tamil Nadu");
});

it("has no page for a town that is not served", () => {
  expect(toCityView(pumpDealer, "mumbai")).toBeNull();
});
