/** Which branch is nearest to a place. */
import { type Branch, branches } from "./branches.ts";
import { type Position, straightLineKm } from "./distance.ts";
import { findPlace } from "./service-areas.ts";

export interface BranchDistance {
  branch: Branch;
  /** Straight-line kilometres. */
  km: number;
}

/** A branch that is not on the map yet is taken to be in the middle of its town. */
export function whereIs(branch: Branch): Position | null {
  return branch.position ?? findPlace(branch.slug)?.city.position ?? null;
}

/** All branches whose place is known, nearest first. */
export function listBranchesByDistance(from: Position): BranchDistance[] {
  return branches
    .flatMap((branch) => {
      const position = whereIs(branch);
      return position ? [{ branch, km: straightLineKm(from, position) }] : [];
    })
    .sort((a, b) => a.km - b.km);
}
