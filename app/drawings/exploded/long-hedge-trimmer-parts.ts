/**
 * Exploded view of a long-reach hedge trimmer along its upright shaft, drive at the top, blades at
 * the bottom.
 */
import type { LongHedgeTrimmerOptions } from "../families/long-hedge-trimmer.ts";
import { hedgeBlade } from "../parts/hedge-blade.ts";
import { at } from "../parts/placing.ts";
import { hedgeGearCase, hedgeJoint } from "../parts/pole-heads.ts";
import { foamGrip } from "../parts/shaft.ts";
import { driveRows, loopHandles, tube, upright } from "./brushcutter-parts.ts";
import type { Exploded, Part } from "./part.ts";

/** Distance of the blades from the joint's bolt, mm, as in the whole machine. */
const BLADES = -102;

export function longHedgeTrimmerParts(options: LongHedgeTrimmerOptions): Exploded {
  const { power = "battery", size = 1, look } = options;
  return {
    rows: [
      ...driveRows({ power, size, ...(look ? { look } : {}) }),
      [loopHandles(false)],
      [grip],
      [tube],
      [joint],
      [gearCase],
      [blades(options)],
    ],
    isScattered: true,
  };
}

const grip: Part = upright({
  name: "Shaft grip",
  does: "Keeps the shaft from slipping in the front hand.",
  draw: (pen) => foamGrip(pen, 0, 162),
  box: [0, -30, 162, 30],
});

const joint: Part = upright({
  name: "Joint with lever",
  does: "Sets the blades at the angle that the hedge asks for.",
  draw: hedgeJoint,
  box: [-52, -62, 134, 54],
});

const gearCase: Part = {
  name: "Gear case",
  does: "A crank turns the shaft's rotation into the blades' strokes. Its grease is topped up.",
  draw: (pen) => at(BLADES, 0, hedgeGearCase(pen)),
  box: [BLADES - 18, -42, BLADES + 144, 44],
};

function blades({ blade, known = false, pitch = 33 }: LongHedgeTrimmerOptions): Part {
  return {
    name: `Blades${known ? `, ${blade} cm` : ""}`,
    does: "Two that slide against each other, with teeth on both sides. Resin is cleaned off and the edges oiled after work.",
    draw: (pen) => at(BLADES, 0, hedgeBlade(pen, blade * 10, { pitch })),
    box: [BLADES - blade * 10 - 6, -42, BLADES + 60, 42],
  };
}
