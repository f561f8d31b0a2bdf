/** Projects the served districts, the terrain, the branches and a town onto a drawing. */
import { type Position, straightLineKm } from "#app/site/distance.ts";
import type { Outline } from "#app/site/site.ts";
import { middleOf, projection, ringsOf, toCurve, toPath } from "./geometry.ts";
import { type Label, type Lettering, letterMap, type PinView } from "./letter-map.ts";

export interface RegionMapView {
  width: number;
  height: number;
  /** `href` is the district's page; null if it has none. */
  districts: { name: string; path: string; href: string | null }[];
  terrain: { kind: "sea" | "hills" | "water"; path: string }[];
  /** Names of districts and waters. */
  names: Lettering[];
  branches: PinView[];
  /** What the head office is called, such as "Head Office". */
  headOffice: string | null;
  /** Where distances start, and the nearest branch (0 km if there); null for none. */
  from: {
    name: string;
    /** What the mark says, such as "District centre". */
    caption: string;
    x: number;
    y: number;
    label: Label;
    to: { x: number; y: number; km: number; href: string } | null;
  } | null;
  credit: string;
  creditUrl: string | null;
}

interface MapBranch {
  id: number;
  type: string;
  name: string;
  slug: string;
  position: Position | null;
}

interface RegionMapOptions {
  branches: readonly MapBranch[];
  from: { name: string; caption: string; position: Position } | null;
  districtHref: (name: string) => string | null;
}

export function toRegionMap(
  outline: Outline,
  { branches, from, districtHref }: RegionMapOptions,
): RegionMapView {
  const { features, terrain, credit, creditUrl } = outline;
  const positions = branches.flatMap(({ position }) => position ?? []);
  const served = features.filter(({ properties: { name } }) => districtHref(name) !== null);
  const { project, width, height } = projection(served.length > 0 ? served : features, [
    ...positions,
    ...(from ? [from.position] : []),
  ]);
  const drawRings = (geometry: (typeof features)[number]["geometry"]) =>
    ringsOf(geometry).map((ring) => ring.map(([lng, lat]) => project({ lng, lat })));
  const districts = features.flatMap(({ properties: { name }, geometry }) => {
    const rings = drawRings(geometry);
    if (!rings.flat().some(({ y }) => y > 0 && y < height)) return [];
    return { name, path: toPath(rings), href: districtHref(name), middle: middleOf(rings) };
  });
  const start = from && { ...from, ...project(from.position) };
  const nearest = from && findNearest(from.position, branches);
  const { label, ...lettered } = letterMap({
    width,
    height,
    // The pin of a branch in the town itself is its mark.
    start: start && nearest?.km !== 0 ? { ...start, nearest: nearest?.href ?? null } : null,
    pins: branches.flatMap(({ id, name, slug, position }) =>
      position
        ? { name, href: `/branches#${slug}`, isHeadOffice: id === 1, ...project(position) }
        : [],
    ),
    names: [
      ...districts.map(({ name, middle }) => ({ name, kind: "district" as const, ...middle })),
      ...terrain.flatMap(({ properties: { name, at } }) =>
        name && at ? { name, kind: "water" as const, ...project({ lng: at[0], lat: at[1] }) } : [],
      ),
    ],
  });
  return {
    width,
    height,
    ...lettered,
    districts: districts.map(({ name, path, href }) => ({ name, path, href })),
    terrain: terrain.map(({ properties: { kind }, geometry }) => ({
      kind,
      path: toCurve(drawRings(geometry)),
    })),
    headOffice: branches.find(({ id, position }) => id === 1 && position)?.type ?? null,
    from: start && { ...start, label, to: nearest && withPin(nearest, lettered.branches) },
    credit,
    creditUrl: creditUrl ?? null,
  };
}

interface NearestBranch {
  href: string;
  km: number;
}

function findNearest(position: Position, branches: readonly MapBranch[]): NearestBranch | null {
  const [nearest] = branches
    .flatMap((branch) =>
      branch.position
        ? { href: `/branches#${branch.slug}`, km: straightLineKm(position, branch.position) }
        : [],
    )
    .sort((one, other) => one.km - other.km);
  return nearest ? { href: nearest.href, km: Math.round(nearest.km) } : null;
}

function withPin(branch: NearestBranch, pins: readonly PinView[]) {
  const pin = pins.find(({ href }) => href === branch.href);
  return pin ? { x: pin.x, y: pin.y, ...branch } : null;
}
