import { expect, it } from "vitest";
import { site } from "#app/site/site.server.ts";
import type { Site } from "#app/site/site.ts";
import { toCityView } from "./city-view.server.ts";

const badgeOf = (slug: string, of: Site = site) => toCityView(of, slug)?.badge;

it("says which branch stands in a town, how far it is, or that it is served all the same", () => {
  expect(badgeOf("munnar")).toBe("96 km from our head office, in a straight line");
  expect(badgeOf("pathanamthitta")).toBe("Head Office in Pathanamthitta");
  expect(badgeOf("kottayam")).toBe("Branch in Kottayam");
  expect(badgeOf("thiruvananthapuram")).toBe("Branch in Trivandrum");
  const unplaced = { slug: "munnar", name: "Munnar" };
  const areas = { ...site.areas, areas: [{ slug: "idukki", name: "Idukki", zone: "Zone 3", cities: [unplaced] }] };
  expect(badgeOf("munnar", { ...site, areas })).toBe("Available across Kerala");
});

it("has no page for a town that is not served", () => {
  expect(toCityView(site, "mumbai")).toBeNull();
});
