/** Projects the served districts, the terrain, the branches and a town onto a drawing. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import { type Position, straightLineKm } from "#app/site/distance.ts";
import type { Outline, Site } from "#app/site/site.ts";
import { withMapPositions } from "#app/site/towns.ts";
import { type Point, spread } from "#app/ui/branch-map/spread.ts";

/** Units of the drawing: width of the land, its margin, the least distance of two dots. */
const [LAND, EDGE, APART] = [320, 16, 24];
/** Half the height of a name, and of one letter's width. */
const [HALF_LINE, HALF_LETTER] = [8, 3.2];

/**
 * Null for a shop without outlines.
 *
 * @param from where distances are measured from
 * @param hrefOf the page of a district that the shop serves, by its slug
 */
export function toRegionMap(
  site: Site,
  from: { name: string; caption: string; position: Position } | null,
  hrefOf: (slug: string) => string,
) {
  if (!site.outline) return null;
  const { features, terrain, credit, creditUrl } = site.outline;
  const slugs = site.areas.areas.map(({ slug }) => slug);
  const districtHref = (name: string) =>
    slugs.includes(toSlug(name)) ? hrefOf(toSlug(name)) : null;
  const located = withMapPositions(site).flatMap(({ name, slug, position }, index) =>
    position ? { number: index + 1, name, href: `/branches#${slug}`, position } : [],
  );
  const served = features.filter(({ properties: { name } }) => districtHref(name) !== null);
  const { project, width, height } = projection(served.length > 0 ? served : features, [
    ...located.map(({ position }) => position),
    ...(from ? [from.position] : []),
  ]);
  const toRings = (geometry: Geometry) => ringsOf(geometry).map((ring) => ring.map(project));
  const kms = located.map(({ position }) => (from ? straightLineKm(from.position, position) : 0));
  const nearest = from ? kms.indexOf(Math.min(...kms)) : -1;
  const dots = located.map(({ position: { lng, lat }, ...dot }, index) => ({
    ...dot,
    /** Of the branch that is nearest to the start; null for the others. */
    km: index === nearest ? Math.round(kms[index] ?? 0) : null,
    ...project([lng, lat]),
  }));
  const isAtBranch = dots[nearest]?.km === 0;
  const start = from && !isAtBranch ? [project([from.position.lng, from.position.lat])] : [];
  const places = spread([...dots, ...start], APART).map(rounded);
  const mark = places[dots.length];
  const taken = [...places, ...pointsAlong(mark, places[nearest])];
  const districts = features.flatMap(({ properties: { name }, geometry }) => {
    const rings = toRings(geometry);
    if (!rings.flat().some(({ y }) => y > 0 && y < height)) return [];
    const path = rings.map(toPath).join("");
    const isAsked = name === from?.name;
    return { name, path, href: districtHref(name), isAsked, ...middle(rings) };
  });
  const waters = terrain.flatMap(({ properties: { name, at } }) =>
    name && at ? { name, ...project(at) } : [],
  );
  return {
    width,
    height,
    /** `href` is the district's page; null if it has none. Distances start in the asked one. */
    districts: districts.map(({ x, y, ...district }) => district),
    terrain: terrain.map(({ properties: { kind }, geometry }) => ({
      kind,
      path: toRings(geometry).map(toCurve).join(""),
    })),
    /** Names of districts and waters. */
    names: [...districts, ...waters]
      .map(({ name, x, y }) => ({ name, ...rounded({ x, y }) }))
      .filter(({ name, x, y }) => {
        const half = name.length * HALF_LETTER;
        const isFree = taken.every(
          (dot) =>
            Math.abs(dot.x - x) > half + APART / 2 || Math.abs(dot.y - y) > HALF_LINE + APART / 2,
        );
        return isFree && x > half && x < width - half && y > HALF_LINE && y < height - HALF_LINE;
      }),
    branches: dots.map((dot, index) => ({ ...dot, ...places[index] })),
    /** Where distances start, unless a branch is there; null for none. */
    from: from && mark ? { caption: from.caption, ...mark } : null,
    credit,
    creditUrl: creditUrl ?? null,
  };
}

export type RegionMapView = NonNullable<ReturnType<typeof toRegionMap>>;

type Geometry = Outline["features"][number]["geometry"];
type Ring = readonly Point[];

const ringsOf = (geometry: Geometry) =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

/**
 * Fits the features and positions. A degree of longitude is narrower than one of latitude by the
 * cosine of the region's middle latitude.
 */
function projection(features: readonly { geometry: Geometry }[], positions: readonly Position[]) {
  const points = [
    ...features.flatMap(({ geometry }) => ringsOf(geometry).flat()),
    ...positions.map(({ lng, lat }) => [lng, lat] as const),
  ];
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = LAND / Math.max((east - west) * narrow, 0.01);
  return {
    width: LAND + 2 * EDGE,
    height: Math.round((north - south) * scale + 2 * EDGE),
    project: ([lng, lat]: readonly [number, number, ...number[]]): Point => ({
      x: EDGE + (lng - west) * narrow * scale,
      y: EDGE + (north - lat) * scale,
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
const toText = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const toPath = (ring: Ring) => `M${ring.map(toText).join("L")}Z`;

/** Through the middles of the edges, with the corners as control points. */
function toCurve(ring: Ring): string {
  const middles = ring.map((one, index) => middle([[one, ring[index + 1] ?? one]]));
  const arcs = ring
    .slice(0, -1)
    .map((one, index) => `${toText(one)} ${toText(middles[index] ?? one)}`);
  return `M${toText(middles[ring.length - 2] ?? { x: 0, y: 0 })}Q${arcs.join("Q")}Z`;
}

/** Points that cover a line for the names near it. */
function pointsAlong(from: Point | undefined, to: Point | undefined): Point[] {
  if (!from || !to) return [];
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => ({
    x: from.x + ((to.x - from.x) * step) / 10,
    y: from.y + ((to.y - from.y) * step) / 10,
  }));
}

/** The middle of the box around the rings. */
function middle(rings: readonly Ring[]): Point {
  const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
