/** A backpack brushcutter taken apart: the engine, the frame that carries it, and the tube with its head. */
import { enginePlate } from "../families/backpack-brushcutter.ts";
import { backpackFrame } from "../parts/backpack.ts";
import type { DriveLook } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import { tones } from "../pen/tones.ts";
import { brushcutterParts } from "./brushcutter-parts.ts";
import type { Exploded, Part } from "./part.ts";

/** Line head to draw, cm across; no fact gives it, so it is not lettered. */
const USUAL_CUT = 42;

export function backpackBrushcutterParts(look: DriveLook): Exploded {
  return brushcutterParts({ cut: USUAL_CUT, handle: "loop", look, carrier: [[frame], [flexibleShaft]] });
}

const frame: Part = {
  name: "Carrying frame with harness",
  does: "Takes the engine's weight on the hips and its shaking off the hands.",
  draw: (pen) => at(-90, 0, backpackFrame(pen) + enginePlate(pen)),
  box: [-266, -524, 264, 0],
  touch: [104, -240],
};

const flexibleShaft: Part = {
  name: "Flexible shaft",
  does: "Leads the drive from the back to the tube, however the tube is swung.",
  draw: (pen) => pen.tube("M-30 0C90 60-90 130 30 190", 34, tones.dark),
  box: [-60, -20, 60, 212],
  touch: [36, 186],
};
