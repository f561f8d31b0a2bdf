/** The answer to "which branch is nearest to me?", from a postal code, a district or a position. */
import { directionsHref } from "#app/site/directions.ts";
import { type Position, straightLineKm } from "#app/site/distance.ts";
import { listBranchesByDistance, middleOf, whereIs } from "#app/site/places.ts";
import { branchesWithCode, findPostalPlace, parsePostalCode } from "#app/site/postal-codes.ts";
import type { Branch, Site } from "#app/site/site.ts";
import type { BranchesQuery } from "./branches-query.ts";

export interface NearBranch {
  id: number;
  name: string;
  address: string;
  phone: Branch["phone"];
  directions: string;
  /** Null where it is not known. */
  position: Position | null;
  /** Whole kilometres in a straight line; null where nobody asked from where. */
  km: number | null;
}

export interface NearestAnswer {
  /** What the distances are measured from, for example "Ranni" or "the middle of Idukki". */
  from: string;
  /** Null where only the branches' postal codes tell which is near. */
  position: Position | null;
  branches: NearBranch[];
}

const SHOWN = 3;

export function toNearBranch(branch: Branch, km: number | null = null): NearBranch {
  const { id, name, address, phone, position } = branch;
  return { id, name, address, phone, directions: directionsHref(branch), position, km };
}

/** The nearest of these branches; works in the browser too. */
export function listNearest(branches: readonly NearBranch[], from: Position): NearBranch[] {
  return branches
    .flatMap((branch) =>
      branch.position ? [{ ...branch, km: Math.round(straightLineKm(from, branch.position)) }] : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, SHOWN);
}

/** A postal code goes before a district. Null when neither was given; an error when the code leads nowhere. */
export function answerNearest(
  { pin, area }: Pick<BranchesQuery, "pin" | "area">,
  site: Site,
): NearestAnswer | { error: string } | null {
  const nearest = (from: Position) =>
    listBranchesByDistance(site, from)
      .slice(0, SHOWN)
      .map(({ branch, km }) => ({ ...toNearBranch(branch, Math.round(km)), position: whereIs(site, branch) }));
  if (pin !== "") {
    const { postalCode, region } = site.company;
    const code = parsePostalCode(postalCode, pin);
    if (!code) return { error: `A whole ${postalCode.label} is needed, as in ${postalCode.example}.` };
    const place = findPostalPlace(site, code);
    if (place) {
      return { from: place.name, position: place.position, branches: nearest(place.position) };
    }
    const alike = branchesWithCode(site, code).slice(0, SHOWN);
    if (alike.length > 0) {
      return { from: code, position: null, branches: alike.map((branch) => toNearBranch(branch)) };
    }
    const { areas, postalDistricts } = site.areas;
    const isOutside = region && postalDistricts.length > 0;
    const remedy = areas.length > 0 ? "Choose a district, or call us." : "Please call us.";
    return { error: `${code} is not ${isOutside ? `in ${region}` : "known here"}. ${remedy}` };
  }
  const middle = area && middleOf(area.cities.flatMap(({ position }) => position ?? []));
  return middle ? { from: `the middle of ${area.name} district`, position: middle, branches: nearest(middle) } : null;
}
