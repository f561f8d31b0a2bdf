import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { branchDistricts, branches, directionsHref, serviceRecord } from "./branches.ts";
import { listBranchesByDistance, whereIs } from "./nearest-branch.ts";
import { findPlace } from "./service-areas.ts";

describe("branches", () => {
  it("are ten, six of them on the branches page: two without a position, one without a map link", () => {
    expect(branches).toHaveLength(10);
    expect(new Set(branches.map(({ id }) => id)).size).toBe(10);
    const shown = branches.filter(({ onBranchesPage }) => onBranchesPage);
    expect(shown).toHaveLength(6);
    expect(shown.filter(({ position }) => position === null)).toHaveLength(2);
    expect(shown.filter(({ mapUrl }) => mapUrl === null)).toHaveLength(1);
    expect(shown.filter(({ type }) => type === "Head Office")).toHaveLength(1);
  });

  it("stand in districts of the Location list, of which only Alappuzha is empty", () => {
    const shown = branches.filter(({ onBranchesPage }) => onBranchesPage).map(({ district }) => district);
    expect(branchDistricts.map(({ key }) => key).filter((key) => !shown.includes(key))).toEqual(["alappuzha"]);
  });

  it("have pictures that exist", () => {
    for (const { image } of branches) {
      expect(readFileSync(`public/images/branches/${image}.webp`).length).toBeGreaterThan(1000);
    }
  });

  it("lead to the address where there is no map link and no position", () => {
    const [branch] = branches;
    if (!branch) throw new Error("no branch");
    const bare = { ...branch, mapUrl: null, position: null };
    expect(new URL(directionsHref(bare)).searchParams.get("query")).toBe(branch.address);
  });

  it("are listed nearest first", () => {
    const fromKottayam = listBranchesByDistance({ lat: 9.592, lng: 76.522 });
    expect(fromKottayam.map(({ branch }) => branch.name).slice(0, 2)).toEqual(["Kottayam", "Changanassery"]);
    expect(fromKottayam).toHaveLength(10);
  });

  it("that are not on the map count as in the middle of their town", () => {
    const adoor = branches.find(({ slug }) => slug === "adoor");
    expect(adoor?.position).toBeNull();
    expect(adoor && whereIs(adoor)).toEqual(findPlace("adoor")?.city.position);
  });

  it("offer three services each, and the town pages' record five", () => {
    for (const { services } of branches) expect(new Set(services).size).toBe(3);
    expect(serviceRecord.services).toEqual(["Sales", "Service", "Spare Parts", "Training", "Delivery"]);
    expect(serviceRecord.hours).toMatchObject({ opens: "09:00", closes: "18:00" });
  });
});
