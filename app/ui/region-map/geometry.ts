/** Projects outlines to a drawing, and writes them as SVG paths. */
import type { Position } from "#app/site/distance.ts";
import type { Outline } from "#app/site/site.ts";

export interface Point {
  x: number;
  y: number;
}

type Geometry = Outline["features"][number]["geometry"];

/** Units of the drawing: width of the land, its margin, and room for names beside it. */
const [LAND, EDGE, ASIDE] = [300, 8, 80];

export const ringsOf = (geometry: Geometry) =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

/**
 * Fits the features and positions. A degree of longitude is narrower than one of latitude by the
 * cosine of the region's middle latitude.
 */
export function projection(
  features: readonly { geometry: Geometry }[],
  positions: readonly Position[],
): { width: number; height: number; project: (position: Position) => Point } {
  const points = [
    ...features.flatMap(({ geometry }) => ringsOf(geometry).flat()),
    ...positions.map(({ lng, lat }) => [lng, lat] as const),
  ];
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const [west, east, south, north] = [
    Math.min(...lngs),
    Math.max(...lngs),
    Math.min(...lats),
    Math.max(...lats),
  ];
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = LAND / Math.max((east - west) * narrow, 0.01);
  return {
    width: ASIDE + LAND + EDGE,
    height: Math.round((north - south) * scale + 2 * EDGE),
    project: ({ lng, lat }) => ({
      x: round(ASIDE + (lng - west) * narrow * scale),
      y: round(EDGE + (north - lat) * scale),
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

type Ring = readonly Point[];

export const toPath = (rings: readonly Ring[]) =>
  rings.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");

/** Through the middles of the edges, with the corners as control points. */
export const toCurve = (rings: readonly Ring[]) =>
  rings
    .map((ring) => {
      const arcs = ring.slice(0, -1).map(({ x, y }, index) => {
        const next = at(ring, index + 1);
        return `${x} ${y} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
      });
      return `M${(arcs.at(-1) ?? "").split(" ").slice(2).join(" ")}Q${arcs.join("Q")}Z`;
    })
    .join("");

/** The centre of gravity of the largest ring (the shoelace formula). */
export function middleOf(rings: readonly Ring[]): Point {
  const [largest] = rings
    .map((ring) => {
      let [x, y, sum] = [0, 0, 0];
      for (const [index, one] of ring.entries()) {
        const other = at(ring, index + 1);
        const cross = one.x * other.y - other.x * one.y;
        x += (one.x + other.x) * cross;
        y += (one.y + other.y) * cross;
        sum += 3 * cross;
      }
      const middle = sum === 0 ? at(ring, 0) : { x: round(x / sum), y: round(y / sum) };
      return { middle, area: Math.abs(sum) };
    })
    .sort((one, other) => other.area - one.area);
  return largest?.middle ?? { x: 0, y: 0 };
}

const at = (ring: Ring, index: number): Point => ring[index % ring.length] ?? { x: 0, y: 0 };
