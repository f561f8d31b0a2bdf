/** Parts of all pressure washers: motor, pump, wheels, hose, gun and lance. */
import { hoseCoil } from "../families/hose-coil.ts";
import { wheel } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { lanceTube, sprayGrip } from "../parts/spray-gun.ts";
import { type Accent, accentOf } from "../pen/tones.ts";
import { inletFilter, motor, pumpBlock } from "./insides.ts";
import { type Exploded, inAccent, type Part, sized } from "./part.ts";

/** Drawn length of the lance, mm. */
const LANCE = 270;

/** Exploded view of a washer: the body's parts, scaled, followed by the parts of all washers. */
export function exploded(accent: Accent, size: number, bodyRows: Part[][]): Exploded {
  const rows = [...bodyRows.map((row) => row.map((part) => sized(size, part))), ...gunRows(accent)];
  return { rows: inAccent(accentOf(accent), rows), isScattered: true };
}

export function motorRow(does: string): Part[] {
  return [
    {
      name: "Motor",
      does,
      draw: (pen) => at(20, 0, motor(pen, 150, 104)),
      box: [-104, -54, 98, 54],
    },
  ];
}

export const PUMP_ROW: Part[] = [
  {
    name: "Inlet with water filter",
    does: "Keeps sand out of the pump; rinsed whenever the stream weakens.",
    spares: ["filters"],
    draw: (pen) => at(-150, 0, inletFilter(pen)),
    box: [-210, -22, -98, 22],
  },
  {
    name: "High-pressure pump",
    does: "Its pistons press the water into the hose. It must not freeze, nor run dry.",
    draw: pumpBlock,
    box: [-94, -66, 72, 48],
  },
];

function gunRows(accent: Accent): Part[][] {
  const tone = accentOf(accent);
  const tip = -150 - LANCE;
  return [
    [
      {
        name: "High-pressure hose",
        does: "Carries the water to the gun; never bent sharply, and renewed when its cover is chafed.",
        spares: ["hoses"],
        draw: (pen) => pen.group(0.62, (part) => hoseCoil({ accent })(part).s),
        box: [-200, -100, 200, 116],
      },
    ],
    [
      {
        name: "Spray gun",
        does: "Its lock keeps the trigger from being pressed by accident.",
        draw: (pen) => sprayGrip(pen, tone),
        box: [-140, -54, 154, 130],
      },
    ],
    [
      {
        name: "Lance with nozzle",
        does: "The nozzle sets pressure and width of the stream; brushes and foam nozzles click in instead.",
        spares: ["washing tools"],
        draw: (pen) => at(150 + LANCE / 2, 6, lanceTube(pen, tip, tone, false)),
        box: [-LANCE / 2 - 6, -22, LANCE / 2 + 30, 22],
      },
    ],
  ];
}

/** Row of the foot and one wheel. */
export function wheelsAndFoot(footPart: Part, x: number, radius: number): Part[] {
  return [
    footPart,
    {
      name: "Wheel",
      does: "One on each side of the axle.",
      draw: (pen) => wheel(pen, x, -radius, radius),
      box: [x - radius - 2, -2 * radius - 2, x + radius + 2, 4],
    },
  ];
}
