/** Finds the branches nearest to a postal code, a town, a district or a position. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { type Position, straightLineKm } from "#app/site/distance.ts";
import { branchesWithCode, findPostalArea, parsePostalCode } from "#app/site/postal-codes.ts";
import type { Branch, Site } from "#app/site/site.ts";
import { findTown, listBranchesByDistance, middleOf } from "#app/site/towns.ts";
import type { BranchesQuery } from "./branches-query.ts";

/** With whole kilometres in a straight line; null without a starting point. */
export type Near<Place> = Place & { km: number | null };

export interface NearestBranches<Place> {
  /** Such as "Nearest to Ranni". */
  heading: string;
  /** Where distances are measured from; null if only postal codes were compared. */
  start: { name: string; caption: string; position: Position } | null;
  branches: Near<Place>[];
}

const SHOWN = 3;

/** The nearest of these branches, from the device's position. */
export function listNearest<Place extends Pick<Branch, "position">>(
  branches: readonly Place[],
  from: Position,
): Near<Place>[] {
  return branches
    .flatMap((branch) =>
      branch.position ? [{ ...branch, km: Math.round(straightLineKm(from, branch.position)) }] : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, SHOWN);
}

/**
 * By postal code or the name of a town, or else by district; null without either, an error for an
 * unknown code.
 */
export function findNearest(
  { pin, area }: Pick<BranchesQuery, "pin" | "area">,
  site: Site,
  t: Messages["branches"],
): NearestBranches<Branch> | { error: string } | null {
  const nearest = (from: Position) =>
    listBranchesByDistance(site, from)
      .slice(0, SHOWN)
      .map(({ branch, km }) => ({ ...branch, km: Math.round(km) }));
  if (pin !== "") {
    const { postalCode, region } = site.company;
    const code = parsePostalCode(postalCode, pin);
    const match = code ? findPostalArea(site, code) : findTown(site, toSlug(pin))?.town;
    if (match?.position) {
      const { name, position } = match;
      return {
        heading: t.nearestTo(name),
        start: { name, caption: code ?? name, position },
        branches: nearest(position),
      };
    }
    if (!code) return { error: t.invalidCode(postalCode.label, postalCode.example) };
    const similar = branchesWithCode(site, code).slice(0, SHOWN);
    if (similar.length > 0) {
      return {
        heading: t.nearestTo(code),
        start: null,
        branches: similar.map((branch) => ({ ...branch, km: null })),
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
