/** A chainsaw taken apart, from the hand guard down to the chain; the axis is that of the chain sprocket. */
import { type ChainsawFigures, cowl } from "../families/chainsaw.ts";
import { bowFar, guardAndBow, nose, rearHandle, topHandle } from "../parts/chainsaw-chassis.ts";
import { batteryCover, cordedBody, rearCord, sawPacks, topCover, topPack } from "../parts/chainsaw-motors.ts";
import { at } from "../parts/placing.ts";
import { accentOf } from "../pen/tones.ts";
import { cuttingRows, drum, spikes, sprocket } from "./chainsaw-cutting-parts.ts";
import { airFilter, BATTERY, cylinder, FILTER, motor, PLUG, sparkPlug } from "./insides.ts";
import { type Exploded, inAccent, type Part, sized } from "./part.ts";

export function chainsawParts(figures: ChainsawFigures): Exploded {
  const { size = 1, power = "petrol", accent = "orange" } = figures;
  const body = (part: Part) => sized(size, part);
  const rows: Part[][] = [
    [body(guard)],
    ...(power === "petrol" ? petrolRows(figures) : electricRows(figures)).map((row) => row.map(body)),
    [power === "corded" ? withCord(body(handle(figures)), size) : body(handle(figures))],
    [body(spikes), body(power === "petrol" ? drum : sprocket)],
    ...cuttingRows(figures, size),
  ];
  return { rows: inAccent(accentOf(accent), rows), axis: 0 };
}

const guard: Part = {
  name: "Hand guard and front handle",
  does: "Pushed forward, by the hand or by a kickback, the guard stops the chain.",
  draw: (pen) => bowFar(pen) + guardAndBow(pen),
  box: [-116, -212, 44, 76],
  touch: [10, 66],
};

function petrolRows(figures: ChainsawFigures): Part[][] {
  const top = figures.handle === "top";
  return [
    [
      {
        name: "Cover with starter",
        does: "The rope turns the engine over; the fan behind the grille draws its cooling air.",
        draw: (pen) => cowl(pen, top, figures),
        box: [-92, figures.cover === "large" && !top ? -164 : figures.cover === "pro" && !top ? -160 : -136, 162, 66],
        touch: [104, -20],
      },
    ],
    [
      {
        ...PLUG,
        draw: (pen) => at(0, 0, sparkPlug(pen)),
        box: [-18, -94, 18, 4],
        touch: [-14, -38],
        isLeft: true,
      },
      {
        ...FILTER,
        draw: (pen) => at(110, -46, airFilter(pen)),
        box: [56, -74, 164, -18],
        touch: [150, -46],
      },
    ],
    [
      {
        name: "Silencer",
        does: "Leads the exhaust away from the user; hot long after work.",
        draw: (pen) => at(-8, 0, nose(pen, false)),
        box: [-108, -68, -58, -4],
        isLeft: true,
        touch: [-100, -36],
      },
      {
        name: "Cylinder and crankcase",
        does: "The engine: the piston turns the crankshaft, and that the clutch.",
        draw: (pen) => at(28, 0, cylinder(pen)),
        box: [-58, -152, 122, 64],
        touch: [92, 0],
      },
    ],
  ];
}

function electricRows({ handle = "rear", power, look = {} }: ChainsawFigures): Part[][] {
  const top = handle === "top";
  const motorPart: Part = {
    name: "Motor",
    does: "Turns the chain sprocket without a clutch.",
    draw: (pen) => at(40, 0, motor(pen)),
    box: [-72, -48, 108, 48],
    touch: [96, 0],
  };
  if (power === "corded")
    return [
      [
        {
          name: "Motor housing",
          does: "Its slots let the cooling air through: they are kept free.",
          draw: (pen) => cordedBody(pen, look),
          box: [-92, -130, 146, 60],
          touch: [128, -30],
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
        touch: top ? [120, -10] : [106, -60],
      },
    ],
    [
      {
        name: "Motor housing",
        does: "Guides the battery and the cooling air.",
        draw: (pen) => (top ? topCover(pen, look).join("") : batteryCover(pen, look)),
        box: top ? [-92, -124, 100, 60] : [-92, -136, 132, 62],
        touch: [84, 0],
      },
    ],
    [motorPart],
  ];
}

function handle({ handle: kind = "rear", power = "petrol", quickStop }: ChainsawFigures): Part {
  const top = kind === "top";
  return {
    name: power === "petrol" ? `${top ? "Top" : "Rear"} handle with tanks` : `${top ? "Top" : "Rear"} handle`,
    does:
      power === "petrol"
        ? "Holds fuel and chain oil; the throttle gives gas only while its lock is pressed."
        : "The switch works only while its lock is pressed; the tank for chain oil lies within.",
    spares: ["oils"],
    draw: (pen) => (top ? topHandle(pen) : rearHandle(pen, quickStop)),
    box: top ? [-96, -202, 156, 74] : [-98, -114, 320, 76],
    touch: top ? [140, -60] : [306, 10],
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
