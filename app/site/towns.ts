/** The towns that the shop serves, their distances, and their nearest branches. */
import { directionsHref } from "./directions.ts";
import { type Position, straightLineKm } from "./distance.ts";
import type { Branch, District, Site, Town } from "./site.ts";

type BranchesAndTowns = Pick<Site, "areas" | "branches">;

export interface TownInDistrict {
  town: Town;
  district: District;
}

/** Every town with its district. */
export function listTowns({ areas }: Pick<Site, "areas">): TownInDistrict[] {
  return areas.areas.flatMap((district) => district.cities.map((town) => ({ town, district })));
}

/** Every town that has a page: each town, and each district without a town of the same slug. */
export function listTownPages({ areas }: Pick<Site, "areas">): TownInDistrict[] {
  const towns = listTowns({ areas });
  const slugs = new Set(towns.map(({ town }) => town.slug));
  const districts = areas.areas.filter(({ slug }) => !slugs.has(slug));
  return [
    ...towns,
    ...districts.map((district) => ({
      town: { slug: district.slug, name: district.name },
      district,
    })),
  ];
}

/** The town page with this slug and its district; null where the shop has none. */
export function findTown(site: Pick<Site, "areas">, slug: string): TownInDistrict | null {
  return listTownPages(site).find(({ town }) => town.slug === slug) ?? null;
}

/** The town of the branch with this slug; null for none. */
export function findTownOfBranch(site: BranchesAndTowns, slug: string): Town | null {
  const match = listTowns(site).find(({ town }) => findBranchInTown(site, town)?.slug === slug);
  return match?.town ?? null;
}

/** The position of a branch, or else the centre of its town. */
export function positionOf(
  site: BranchesAndTowns,
  branch: Pick<Branch, "position" | "slug">,
): Position | null {
  return branch.position ?? findTown(site, branch.slug)?.town.position ?? null;
}

/** All branches with their positions on maps; directions still use their addresses. */
export function withMapPositions(site: BranchesAndTowns): Branch[] {
  return site.branches.map((branch) => ({
    ...branch,
    position: positionOf(site, branch),
    mapUrl: directionsHref(branch),
  }));
}

/** The branch in a town: of the same name, or within two kilometres of its centre; else null. */
export function findBranchInTown(
  site: BranchesAndTowns,
  { slug, name, position }: Town,
): Branch | null {
  const named = site.branches.find((branch) => branch.slug === slug || branch.name === name);
  const nearest = position && listBranchesByDistance(site, position)[0];
  return named ?? (nearest && nearest.km < 2 ? nearest.branch : null);
}

/** Straight-line kilometres from the head office; null where either position is unknown. */
export function kmFromHeadOffice(site: BranchesAndTowns, { position }: Town): number | null {
  const [headOffice] = site.branches;
  const from = headOffice && positionOf(site, headOffice);
  return from && position ? straightLineKm(from, position) : null;
}

/** All branches with a known position, nearest first, and their straight-line kilometres. */
export function listBranchesByDistance(site: BranchesAndTowns, from: Position) {
  return site.branches
    .flatMap((branch) => {
      const position = positionOf(site, branch);
      return position ? [{ branch, km: straightLineKm(from, position) }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

/** The `count` nearest other towns with a known position, nearest first. */
export function listNeighbours(site: BranchesAndTowns, { slug, position }: Town, count: number) {
  if (!position) return [];
  return listTowns(site)
    .flatMap(({ town }) =>
      town.slug !== slug && town.position
        ? [{ town, km: straightLineKm(position, town.position) }]
        : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

/** The centre of the map: as configured, else the middle of the branches. */
export function mapCentre({
  branches,
  branchesPage,
}: Pick<Site, "branches" | "branchesPage">): Position {
  return (
    branchesPage.mapCentre ??
    middleOf(branches.flatMap(({ position }) => position ?? [])) ?? { lat: 0, lng: 0 }
  );
}

/** The mean position; null for none. */
export function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const mean = (pick: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + pick(position), 0) / positions.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
