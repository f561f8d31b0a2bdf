/** Exploded view of a long-reach hedge trimmer along its level shaft, from drive to blades. */
import type { LongHedgeTrimmerOptions } from "../families/long-hedge-trimmer.ts";
import { hedgeBlade } from "../parts/hedge-blade.ts";
import { at, turned } from "../parts/placing.ts";
import { hedgeGearCase, hedgeJoint } from "../parts/pole-heads.ts";
import { foamGrip } from "../parts/shaft.ts";
import { DOWN, type Exploded, LEFT, moved, type Part, RIGHT, UP } from "./part.ts";
import { driveRows, loopHandles, tubeOf } from "./pole-parts.ts";

/** Drawn length of the shaft, from the joint's bolt, mm. */
const LENGTH = 600;
/** Start of the blades below the joint's bolt, mm. */
const BELOW = 102;
/** At right angles to the shaft, as for the top of a hedge. */
const hanging = (markup: string) => turned(-90, at(-BELOW, 0, markup));

export function longHedgeTrimmerParts(options: LongHedgeTrimmerOptions): Exploded {
  const { power = "battery", size = 1, look } = options;
  return {
    rows: [
      ...driveRows({ power, size, ...(look ? { look } : {}) }),
      [loopHandles(false)],
      [grip],
      [tubeOf(LENGTH)],
      [moved(-LENGTH, 0, joint)],
      [moved(-LENGTH, 0, gearCase)],
      [moved(-LENGTH, 0, blades(options))],
    ],
  };
}

const grip: Part = {
  name: "Shaft grip",
  does: "Keeps the shaft from slipping in the front hand.",
  draw: (pen) => foamGrip(pen, -480, -318),
  box: [-482, -30, -316, 30],
  out: [LEFT, DOWN, UP],
};

const joint: Part = {
  name: "Joint with lever",
  does: "Sets the blades at the angle that the hedge asks for.",
  draw: hedgeJoint,
  box: [-52, -62, 134, 54],
  out: [LEFT],
};

const gearCase: Part = {
  name: "Gear case",
  does: "A crank turns the shaft's rotation into the blades' strokes. Its grease is topped up.",
  draw: (pen) => hanging(hedgeGearCase(pen)),
  box: [-42, -42, 44, BELOW + 20],
  out: [DOWN],
};

function blades({ blade, known = false, pitch = 33 }: LongHedgeTrimmerOptions): Part {
  return {
    name: `Blades${known ? `, ${blade} cm` : ""}`,
    does: "Two that slide against each other, with teeth on both sides. Resin is cleaned off and the edges oiled after work.",
    draw: (pen) => hanging(hedgeBlade(pen, blade * 10, { pitch })),
    box: [-42, BELOW - 60, 42, BELOW + blade * 10 + 6],
    out: [DOWN, LEFT, RIGHT],
  };
}
