import { describe, expect, it } from "vitest";
import { findCityText } from "./cities/cities.ts";
import { type PopularMachine, popularMachines } from "./cities/popular-machines.ts";
import { straightLineKm } from "./distance.ts";
import { findPinPlace, parsePin } from "./pin-codes.ts";
import { findPlace, kmFromHeadOffice, listNeighbours, listPlaces, serviceAreas } from "./service-areas.ts";

const duplicates = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

describe("service areas", () => {
  it("name every town once, each with its distance", () => {
    const places = listPlaces();
    expect(duplicates(places.map(({ city }) => city.slug))).toEqual([]);
    expect(duplicates(places.map(({ city }) => city.pin))).toEqual([]);
    for (const { city } of places) {
      expect(city.pin).toMatch(/^6\d{5}$/);
      expect(kmFromHeadOffice(city)).not.toBeNull();
    }
    expect(findPlace("ranni")?.area.name).toBe("Pathanamthitta");
    expect(findPlace("mumbai")).toBeNull();
  });

  it("measure straight lines", () => {
    // One degree of latitude is 111.2 km on a sphere of 6,371 km.
    expect(straightLineKm({ lat: 9, lng: 76 }, { lat: 10, lng: 76 })).toBeCloseTo(111.2, 1);
    const konni = findPlace("konni");
    expect(konni && listNeighbours(konni.city, 1)[0]?.place.city.name).toBe("Pathanamthitta");
  });

  it("are six districts in three bands of distance", () => {
    expect(serviceAreas.map(({ name, band, priority }) => [name, band.fromKm, band.toKm, priority])).toEqual([
      ["Pathanamthitta", 0, 25, 1],
      ["Kottayam", 25, 60, 2],
      ["Alappuzha", 25, 60, 2],
      ["Kollam", 25, 60, 2],
      ["Thiruvananthapuram", 40, 100, 3],
      ["Idukki", 40, 100, 3],
    ]);
  });
});

describe("postal codes", () => {
  it("lead to the town, else to the sorting district, else nowhere", () => {
    expect(findPinPlace("689672")?.name).toBe("Ranni");
    expect(findPinPlace("689999")?.name).toBe("Thiruvalla");
    expect(findPinPlace("673001")?.name).toBe("Kozhikode");
    expect(findPinPlace("110001")).toBeNull();
  });

  it.each(["", "68964", "6896455", "abcdef", "089645", "６８９６４５"])("refuse %j", (text) => {
    expect(parsePin(text)).toBeNull();
  });

  it("are read with a space", () => expect(parsePin(" 689 645 ")).toBe("689645"));
});

describe("city texts", () => {
  const shinglesOf = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
  };

  it("are there for each town, and say different things", () => {
    const texts = listPlaces().map(({ city }) => ({ slug: city.slug, text: findCityText(city.slug) }));
    expect(texts.filter(({ text }) => text === null)).toEqual([]);
    const shingles = texts.map(({ text }) => shinglesOf(JSON.stringify(text)));
    for (const [index, first] of shingles.entries()) {
      expect(first.size).toBeGreaterThan(120);
      for (const second of shingles.slice(index + 1)) {
        const shared = [...first].filter((shingle) => second.has(shingle)).length;
        expect(shared / Math.min(first.size, second.size)).toBeLessThan(0.3);
      }
    }
  });

  it("name six machines of one brand for every kind of land", () => {
    const kinds = Object.values(popularMachines).map((six: readonly PopularMachine[]) => six.map(({ kind }) => kind));
    for (const six of kinds) {
      expect(six).toEqual(["Chainsaw", "Blower", "Brushcutter", "Hedge trimmer", "Pressure washer", "Lawn mower"]);
    }
  });
});
