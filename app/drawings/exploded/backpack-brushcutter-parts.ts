/** Exploded view of a backpack brushcutter: engine, frame, and tube with cutting head. */
import { enginePlate } from "../families/backpack-brushcutter.ts";
import { backpackFrame } from "../parts/backpack.ts";
import type { DriveLook } from "../parts/drives.ts";
import { tones } from "../pen/tones.ts";
import { brushcutterParts } from "./brushcutter-parts.ts";
import { DOWN, type Exploded, moved, type Part, UP } from "./part.ts";
import { driveRows } from "./pole-parts.ts";

/** Drawn diameter of the line head, cm; no fact gives it, so it gets no label. */
const USUAL_CUT = 42;

/** @param blade diameter of the brush knife, cm; without it there is a line head */
export function backpackBrushcutterParts(look: DriveLook, blade?: number): Exploded {
  const engine = driveRows({ look }).map((row) =>
    row.map((part) => moved(370, 20, { ...part, out: [UP] })),
  );
  return brushcutterParts({
    cut: blade ?? USUAL_CUT,
    tool: blade ? "knife" : "nylon",
    handle: "loop",
    carried: [...engine, [frame], [flexibleShaft]],
  });
}

const frame: Part = moved(330, 150, {
  name: "Carrying frame with harness",
  does: "Takes the engine's weight on the hips and its shaking off the hands.",
  draw: (pen) => backpackFrame(pen) + enginePlate(pen),
  box: [-176, -524, 354, 0],
  out: [DOWN],
});

const flexibleShaft: Part = {
  name: "Flexible shaft",
  does: "Leads the drive from the back to the tube, however the tube is swung.",
  draw: (pen) => pen.tube("M-10 4C110-60 220 84 344 20", 34, tones.dark),
  box: [-30, -40, 364, 70],
  out: [DOWN],
};
