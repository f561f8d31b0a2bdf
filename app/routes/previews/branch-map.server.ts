/** A map for share pictures: branches, and a town with a line to its nearest branch. */
import type { Position } from "#app/site/distance.ts";
import { markColour } from "#app/site/signal-colour.ts";
import { site } from "#app/site/site.server.ts";
import { positionOf } from "#app/site/towns.ts";
import { type ArtworkBox, INK, QUIET, textLine } from "./artwork.ts";

const MARGIN = 46;

interface Spot {
  name: string;
  position: Position;
}

/** Each branch is a dot with its town's name; `town` is highlighted. */
export function branchMap(box: ArtworkBox, town: Spot | null, nearest: string | null): string {
  const branches = site.branches.flatMap((branch): (Spot & { slug: string })[] => {
    const position = positionOf(site, branch);
    return position ? [{ name: branch.name, slug: branch.slug, position }] : [];
  });
  const mark = markColour(site.company.colours);
  const all = [...branches.map(({ position }) => position), ...(town ? [town.position] : [])];
  if (all.length === 0) return "";
  const toPoint = projection(all, box);
  const end = branches.find(({ slug }) => slug === nearest);
  const line = (from: Position, to: Position) => {
    const [a, b] = [toPoint(from), toPoint(to)];
    return `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" stroke="${mark}" stroke-width="4" stroke-dasharray="10 8"/>`;
  };
  const taken: ArtworkBox[] = [...branches, ...(town ? [town] : [])].map(({ position }) => {
    const { x, y } = toPoint(position);
    return { x: x - 8, y: y - 8, width: 16, height: 16 };
  });
  const dot = ({ name, position }: Spot, isTown: boolean) => {
    const { x, y } = toPoint(position);
    const size = isTown ? 30 : 22;
    const width = name.length * size * 0.5;
    // On the free side; without one the name is omitted.
    const side = [1, -1].find((to) => {
      const label = { x: to > 0 ? x + 14 : x - 14 - width, y: y - size / 2, width, height: size };
      const isFree =
        label.x > box.x &&
        label.x + width < box.x + box.width &&
        !taken.some((other) => overlap(label, other));
      if (isFree) taken.push(label);
      return isFree;
    });
    const layout = { y: y + 8, size, bold: isTown, room: 220, fill: isTown ? INK : QUIET };
    const text = side
      ? textLine(name, { ...layout, x: x + 16 * side, anchor: side > 0 ? "start" : "end" })
      : "";
    return `<circle cx="${x}" cy="${y}" r="${isTown ? 12 : 8}" fill="${isTown ? mark : INK}"/>${text}`;
  };
  const last = town ? dot(town, true) : "";
  return [
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#ffffff" stroke="#dcd8ce" stroke-width="2"/>`,
    town && end ? line(town.position, end.position) : "",
    ...branches.map((branch) => (town && branch.name === town.name ? "" : dot(branch, false))),
    last,
  ].join("");
}

function overlap(one: ArtworkBox, other: ArtworkBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Maps positions to pixels: north is up, longitude is scaled for the latitude. */
function projection(
  positions: readonly Position[],
  box: ArtworkBox,
): (position: Position) => { x: number; y: number } {
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ];
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const across = Math.max((east - west) * narrow, 0.05);
  const down = Math.max(north - south, 0.05);
  const scale = Math.min((box.width - 2 * MARGIN) / across, (box.height - 2 * MARGIN) / down);
  return ({ lat, lng }) => ({
    x: Math.round(box.x + box.width / 2 + (lng - (east + west) / 2) * narrow * scale),
    y: Math.round(box.y + box.height / 2 - (lat - (north + south) / 2) * scale),
  });
}
