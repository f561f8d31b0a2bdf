/** Exploded view of a backpack brushcutter: engine, frame, and tube with cutting head. */
import { enginePlate } from "../families/backpack-brushcutter.ts";
import { backpackFrame } from "../parts/backpack.ts";
import type { DriveLook } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import { tones } from "../pen/tones.ts";
import { brushcutterParts } from "./brushcutter-parts.ts";
import type { Exploded, Part } from "./part.ts";

/** Drawn diameter of the line head, cm; no fact gives it, so it gets no label. */
const USUAL_CUT = 42;

export function backpackBrushcutterParts(look: DriveLook): Exploded {
  return brushcutterParts({
    cut: USUAL_CUT,
    handle: "loop",
    look,
    carrier: [[frame], [flexibleShaft]],
  });
}

const frame: Part = {
  name: "Carrying frame with harness",
  does: "Takes the engine's weight on the hips and its shaking off the hands.",
  draw: (pen) => at(-90, 0, backpackFrame(pen) + enginePlate(pen)),
  box: [-266, -524, 264, 0],
};

const flexibleShaft: Part = {
  name: "Flexible shaft",
  does: "Leads the drive from the back to the tube, however the tube is swung.",
  draw: (pen) => pen.tube("M-30 0C90 60-90 130 30 190", 34, tones.dark),
  box: [-60, -20, 60, 212],
};
