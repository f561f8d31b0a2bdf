import { expect, it, vi } from "vitest";
import * as serviceAreas from "#app/content/service-areas.ts";
import { toCityView } from "./city-view.ts";

vi.mock(import("#app/content/service-areas.ts"), async (original) => {
  const actual = await original();
  return { ...actual, kmFromHeadOffice: vi.fn(actual.kmFromHeadOffice) };
});

const badgeOf = (slug: string) => toCityView(slug)?.badge;

it("says how far a town is, or that it is served all the same", () => {
  expect(badgeOf("munnar")).toBe("96 km from our head office, in a straight line");
  expect(badgeOf("pathanamthitta")).toBe("Head office in town");
  vi.mocked(serviceAreas.kmFromHeadOffice).mockReturnValueOnce(null);
  expect(badgeOf("munnar")).toBe("Available across Kerala");
});

it("has no page for a town that is not served", () => {
  expect(toCityView("mumbai")).toBeNull();
});
