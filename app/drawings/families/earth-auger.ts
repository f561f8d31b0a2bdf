/** Draws an earth auger with the tip of its bit at y = 0. */
import { augerBit } from "../parts/auger-bit.ts";
import { type DriveLook, drive } from "../parts/drives.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export interface EarthAugerOptions {
  /** Drawn diameter of the bit, mm; `known` if a figure gives it. */
  diameter: number;
  known?: boolean;
  men?: 1 | 2;
  power?: "petrol" | "battery";
  look?: DriveLook;
  /** Length of the bit, mm. */
  length?: number;
  /** Scale of the engine. */
  size?: number;
}

/** Half the span of the handles, mm, by number of operators. */
const SPAN = { 1: 330, 2: 560 };

export function earthAuger(options: EarthAugerOptions): Machine {
  const { diameter, known = false, men = 1, power = "petrol", length = 700, size = 1 } = options;
  return (pen) => {
    const y = -length;
    const span = SPAN[men];
    const radius = diameter / 2;
    const farBars = path`M-60 ${y - 120}L${-span + 60} ${y - 170}M60 ${y - 120}L${span - 60} ${y - 170}`;
    const engine = pen.group(
      size,
      (part) => drive(part, power, options.look),
      path`translate(0 ${y - 150})rotate(-90)`,
    );
    return {
      s:
        augerBit(pen, diameter, length) +
        (men === 2 ? pen.tube(farBars, 22, tones.far, { highlight: false }) : "") +
        engine +
        (men === 2
          ? crewBar(pen, y, span, -1) + crewBar(pen, y, span, 1)
          : loopBar(pen, y, span, -1) + loopBar(pen, y, span, 1)) +
        (men === 2 ? crewTrigger(pen, y, span) : trigger(pen, y, span)) +
        gearCase(pen, y),
      box: [-span - 24, y - 150 - (power === "battery" ? 350 : 302) * size, span + 24, 6],
      ...(known
        ? { dimension: { from: -radius, to: radius, text: path`Ø ${diameter / 10} cm` } }
        : {}),
      detail: [-span - 24, y - 150 - 310 * size, span + 24, y + 60],
    };
  };
}

/** One side of the two-person handle. */
function crewBar(pen: Pen, y: number, span: number, side: number): string {
  const bar = path`M${side * 40} ${y - 60}L${side * 150} ${y - 66}C${side * 240} ${y - 72} ${side * 300} ${y - 110} ${side * (span - 110)} ${y - 112}H${side * span}`;
  return (
    pen.tube(bar, 26, tones.steel) +
    pen.tube(path`M${side * (span - 110)} ${y - 112}H${side * span}`, 38, tones.dark)
  );
}

/** One side of the one-person loop handle. */
function loopBar(pen: Pen, y: number, span: number, side: number): string {
  const bar = path`M${side * 40} ${y - 56}L${side * 170} ${y - 56}C${side * 250} ${y - 56} ${side * span} ${y - 110} ${side * span} ${y - 190}V${y - 300}C${side * span} ${y - 350} ${side * (span - 30)} ${y - 372} ${side * (span - 70)} ${y - 372}H${side * (span - 110)}C${side * (span - 150)} ${y - 372} ${side * (span - 166)} ${y - 340} ${side * (span - 166)} ${y - 310}L${side * 132} ${y - 56}`;
  return (
    pen.tube(bar, 24, tones.steel) +
    pen.tube(path`M${side * span} ${y - 200}V${y - 296}`, 38, tones.dark)
  );
}

function crewTrigger(pen: Pen, y: number, span: number): string {
  const lever = path`M${span - 92} ${y - 92}C${span - 80} ${y - 70} ${span - 50} ${y - 70} ${span - 30} ${y - 92}z`;
  return (
    pen.shell(path`M${span - 150} ${y - 140}H${span - 96}V${y - 86}H${span - 150}z`, tones.dark, {
      dy: -8,
    }) + pen.shell(lever, pen.accent, { small: true })
  );
}

function trigger(pen: Pen, y: number, span: number): string {
  const lever = path`M${span - 20} ${y - 290}C${span - 44} ${y - 280} ${span - 46} ${y - 240} ${span - 22} ${y - 222}z`;
  return (
    pen.shell(path`M${span - 30} ${y - 330}H${span + 28}V${y - 296}H${span - 30}z`, tones.dark, {
      dy: -8,
    }) + pen.shell(lever, pen.accent, { small: true })
  );
}

function gearCase(pen: Pen, y: number): string {
  const casting = path`M-104 ${y - 104}C-104 ${y - 124} -90 ${y - 134} -70 ${y - 134}H70C90 ${y - 134} 104 ${y - 124} 104 ${y - 104}V${y - 64}C104 ${y - 36} 80 ${y - 18} 40 ${y - 10}L30 ${y + 2}H-30L-40 ${y - 10}C-80 ${y - 18} -104 ${y - 36} -104 ${y - 64}z`;
  const ribs = path`M-60 ${y - 90}V${y - 40}M-30 ${y - 90}V${y - 30}M0 ${y - 90}V${y - 26}M30 ${y - 90}V${y - 30}M60 ${y - 90}V${y - 40}`;
  return (
    pen.shell(casting, tones.mid, { dx: -4, dy: -12 }) +
    pen.line(
      path`M-86 ${y - 104}C-84 ${y - 114} -78 ${y - 118} -68 ${y - 118}H60`,
      tones.mid.light,
      2.6,
    ) +
    pen.line(ribs, tones.mid.shade, 6) +
    pen.screw(-84, y - 76, 7) +
    pen.screw(84, y - 76, 7)
  );
}
