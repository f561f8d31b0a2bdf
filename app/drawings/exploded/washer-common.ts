/** Parts of pressure washers: motor, pump, wheels, hose, gun and lance. */
import { pushHandle } from "../families/compact-washer.ts";
import { hoseCoil } from "../families/hose-coil.ts";
import { hoseReel, nozzleRack } from "../families/washer-flanks.ts";
import { batteryPack } from "../parts/battery.ts";
import { wheel } from "../parts/fittings.ts";
import { at, turned } from "../parts/placing.ts";
import { lanceTube, sprayGrip } from "../parts/spray-gun.ts";
import { type Accent, accentOf, type Tone } from "../pen/tones.ts";
import { BATTERY, inletFilter, motor, pumpBlock } from "./insides.ts";
import { DOWN, type Exploded, inAccent, LEFT, moved, type Part, RIGHT, sized, UP } from "./part.ts";

/** Origin: the motor's middle; its shaft points to the left. */
export const MOTOR: Part = {
  name: "Motor",
  does: "Drives the pump.",
  draw: (pen) => motor(pen, 150, 104),
  box: [-124, -54, 78, 54],
};

export const PUMP: Part = {
  name: "High-pressure pump",
  does: "Its pistons press the water into the hose. It must not freeze, nor run dry.",
  draw: pumpBlock,
  box: [-94, -66, 72, 48],
};

/** Origin: its middle; the coupling is at the left. */
export const INLET: Part = {
  name: "Inlet with water filter",
  does: "Keeps sand out of the pump; rinsed whenever the stream weakens.",
  spares: ["filters"],
  draw: inletFilter,
  box: [-60, -22, 54, 22],
  out: [LEFT],
};

/** The part turned so that its left end points down. */
export function upright(part: Part): Part {
  const [left, top, right, bottom] = part.box;
  return {
    ...part,
    draw: (pen) => turned(-90, part.draw(pen)),
    box: [top, -right, bottom, -left],
  };
}

/** The motor above its pump, as in an upright washer. Origin: the pump. */
export const UPRIGHT_MOTOR: Part[] = [
  { ...moved(0, -140, upright(MOTOR)), out: [UP] },
  upright(PUMP),
  moved(-80, 10, INLET),
];

export function wheelOf(x: number, radius: number): Part {
  return {
    name: "Wheel",
    does: "One on each side of the axle.",
    draw: (pen) => wheel(pen, x, -radius, radius),
    box: [x - radius - 2, -2 * radius - 2, x + radius + 2, 4],
    out: [RIGHT, DOWN],
  };
}

export function pushHandleOf(tone: Tone, nozzles: boolean): Part {
  return {
    name: nozzles ? "Push handle with nozzles" : "Push handle",
    does: "Slides into the body for storage.",
    draw: (pen) => pushHandle(pen) + (nozzles ? nozzleRack(pen, tone) : ""),
    box: [0, -752, nozzles ? 212 : 142, -288],
    out: [UP, RIGHT],
  };
}

export const REEL: Part = {
  name: "Hose reel",
  does: "Keeps the hose without kinks.",
  draw: hoseReel,
  box: [-104, -284, 86, -94],
  out: [RIGHT],
};

export const BATTERY_IN_BAY: Part = {
  ...BATTERY,
  draw: (pen) => at(-48, -248, batteryPack(pen, 120, 150)),
  box: [-52, -252, 76, -94],
  out: [RIGHT],
};

interface Washer {
  accent: Accent;
  size: number;
  /** Rows of the machine, which scale with its size; hose and gun do not. */
  rows: Part[][];
  /** Middle of the coiled hose. */
  hose: [x: number, y: number];
  /** Where the lance joins the gun, in the holder behind the housing. */
  gun: [x: number, y: number];
  /** mm */
  lance: number;
}

export function washer({ accent, size, rows, hose, gun, lance }: Washer): Exploded {
  const tone = accentOf(accent);
  const held = (markup: string) => turned(86, `<g transform="scale(1 -1)">${markup}</g>`);
  const loose: Part[] = [
    moved(...gun, {
      name: "Spray gun",
      does: "Its lock keeps the trigger from being pressed by accident.",
      draw: (pen) => held(sprayGrip(pen, tone)),
      box: [-66, -142, 144, 158],
      out: [LEFT],
    }),
    moved(...gun, {
      name: "Lance with nozzle",
      does: "The nozzle sets pressure and width of the stream; brushes and foam nozzles click in instead.",
      spares: ["washing tools"],
      draw: (pen) => held(lanceTube(pen, -150 - lance, tone, false)),
      box: [-52, -156 - lance, 6, -122],
      out: [UP, LEFT],
    }),
    moved(
      ...hose,
      upright({
        name: "High-pressure hose",
        does: "Carries the water to the gun; never bent sharply, and renewed when its cover is chafed.",
        spares: ["hoses"],
        draw: (pen) => pen.group(0.62, (part) => hoseCoil({ accent })(part).s),
        box: [-200, -100, 200, 116],
        out: [RIGHT, UP],
      }),
    ),
  ];
  const machine = rows.map((row) => row.map((part) => sized(size, part)));
  return { rows: inAccent(tone, [...machine, loose]) };
}
