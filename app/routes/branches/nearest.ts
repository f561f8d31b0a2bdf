/** Finds the branches nearest to a postal code, a district or a position. */
import type { Messages } from "#app/languages/en/messages.ts";
import { directionsHref } from "#app/site/directions.ts";
import { type Position, straightLineKm } from "#app/site/distance.ts";
import { branchesWithCode, findPostalArea, parsePostalCode } from "#app/site/postal-codes.ts";
import type { Branch, Site } from "#app/site/site.ts";
import { listBranchesByDistance, middleOf, positionOf } from "#app/site/towns.ts";
import type { BranchesQuery } from "./branches-query.ts";

export interface NearBranch {
  id: number;
  name: string;
  address: string;
  phone: Branch["phone"];
  directions: string;
  /** Null if unknown. */
  position: Position | null;
  /** Whole kilometres in a straight line; null without a starting point. */
  km: number | null;
}

export interface NearestBranches {
  /** Such as "Nearest to Ranni". */
  heading: string;
  /** Where distances are measured from; null if only postal codes were compared. */
  start: { name: string; caption: string; position: Position } | null;
  branches: NearBranch[];
}

const SHOWN = 3;

export function toNearBranch(branch: Branch, km: number | null = null): NearBranch {
  const { id, name, address, phone, position } = branch;
  return { id, name, address, phone, directions: directionsHref(branch), position, km };
}

/** The nearest of these branches; runs on server and browser. */
export function listNearest(branches: readonly NearBranch[], from: Position): NearBranch[] {
  return branches
    .flatMap((branch) =>
      branch.position ? [{ ...branch, km: Math.round(straightLineKm(from, branch.position)) }] : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, SHOWN);
}

/** By postal code, or else by district; null without either, an error for an unknown code. */
export function findNearest(
  { pin, area }: Pick<BranchesQuery, "pin" | "area">,
  site: Site,
  t: Messages["branches"],
): NearestBranches | { error: string } | null {
  const nearest = (from: Position) =>
    listBranchesByDistance(site, from)
      .slice(0, SHOWN)
      .map(({ branch, km }) => ({
        ...toNearBranch(branch, Math.round(km)),
        position: positionOf(site, branch),
      }));
  if (pin !== "") {
    const { postalCode, region } = site.company;
    const code = parsePostalCode(postalCode, pin);
    if (!code) return { error: t.invalidCode(postalCode.label, postalCode.example) };
    const match = findPostalArea(site, code);
    if (match) {
      const { name, position } = match;
      return {
        heading: t.nearestTo(name),
        start: { name, caption: code, position },
        branches: nearest(position),
      };
    }
    const similar = branchesWithCode(site, code).slice(0, SHOWN);
    if (similar.length > 0) {
      return {
        heading: t.nearestTo(code),
        start: null,
        branches: similar.map((branch) => toNearBranch(branch)),
      };
    }
    const { areas, postalDistricts } = site.areas;
    const hasDistricts = areas.length > 0;
    if (region && postalDistricts.length > 0)
      return {
        error: hasDistricts ? t.outsideRegion(code, region) : t.outsideRegionCall(code, region),
      };
    return { error: hasDistricts ? t.unknownCode(code) : t.unknownCodeCall(code) };
  }
  const middle = area && middleOf(area.cities.flatMap(({ position }) => position ?? []));
  if (!middle) return null;
  return {
    heading: t.nearestToDistrict(area.name),
    start: { name: area.name, caption: t.districtCentre, position: middle },
    branches: nearest(middle),
  };
}
