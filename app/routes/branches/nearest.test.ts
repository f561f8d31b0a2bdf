import { describe, expect, it } from "vitest";
import { branches } from "#app/languages/en/branches.tsx";
import type { Branch, Site } from "#app/site/site.ts";
import { pumpShop as site } from "../../../tests/support/pump-shop.ts";
import { nearestHref, parseBranchesQuery, viewHref, withoutEmptyFields } from "./branches-query.ts";
import { findNearest } from "./nearest.ts";

const find = (query: string) =>
  findNearest(parseBranchesQuery(new URLSearchParams(query), site), site, branches);
const names = (query: string) => {
  const result = find(query);
  return result && "branches" in result ? result.branches.map(({ name }) => name) : [];
};

describe("the nearest branch", () => {
  it("is found by PIN code, with or without a space", () => {
    expect(names("pin=641601")[0]).toBe("Kumaran Road");
    expect(names("pin=641+601")[0]).toBe("Kumaran Road");
    expect(names("pin=641601")).toHaveLength(3);
  });

  it("is found by the name of a town, as typed", () => {
    expect(names("pin=+POLLACHI")).toEqual(names("pin=642001"));
    expect(find("pin=+POLLACHI")).toMatchObject({ start: { caption: "Pollachi" } });
  });
  it("may be one without a position", () => expect(names("pin=642001")[0]).toBe("Pollachi"));

  it("is found by district", () => {
    expect(names("area=tiruppur")[0]).toBe("Kumaran Road");
    expect(names("area=coimbatore")).toHaveLength(3);
  });

  it("shows an error for an invalid or unknown code", () => {
    expect(find("pin=12")).toEqual({ error: "Enter a complete PIN code, such as 641 001." });
    expect(find("pin=110001")).toEqual({
      error: "110001 is not in Tamil Nadu. Choose a district or call us.",
    });
  });

  describe("in a shop without districts", () => {
    const withoutAreas = (postalCode = site.company.postalCode, own = site.branches) => ({
      ...site,
      company: { ...site.company, postalCode },
      branches: own,
      areas: { ...site.areas, areas: [], postalDistricts: [] },
    });
    const findWithout = (pin: string, shop: Site = withoutAreas()) =>
      findNearest(parseBranchesQuery(new URLSearchParams({ pin }), shop), shop, branches);

    const [first, second] = site.branches as [Branch, Branch];

    it("is the one with the same postal code, without a distance", () => {
      expect(findWithout("642 001")).toMatchObject({
        heading: "Nearest to 642001",
        start: null,
        branches: [{ name: "Pollachi", km: null }],
      });
    });

    it("otherwise is one whose code has the same first three digits", () => {
      const result = findWithout("641999");
      expect(result).toMatchObject({
        branches: [{ name: "Coimbatore" }, { name: "Kumaran Road" }],
      });
    });

    it("is found by postal code if districts have none", () => {
      const { areas } = site.areas;
      const towns = areas.map((area) => ({
        ...area,
        cities: area.cities.map(({ pin, ...town }) => town),
      }));
      const shop = {
        ...withoutAreas(),
        areas: { ...site.areas, areas: towns, postalDistricts: [] },
      };
      expect(findWithout("641999", shop)).toMatchObject({
        start: null,
        branches: [{ name: "Coimbatore" }, {}],
      });
    });

    it("is not guessed for an unknown code", () => {
      expect(findWithout("580031")).toEqual({
        error: "We do not know where 580031 is. All our branches are below.",
      });
    });

    it("is one whose code begins with the same half, the longest first", () => {
      const norway = { label: "Postnummer", pattern: "\\d{4}", example: "6718" };
      const shop = withoutAreas(norway, [
        { ...first, address: "Strandgata 1, 6700 Måløy" },
        { ...second, address: "Storgata 2, 6711 Raudeberg" },
      ]);
      expect(findWithout("6718", shop)).toMatchObject({ branches: [{ id: second.id }] });
      expect(findWithout("6790", shop)).toMatchObject({ branches: [{ id: first.id }, {}] });
      expect(findWithout("0150", shop)).toHaveProperty("error");
    });

    it("is found by codes of letters and digits", () => {
      const eircode = {
        label: "Eircode",
        pattern: "[A-Z]\\d[\\dW][A-Z\\d]{4}",
        example: "V95 X2K1",
      };
      const shop = withoutAreas(eircode, [
        { ...first, address: "1 Mill Road, Ennis, Co. Clare, V95 X2K1" },
        { ...second, address: "2 Quay Street, Galway H91 AA00" },
      ]);
      expect(findWithout("v95x2k1", shop)).toMatchObject({ branches: [{ id: first.id }] });
      expect(findWithout("H91 ZZ99", shop)).toMatchObject({ branches: [{ id: second.id }] });
      expect(findWithout("D02 AF30", shop)).toHaveProperty("error");
    });
  });

  it("is not shown without a search or for an unknown district", () => {
    expect(find("")).toBeNull();
    expect(find("area=atlantis&district=atlantis&view=atlas")).toBeNull();
  });
});

describe("the page's URL", () => {
  it("keeps the district in both views and omits defaults", () => {
    expect(viewHref("list", null)).toBe("/branches");
    expect(viewHref("map", null)).toBe("/branches?view=map");
    expect(viewHref("map", "tiruppur")).toBe("/branches?district=tiruppur&view=map");
  });

  it("loses only empty form fields", () => {
    const clean = (query: string) => withoutEmptyFields(new URLSearchParams(query));
    expect(clean("pin=&area=")).toBe("/branches");
    expect(clean("pin=+&area=tiruppur&utm_source=x")).toBe("/branches?area=tiruppur&utm_source=x");
    expect(clean("pin=641601&view=map")).toBeNull();
    expect(clean("")).toBeNull();
  });

  it("searches by PIN code, or else by district", () => {
    const shown = { view: "list", district: null } as const;
    expect(nearestHref("641601", "tiruppur", shown)).toBe("/branches?pin=641601#nearest");
    expect(nearestHref("", "tiruppur", shown)).toBe("/branches?area=tiruppur#nearest");
  });

  it("keeps view and district in a search", () => {
    const shown = { view: "map", district: "tiruppur" } as const;
    expect(nearestHref("641601", "", shown)).toBe(
      "/branches?pin=641601&district=tiruppur&view=map#nearest",
    );
  });

  it("ignores invalid values", () => {
    const query = parseBranchesQuery(
      new URLSearchParams("district=__proto__&view=MAP&pin=+641601+"),
      site,
    );
    expect(query).toEqual({ view: "list", district: null, pin: "641601", area: null });
  });
});
