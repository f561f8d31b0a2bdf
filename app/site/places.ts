/** The towns that the dealer serves: which they are, how far they lie, and which branch is nearest. */
import { directionsHref } from "./directions.ts";
import { type Position, straightLineKm } from "./distance.ts";
import type { Branch, City, ServiceArea, Site } from "./site.ts";

type Served = Pick<Site, "areas" | "branches">;

export interface Place {
  city: City;
  area: ServiceArea;
}

/** Every town with its district. */
export function listPlaces({ areas }: Pick<Site, "areas">): Place[] {
  return areas.areas.flatMap((area) => area.cities.map((city) => ({ city, area })));
}

/** The town of that slug with its district; null where the dealer has no page for it. */
export function findPlace(site: Pick<Site, "areas">, slug: string): Place | null {
  return listPlaces(site).find(({ city }) => city.slug === slug) ?? null;
}

/** A branch that is not on the map is taken to be in the middle of its town. */
export function whereIs(site: Served, branch: Pick<Branch, "position" | "slug">): Position | null {
  return branch.position ?? findPlace(site, branch.slug)?.city.position ?? null;
}

/** Every branch with the place that maps show it at; the way to it goes by its address still. */
export function onMap(site: Served): Branch[] {
  return site.branches.map((branch) => ({
    ...branch,
    position: whereIs(site, branch),
    mapUrl: directionsHref(branch),
  }));
}

/** The branch that stands in the town: of its name, or within two kilometres of its middle. Null where none does. */
export function findBranchInTown(site: Served, { slug, name, position }: City): Branch | null {
  const named = site.branches.find((branch) => branch.slug === slug || branch.name === name);
  const nearest = position && listBranchesByDistance(site, position)[0];
  return named ?? (nearest && nearest.km < 2 ? nearest.branch : null);
}

/** Straight-line kilometres from the head office; null where either position is not known. */
export function kmFromHeadOffice(site: Served, { position }: City): number | null {
  const [headOffice] = site.branches;
  const from = headOffice && whereIs(site, headOffice);
  return from && position ? straightLineKm(from, position) : null;
}

export interface BranchDistance {
  branch: Branch;
  /** Straight-line kilometres. */
  km: number;
}

/** All branches whose place is known, nearest first. */
export function listBranchesByDistance(site: Served, from: Position): BranchDistance[] {
  return site.branches
    .flatMap((branch) => {
      const position = whereIs(site, branch);
      return position ? [{ branch, km: straightLineKm(from, position) }] : [];
    })
    .sort((a, b) => a.km - b.km);
}

/** The `count` nearest other towns with a known position, nearest first. */
export function listNeighbours(site: Served, { slug, position }: City, count: number): { place: Place; km: number }[] {
  if (!position) return [];
  return listPlaces(site)
    .flatMap((place) =>
      place.city.slug !== slug && place.city.position
        ? [{ place, km: straightLineKm(position, place.city.position) }]
        : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

/** Where a map begins: as the dealer says, else in the middle of the branches. */
export function mapCentre({ branches, branchesPage }: Pick<Site, "branches" | "branchesPage">): Position {
  return branchesPage.mapCentre ?? middleOf(branches.flatMap(({ position }) => position ?? [])) ?? { lat: 0, lng: 0 };
}

/** Null where there is nothing to have a middle. */
export function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const mean = (pick: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + pick(position), 0) / positions.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
