/** Which part of a machine each other part is fastened to. */
import type { Box } from "../pen/drawing.ts";
import type { Part } from "./part.ts";

/**
 * The names of a part and of those that it is fastened to, each by its beginning; the first that
 * the machine has counts. Parts that are fastened to none are not listed.
 */
const JOINTS: readonly [part: string, ...onto: string[]][] = [
  // Engines and motors
  ["Spark plug", "Cylinder", "Engine with", "Four-stroke", "Engine"],
  ["Air filter", "Cylinder", "Engine with", "Four-stroke", "Engine"],
  ["Silencer", "Cylinder"],
  ["Cover with starter", "Cylinder"],
  ["Starter", "Cylinder"],
  ["Engine cover", "Cylinder"],
  ["Clutch", "Cylinder"],
  ["Chain sprocket", "Motor"],
  ["Cylinder", "Fan wheel", "Gear case", "Rear handle", "Top handle"],
  ["Motor on the head", "Shaft", "Curved shaft"],
  ["Motor housing", "Rear handle", "Top handle"],
  ["Motor unit", "Shaft", "Curved shaft"],
  ["Motor cover", "Rear handle", "Motor"],
  ["Motor", "Fan wheel", "Gear", "High-pressure pump", "Rear handle", "Top handle"],
  ["Batter", "Motor unit", "Motor housing", "Handle", "Rear handle", "Housing", "Fan housing"],
  ["Connecting lead", "Motor unit", "Handle"],
  // Chainsaws
  ["Hand guard", "Rear handle", "Top handle"],
  ["Bumper spikes", "Cylinder", "Motor housing"],
  ["Guide bar", "Cylinder", "Motor housing"],
  ["Saw chain", "Guide bar"],
  // Hedge trimmers
  ["Front handle", "Gear case", "Rear handle"],
  ["Gear case", "Joint"],
  ["Gear head", "Shaft"],
  ["Gear", "Rear handle"],
  ["Joint", "Shaft"],
  ["Blades", "Gear case", "Gear"],
  // Pole tools
  ["Engine with tank", "Shaft", "Curved shaft", "Flexible shaft"],
  ["Flexible shaft", "Shaft"],
  ["Two-handed handle", "Shaft", "Curved shaft"],
  ["Loop handle", "Shaft", "Curved shaft"],
  ["Harness eye", "Shaft", "Curved shaft"],
  ["Shaft grip", "Shaft"],
  ["Guard", "Gear head", "Motor on the head", "Curved shaft"],
  ["Line head", "Gear head", "Motor on the head", "Curved shaft"],
  ["Grass blade", "Gear head", "Curved shaft"],
  ["Brush knife", "Gear head", "Curved shaft"],
  ["Circular saw blade", "Gear head", "Curved shaft"],
  // Blowers and shredders
  ["Handlebar", "Frame"],
  ["Handle", "Fan housing", "Duct"],
  ["Intake grille", "Duct"],
  ["Fan wheel", "Fan housing", "Duct"],
  ["Fan housing", "Carrying frame"],
  ["Engine with fuel tank", "Fan housing"],
  ["Fuel tank", "Fan housing"],
  ["Foot", "Fan housing"],
  ["Outlet bend", "Fan housing"],
  ["Outlet", "Fan housing"],
  ["Blower tube", "Outlet", "Fan housing", "Duct"],
  ["Suction tube", "Fan housing"],
  ["Collecting bag", "Outlet bend"],
  // Pressure washers
  ["Wheel", "Foot", "Base"],
  ["Housing", "Foot", "Base"],
  ["Push handle", "Housing"],
  ["High-pressure pump", "Foot", "Base"],
  ["Inlet", "High-pressure pump"],
  ["Hose reel", "Housing"],
  ["Lance", "Spray gun"],
  ["Four-stroke engine", "Base plate"],
  ["Frame with push handle", "Base plate"],
  // Tillers
  ["Engine", "Frame"],
  ["Hood", "Drive case"],
  ["Transport wheel", "Frame"],
  ["Depth spur", "Frame"],
  ["Drive case", "Frame"],
  ["Tines", "Drive case"],
  ["Plant disc", "Tines"],
];

/** Where a part is fastened to another. */
export interface Joint {
  /** Positions in the list of parts. */
  own: number;
  partner: number;
  /** About the middle of their overlap in the machine, mm. */
  x: number;
  y: number;
}

export function jointsOf(parts: readonly Pick<Part, "name" | "box">[]): Joint[] {
  const names = parts.map(({ name }) => name);
  return parts.flatMap(({ name, box }, own) => {
    const partner = names.indexOf(partnerOf(name, names) ?? name);
    const other = parts[partner]?.box;
    if (!other || partner === own) return [];
    return [{ own, partner, x: middle(box, other, 0), y: middle(box, other, 1) }];
  });
}

/** @param axis 0 across, 1 down */
function middle(one: Box, other: Box, axis: 0 | 1): number {
  const end = axis === 0 ? 2 : 3;
  return (Math.max(one[axis], other[axis]) + Math.min(one[end], other[end])) / 2;
}

/** @returns the name of the part that the named one is fastened to; null if that is none */
function partnerOf(name: string, names: readonly string[]): string | null {
  const [, ...onto] = JOINTS.find(([part]) => name.startsWith(part)) ?? [""];
  for (const partner of onto) {
    if (names.includes(partner)) return partner;
    const longer = names.find((other) => other !== name && other.startsWith(partner));
    if (longer) return longer;
  }
  return null;
}
