import { expect, it } from "vitest";
import { pumpShop } from "../../../tests/support/pump-shop.ts";
import { toTownView } from "./town-view.server.ts";

const viewOf = (slug: string) => toTownView(pumpShop, slug, "2026-08-26", "en");
const badgeOf = (slug: string) => viewOf(slug)?.badge;

it("the badge names the town's branch and its distance, or the delivery", () => {
  expect(badgeOf("dharapuram")).toBe("69 km from our head office, in a straight line");
  expect(badgeOf("coimbatore")).toBe("Head Office in Coimbatore");
  expect(badgeOf("pollachi")).toBe(
    "Branch in Pollachi, 38 km from our head office, in a straight line",
  );
  expect(badgeOf("tiruppur")).toBe(
    "Branch in Kumaran Road, 43 km from our head office, in a straight line",
  );
  expect(badgeOf("anaimalai")).toBe("Available across Tamil Nadu");
});

it("says once what delivery costs: free within the radius, on request beyond it", () => {
  expect(viewOf("pollachi")?.delivery).toEqual({
    term: "Free delivery",
    price: "on orders above ₹5,000",
    why: "Pollachi is within 50 km of our head office.",
  });
  expect(viewOf("dharapuram")?.delivery).toEqual({
    term: "Delivery price",
    price: "on request",
    why: "Delivery is free within 50 km of our head office; Dharapuram is farther away.",
  });
});

it("has no page for a town that is not served", () => {
  expect(viewOf("mumbai")).toBeNull();
});

it("a district without a town of its name has a page that leads to its towns", () => {
  const hills = { slug: "nilgiris", name: "Nilgiris", zone: "Zone 3" };
  const ooty = { slug: "ooty", name: "Ooty" };
  const areas = [...pumpShop.areas.areas, { ...hills, cities: [ooty] }];
  const shop = { ...pumpShop, areas: { ...pumpShop.areas, areas } };
  expect(toTownView(shop, "nilgiris", "2026-08-26", "en")).toMatchObject({
    badge: "Available across Tamil Nadu",
    lead: expect.stringContaining("delivery and service in Ooty."),
    neighbours: [{ ...ooty, km: null }],
  });
});
