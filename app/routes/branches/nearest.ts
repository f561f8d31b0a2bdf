/** The answer to "which branch is nearest to me?", from a postal code, a district or a position. */
import { type Branch, directionsHref } from "#app/content/branches.ts";
import type { Position } from "#app/content/distance.ts";
import { listBranchesByDistance } from "#app/content/nearest-branch.ts";
import { findPinPlace, parsePin } from "#app/content/pin-codes.ts";
import type { ServiceArea } from "#app/content/service-areas.ts";
import type { BranchesQuery } from "./branches-query.ts";

export interface NearBranch {
  id: number;
  name: string;
  address: string;
  phone: Branch["phone"];
  directions: string;
  /** Whole kilometres in a straight line; null where nobody asked from where. */
  km: number | null;
}

export interface NearestAnswer {
  /** What the distances are measured from, for example "Ranni" or "the middle of Idukki". */
  from: string;
  branches: NearBranch[];
}

const SHOWN = 3;

export function listNearest(from: Position): NearBranch[] {
  return listBranchesByDistance(from)
    .slice(0, SHOWN)
    .map(({ branch, km }) => toNearBranch(branch, Math.round(km)));
}

export function toNearBranch(branch: Branch, km: number | null = null): NearBranch {
  const { id, name, address, phone } = branch;
  return { id, name, address, phone, directions: directionsHref(branch), km };
}

/** A postal code goes before a district. Null when neither was given; an error when the code leads nowhere. */
export function answerNearest({ pin, area }: BranchesQuery): NearestAnswer | { error: string } | null {
  if (pin !== "") {
    const code = parsePin(pin);
    if (!code) return { error: "A PIN code has six digits, as in 689 645." };
    const place = findPinPlace(code);
    if (!place) return { error: `${code} is not in Kerala. Choose a district, or call us.` };
    return { from: place.name, branches: listNearest(place.position) };
  }
  if (!area) return null;
  const middle = middleOf(area);
  return middle && { from: `the middle of ${area.name} district`, branches: listNearest(middle) };
}

function middleOf({ cities }: ServiceArea): Position | null {
  const known = cities.flatMap(({ position }) => position ?? []);
  if (known.length === 0) return null;
  const mean = (pick: (position: Position) => number) => known.reduce((sum, at) => sum + pick(at), 0) / known.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
