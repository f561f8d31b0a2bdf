/** Exploded view of a chainsaw, from the hand guard to the chain. */
import { type ChainsawOptions, cowl, tanks } from "../families/chainsaw.ts";
import { bowFar, guardAndBow, nose, rearHandle, topHandle } from "../parts/chainsaw-chassis.ts";
import {
  batteryCover,
  cordedBody,
  rearCord,
  sawPacks,
  topCover,
  topPack,
} from "../parts/chainsaw-motors.ts";
import { at } from "../parts/placing.ts";
import { accentOf } from "../pen/tones.ts";
import { cuttingRows, drum, spikes, sprocket } from "./chainsaw-cutting-parts.ts";
import { airFilter, BATTERY, cylinder, FILTER, motor, PLUG, sparkPlug } from "./insides.ts";
import { type Exploded, inAccent, type Part, sized } from "./part.ts";

export function chainsawParts(options: ChainsawOptions): Exploded {
  const { size = 1, power = "petrol", accent = "orange" } = options;
  const body = (part: Part) => sized(size, part);
  const rows: Part[][] = [
    [body(guard)],
    ...(power === "petrol" ? petrolRows(options) : electricRows(options)).map((row) =>
      row.map(body),
    ),
    [power === "corded" ? withCord(body(handle(options)), size) : body(handle(options))],
    [body(spikes), body(power === "petrol" ? drum : sprocket)],
    ...cuttingRows(options, size),
  ];
  return { rows: inAccent(accentOf(accent), rows) };
}

const guard: Part = {
  name: "Hand guard and front handle",
  does: "Pushed forward, by the hand or by a kickback, the guard stops the chain.",
  draw: (pen) => bowFar(pen) + guardAndBow(pen),
  box: [-116, -212, 44, 76],
};

function petrolRows(options: ChainsawOptions): Part[][] {
  const top = options.handle === "top";
  return [
    [
      {
        name: "Cover with starter",
        does: "The rope turns the engine over; the fan behind the grille draws its cooling air.",
        draw: (pen) => cowl(pen, top, options),
        box: [-92, top ? -136 : -164, 142, 60],
      },
    ],
    [
      {
        ...PLUG,
        draw: (pen) => at(28, -44, sparkPlug(pen)),
        box: [10, -138, 46, -40],
      },
      {
        ...FILTER,
        draw: (pen) => at(110, -46, airFilter(pen)),
        box: [56, -74, 164, -18],
      },
    ],
    [
      {
        name: "Silencer",
        does: "Leads the exhaust away from the user; hot long after work.",
        draw: (pen) => at(-8, 0, nose(pen, false)),
        box: [-108, -68, -58, -4],
      },
      {
        name: "Cylinder and crankcase",
        does: "The engine: the piston turns the crankshaft, and that the clutch.",
        draw: (pen) => at(28, 0, cylinder(pen)),
        box: [-58, -152, 122, 64],
      },
    ],
  ];
}

function electricRows({ handle = "rear", power, look = {} }: ChainsawOptions): Part[][] {
  const top = handle === "top";
  const motorPart: Part = {
    name: "Motor",
    does: "Turns the chain sprocket without a clutch.",
    draw: (pen) => at(40, 0, motor(pen)),
    box: [-72, -48, 108, 48],
  };
  if (power === "corded")
    return [
      [
        {
          name: "Motor housing",
          does: "Its slots let the cooling air through: they are kept free.",
          draw: (pen) => cordedBody(pen, look),
          box: [-92, -130, 146, 60],
        },
      ],
      [motorPart],
    ];
  return [
    [
      {
        ...BATTERY,
        draw: (pen) => (top ? topPack(pen) : sawPacks(pen, look)),
        box: top ? [50, -82, 152, 54] : [-4, -142, 122, (look.pack ?? 130) - 130],
      },
    ],
    [
      {
        name: "Motor housing",
        does: "Guides the battery and the cooling air.",
        draw: (pen) => (top ? topCover(pen, look).join("") : batteryCover(pen, look)),
        box: top ? [-92, -124, 100, 60] : [-92, -136, 132, 62],
      },
    ],
    [motorPart],
  ];
}

function handle(options: ChainsawOptions): Part {
  const { handle: kind = "rear", power = "petrol", quickStop } = options;
  const top = kind === "top";
  return {
    name:
      power === "petrol"
        ? `${top ? "Top" : "Rear"} handle with tanks`
        : `${top ? "Top" : "Rear"} handle`,
    does:
      power === "petrol"
        ? "Holds fuel and chain oil; the throttle gives gas only while its lock is pressed."
        : "The switch works only while its lock is pressed; the tank for chain oil lies within.",
    spares: ["oils"],
    draw: (pen) =>
      (top ? topHandle(pen) : rearHandle(pen, quickStop)) + tanks(pen, options).join(""),
    box: top ? [-96, -202, 156, 74] : [-98, -114, 320, 76],
  };
}

function withCord(part: Part, size: number): Part {
  const [left, top, , bottom] = part.box;
  return {
    ...part,
    draw: (pen) => rearCord(pen, size) + part.draw(pen),
    box: [left, top, 300 * size + 172, Math.max(bottom, 30 * size + 58)],
  };
}
