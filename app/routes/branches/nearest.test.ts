import { describe, expect, it } from "vitest";
import type { Site } from "#app/site/site.ts";
import { pumpDealer as site } from "../../../tests/support/pump-dealer.ts";
import { nearestHref, parseBranchesQuery, viewHref, withoutEmptyFields } from "./branches-query.ts";
import { answerNearest } from "./nearest.ts";

const ask = (query: string) => answerNearest(parseBranchesQuery(new URLSearchParams(query), site), site);
const names = (query: string) => {
  const answer = ask(query);
  return answer && "branches" in answer ? answer.branches.map(({ name }) => name) : [];
};

describe("the nearest branch", () => {
  it("is asked for by PIN code, with or without a space", () => {
    expect(names("pin=641601")[0]).toBe("Kumaran Road");
    expect(names("pin=641+601")[0]).toBe("Kumaran Road");
    expect(names("pin=641601")).toHaveLength(3);
  });

  it("may be one that is not on the map", () => expect(names("pin=642001")[0]).toBe("Pollachi"));

  it("is asked for by district", () => {
    expect(names("area=tiruppur")[0]).toBe("Kumaran Road");
    expect(names("area=coimbatore")).toHaveLength(3);
  });

  it("says what is wrong with a code", () => {
    expect(ask("pin=12")).toEqual({ error: "A whole PIN code is needed, as in 641 001." });
    expect(ask("pin=110001")).toEqual({ error: "110001 is not in Tamil Nadu. Choose a district, or call us." });
  });

  describe("in a shop without districts", () => {
    const withoutAreas = (postalCode = site.company.postalCode, branches = site.branches) => ({
      ...site,
      company: { ...site.company, postalCode },
      branches,
      areas: { ...site.areas, areas: [], postalDistricts: [] },
    });
    const askWithout = (pin: string, shop: Site = withoutAreas()) =>
      answerNearest(parseBranchesQuery(new URLSearchParams({ pin }), shop), shop);

    it("is the one with the same postal code, without a distance", () => {
      expect(askWithout("642 001")).toMatchObject({
        from: "642001",
        position: null,
        branches: [{ name: "Pollachi", km: null }],
      });
    });

    it("else is any whose code has the same first three digits", () => {
      const answer = askWithout("641999");
      expect(answer).toMatchObject({ branches: [{ name: "Coimbatore" }, { name: "Kumaran Road" }] });
    });

    it("is found so too where districts have no postal codes", () => {
      const { areas } = site.areas;
      const towns = areas.map((area) => ({ ...area, cities: area.cities.map(({ pin, ...city }) => city) }));
      const shop = { ...withoutAreas(), areas: { ...site.areas, areas: towns, postalDistricts: [] } };
      expect(askWithout("641999", shop)).toMatchObject({ position: null, branches: [{ name: "Coimbatore" }, {}] });
    });

    it("is not guessed for another code", () => {
      expect(askWithout("580031")).toEqual({ error: "580031 is not known here. Please call us." });
    });

    it("is found by letters and figures too", () => {
      const eircode = { label: "Eircode", pattern: "[A-Z]\\d[\\dW][A-Z\\d]{4}", example: "V95 X2K1" };
      const [first, second] = site.branches;
      if (!first || !second) throw new Error("The dealer has too few branches");
      const shop = withoutAreas(eircode, [
        { ...first, address: "1 Mill Road, Ennis, Co. Clare, V95 X2K1" },
        { ...second, address: "2 Quay Street, Galway H91 AA00" },
      ]);
      expect(askWithout("v95x2k1", shop)).toMatchObject({ branches: [{ id: first.id }] });
      expect(askWithout("H91 ZZ99", shop)).toMatchObject({ branches: [{ id: second.id }] });
      expect(askWithout("D02 AF30", shop)).toHaveProperty("error");
    });
  });

  it("is not answered when nobody asks, or for a district we do not know", () => {
    expect(ask("")).toBeNull();
    expect(ask("area=atlantis&district=atlantis&view=atlas")).toBeNull();
  });
});

describe("the page's address", () => {
  it("keeps the district from view to view and drops what is the default", () => {
    expect(viewHref("list", null)).toBe("/branches");
    expect(viewHref("map", null)).toBe("/branches?view=map");
    expect(viewHref("map", "tiruppur")).toBe("/branches?district=tiruppur&view=map");
  });

  it("loses the fields that a form sent empty, and nothing else", () => {
    const clean = (query: string) => withoutEmptyFields(new URLSearchParams(query));
    expect(clean("pin=&area=")).toBe("/branches");
    expect(clean("pin=+&area=tiruppur&utm_source=x")).toBe("/branches?area=tiruppur&utm_source=x");
    expect(clean("pin=641601&view=map")).toBeNull();
    expect(clean("")).toBeNull();
  });

  it("asks for the nearest branch by the one thing that is answered", () => {
    const shown = { view: "list", district: null } as const;
    expect(nearestHref("641601", "tiruppur", shown)).toBe("/branches?pin=641601#nearest");
    expect(nearestHref("", "tiruppur", shown)).toBe("/branches?area=tiruppur#nearest");
  });

  it("asks for it without changing what is shown", () => {
    const shown = { view: "map", district: "tiruppur" } as const;
    expect(nearestHref("641601", "", shown)).toBe("/branches?pin=641601&district=tiruppur&view=map#nearest");
  });

  it("is read without trusting it", () => {
    const query = parseBranchesQuery(new URLSearchParams("district=__proto__&view=MAP&pin=+641601+"), site);
    expect(query).toEqual({ view: "list", district: null, pin: "641601", area: null });
  });
});
