/** The dealer's region as a drawing: outlines of what is served, branches and a town asked about, in units of a fixed width. */
import { type Position, straightLineKm } from "#app/site/distance.ts";
import type { Outline } from "#app/site/site.ts";
import { leastHeight, NAMES, type Named, placeNames } from "./place-names.ts";

export interface RegionMapView {
  width: number;
  height: number;
  /** `href` leads to what the site knows of the district; null where it knows nothing. */
  districts: { name: string; path: string; x: number; y: number; href: string | null }[];
  /** With the place of each name beside the map, which a line leads to. */
  branches: (Named & { name: string; href: string })[];
  /** The place asked about, and its straight way to the nearest branch; null where nobody asked. */
  from: { name: string; x: number; y: number; to: { x: number; y: number; km: number } | null } | null;
  credit: string;
  creditUrl: string | null;
}

interface Asked {
  branches: readonly { name: string; slug: string; position: Position | null }[];
  from?: { name: string; position: Position } | null;
  districtHref: (name: string) => string | null;
}

/** Units of the drawing: the land's width beside the names, and the room about it. */
const LAND = 300;
const EDGE = 8;

export function toRegionMap(outline: Outline, { branches, from = null, districtHref }: Asked): RegionMapView {
  const places = [...branches.flatMap(({ position }) => position ?? []), ...(from ? [from.position] : [])];
  const served = outline.features.filter(({ properties: { name } }) => districtHref(name) !== null);
  const to = projection(served.length > 0 ? served : outline.features, places);
  const marked = branches.flatMap(({ name, slug, position }) =>
    position ? [{ name, href: `/branches#${slug}`, ...to.place(position) }] : [],
  );
  const height = Math.max(to.height, leastHeight(marked.length));
  const asked = from && { ...from, ...to.place(from.position) };
  return {
    width: NAMES + LAND + 2 * EDGE,
    height,
    districts: outline.features.flatMap(({ properties: { name }, geometry }) => {
      const points = ringsOf(geometry).map((ring) => ring.map(([lng, lat]) => to.place({ lng, lat })));
      if (!points.flat().some(({ y }) => y > 0 && y < to.height)) return [];
      const path = points.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");
      const edge = points.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
      return { name, path, ...middleOf(edge), href: districtHref(name) };
    }),
    branches: placeNames(marked, height),
    from: asked && { name: asked.name, x: asked.x, y: asked.y, to: nearest(asked, branches, to.place) },
    credit: outline.credit,
    creditUrl: outline.creditUrl ?? null,
  };
}

interface Point {
  x: number;
  y: number;
}

type Geometry = Outline["features"][number]["geometry"];

const ringsOf = (geometry: Geometry) =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

/**
 * Shows the districts that are served and every place, as large as they go. Degrees of longitude are as much narrower than
 * those of latitude as the middle of the region lies from the equator.
 */
function projection(features: Outline["features"], places: readonly Position[]) {
  const points = [
    ...features.flatMap(({ geometry }) => ringsOf(geometry).flat()),
    ...places.map(({ lng, lat }) => [lng, lat] as const),
  ];
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = LAND / Math.max((east - west) * narrow, 0.01);
  return {
    height: Math.round((north - south) * scale + 2 * EDGE),
    place: ({ lng, lat }: Position): Point => ({
      x: round(NAMES + EDGE + (lng - west) * narrow * scale),
      y: round(EDGE + (north - lat) * scale),
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Twice the area inside a ring, and its centre of gravity (the shoelace formula). */
function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, { x, y }, index) => sum + x * at(ring, index + 1).y - at(ring, index + 1).x * y, 0),
  );
}

function middleOf(ring: readonly Point[]): Point {
  let [x, y, sum] = [0, 0, 0];
  for (const [index, one] of ring.entries()) {
    const other = at(ring, index + 1);
    const cross = one.x * other.y - other.x * one.y;
    x += (one.x + other.x) * cross;
    y += (one.y + other.y) * cross;
    sum += 3 * cross;
  }
  return sum === 0 ? at(ring, 0) : { x: round(x / sum), y: round(y / sum) };
}

const at = (ring: readonly Point[], index: number): Point => ring[index % ring.length] ?? { x: 0, y: 0 };

function nearest(
  { position }: { position: Position },
  branches: Asked["branches"],
  place: (position: Position) => Point,
): { x: number; y: number; km: number } | null {
  const known = branches.flatMap((branch) => (branch.position ? [branch.position] : []));
  const [first] = known
    .map((other) => ({ other, km: straightLineKm(position, other) }))
    .sort((one, other) => one.km - other.km);
  return first ? { ...place(first.other), km: Math.round(first.km) } : null;
}
