/** Exploded view of a hedge trimmer, from front handle to blades. */
import type { HedgeTrimmerOptions } from "../families/hedge-trimmer.ts";
import { cord } from "../parts/battery.ts";
import { electricRearHandle, hedgeMotorCover, hedgePack } from "../parts/electric-hedge-body.ts";
import { hedgeBlade } from "../parts/hedge-blade.ts";
import { farBow, frontLoop } from "../parts/hedge-body.ts";
import {
  hedgeCowl,
  hedgeGearCase,
  hedgeSilencer,
  hedgeStarter,
  petrolRearHandle,
} from "../parts/petrol-hedge-body.ts";
import { at } from "../parts/placing.ts";
import { path } from "../pen/path.ts";
import { accentOf } from "../pen/tones.ts";
import { airFilter, BATTERY, cylinder, FILTER, gear, motor, PLUG, sparkPlug } from "./insides.ts";
import { type Exploded, inAccent, type Part, sized } from "./part.ts";

export function hedgeTrimmerParts(options: HedgeTrimmerOptions): Exploded {
  const { power = "petrol", size = 1, accent = "orange" } = options;
  const rows = (power === "petrol" ? petrolRows(options) : electricRows(options)).map((row) =>
    row.map((part) => sized(size, part)),
  );
  return { rows: inAccent(accentOf(accent), [...rows, [blade(options)]]) };
}

const FRONT = {
  name: "Front handle with guard",
  does: "The guard keeps the hand off the blades; both hands stay on the machine.",
};

function petrolRows({ look = {} }: HedgeTrimmerOptions): Part[][] {
  return [
    [
      {
        ...FRONT,
        draw: (pen) => farBow(pen, false) + frontLoop(pen, false),
        box: [-56, -276, 148, 80],
      },
    ],
    [
      {
        name: "Starter",
        does: "The rope turns the engine over; the fan behind the grille draws its cooling air.",
        draw: (pen) => hedgeStarter(pen, look),
        box: [62, -182, 256, 38],
      },
    ],
    [
      {
        name: "Engine cover",
        does: "Leads the cooling air over the fins.",
        draw: (pen) => hedgeCowl(pen, look),
        box: [38, -204, 244, -60],
      },
    ],
    [
      {
        ...PLUG,
        draw: (pen) => at(140, -44, sparkPlug(pen)),
        box: [122, -138, 158, -40],
      },
      { ...FILTER, draw: (pen) => at(220, -46, airFilter(pen)), box: [166, -74, 274, -18] },
    ],
    [
      {
        name: "Silencer",
        does: "Leads the exhaust forward, away from the user; hot long after work.",
        draw: (pen) => at(-40, 20, hedgeSilencer(pen)),
        box: [-20, -136, 34, -44],
      },
      {
        name: "Cylinder and crankcase",
        does: "The engine: the piston turns the crankshaft, and that the gear through a clutch.",
        draw: (pen) => at(140, 0, cylinder(pen)),
        box: [54, -152, 234, 64],
      },
    ],
    [
      {
        name: "Rear handle with fuel tank",
        does: "The throttle gives gas only while its lock is pressed.",
        spares: ["oils"],
        draw: petrolRearHandle,
        box: [56, -166, 444, 60],
      },
    ],
    [
      {
        name: "Gear case",
        does: "A crank turns the engine's rotation into the blades' strokes. Its grease is topped up.",
        draw: hedgeGearCase,
        box: [-20, -52, 238, 54],
      },
    ],
  ];
}

function electricRows({ power, look = {} }: HedgeTrimmerOptions): Part[][] {
  const battery = power === "battery";
  return [
    [
      {
        ...FRONT,
        draw: (pen) => farBow(pen, true) + frontLoop(pen, true),
        box: [-30, -232, 230, 70],
      },
    ],
    ...(battery && look.pack !== 0
      ? [
          [
            {
              ...BATTERY,
              draw: (pen) => hedgePack(pen, look),
              box: [264, 36 - (look.pack ?? 112), 408, 68],
            } satisfies Part,
          ],
        ]
      : []),
    [
      {
        name: "Motor cover",
        does: "Leads the cooling air; its slots are kept free.",
        draw: (pen) => hedgeMotorCover(pen, battery, look),
        box: [8, -104, 242, 46],
      },
    ],
    [
      {
        name: "Gear",
        does: "Its crank turns the motor's rotation into the blades' strokes. The blades are oiled, not the gear.",
        draw: (pen) => at(20, 0, gear(pen, 38, 24)),
        box: [-24, -44, 64, 44],
      },
      {
        name: "Motor",
        does: "Drives the gear of the blades.",
        draw: (pen) => at(190, 0, motor(pen, 110, 72)),
        box: [86, -38, 248, 38],
      },
    ],
    [
      {
        name: battery ? "Rear handle" : "Rear handle with cord",
        does: "The blades stand still as soon as one hand lets go.",
        draw: (pen) =>
          (battery ? "" : at(400, -36, cord(pen, 98, 60))) + electricRearHandle(pen, battery),
        box: battery ? [-20, -160, 424, 56] : [-20, -160, 540, 56],
      },
    ],
  ];
}

function blade({ blade: length, known, pitch = 30, power = "petrol" }: HedgeTrimmerOptions): Part {
  const petrol = power === "petrol";
  const [half, tooth] = petrol ? [15, 25] : [13, 21];
  const tip = -length * 10;
  return {
    name: `Blades${known ? `, ${length} cm` : ""}`,
    does: "Two that slide against each other, with teeth on both sides. Resin is cleaned off and the edges oiled after work.",
    draw: (pen) =>
      hedgeBlade(pen, length * 10, { pitch, half, tooth }) +
      pen.flat(
        path`M${tip + 4} -17H${tip - 8}C${tip - 18} -17 ${tip - 22} -10 ${tip - 22} 0C${tip - 22} 10 ${tip - 18} 17 ${tip - 8} 17H${tip + 4}z`,
        pen.accent.base,
      ),
    box: [tip - 26, -half - tooth - 2, 56, half + tooth + 2],
  };
}
