/** Draws a cordless drill or impact driver. */

import { ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";
import { brushlessCap, chuck, impactNose, sidePanel, type Trim } from "./drill-parts.ts";
import { slideBattery, slimBattery } from "./tool-battery.ts";

export interface Drill {
  kind?: "hammer" | "drill" | "impact";
  volts?: 12 | 18;
  /** 12 V battery that slides on under the foot instead of into the handle. */
  slide?: boolean;
  /** Battery capacity, Ah; from 4 Ah it has two rows of cells. */
  capacity?: number;
  accent?: Accent;
  trim?: Trim;
  /** A brushless motor has a coloured cap with slots. */
  brushless?: boolean;
  /** Omits the bit. */
  bare?: boolean;
  /** Overall length, mm, if known. */
  length?: number;
  /** Label to draw at the battery, such as "18 V". */
  label?: string;
}

/** Distance of the drawn nose from the origin, mm. */
const NOSE = 55;

/** Origin: the spindle's axis above the trigger, chuck to the left. */
export function drill({
  kind = "hammer",
  volts = 18,
  slide = false,
  capacity = 2,
  accent = "orange",
  trim = "inlay",
  bare = false,
  brushless = false,
  length,
  label,
}: Drill = {}): Machine {
  const tone = accentOf(accent);
  const impact = kind === "impact";
  const back = impact ? 146 : brushless ? 148 : 160;
  const factor = length ? length / (NOSE + back) : 1;
  return (pen) => {
    const slim = volts < 14 && !slide;
    const bottom = slim ? 192 : 214 + (capacity >= 4 ? 22 : 0);
    const labelX = slim ? 20 : -10;
    const left = Math.min(
      impact ? -70 : -130,
      label ? labelX - leaderRoom(pen, label) / factor : 0,
    );
    return {
      s: pen.group(
        factor,
        (pen) =>
          (bare ? "" : bit(pen, impact)) +
          wholeTool(pen, {
            tone,
            trim,
            impact,
            slim,
            tall: capacity >= 4 ? 22 : 0,
            kind,
            back,
            small: volts < 14,
          }) +
          (brushless ? brushlessCap(pen, tone, back) : "") +
          (label
            ? leader(pen, [slim ? 64 : 36, slim ? 170 : 200], [labelX, slim ? 150 : 182], label)
            : ""),
      ),
      box: [left * factor, -44 * factor, 190 * factor, bottom * factor],
      dimension: length
        ? {
            from: -NOSE * factor,
            to: back * factor,
            text: `${length / 10} cm`,
          }
        : undefined,
    };
  };
}

interface ToolShape {
  tone: Tone;
  trim: Trim;
  impact: boolean;
  /** With a battery inside the grip. */
  slim: boolean;
  /** Additional height of the battery, mm. */
  tall: number;
  kind: string;
  /** x of the housing's rear end, mm. */
  back: number;
  /** With the smaller battery of 12 V. */
  small: boolean;
}

function wholeTool(
  pen: Pen,
  { tone, trim, impact, slim, tall, kind, back, small }: ToolShape,
): string {
  const short = back < 150;
  return [
    battery(pen, { slim, tone, tall, small }),
    handle(pen, slim, short, tone),
    rubberGrip(pen, slim, short),
    trigger(pen, impact, tone),
    body(pen, back, tone),
    motorCap(pen, back),
    side(pen, { tone, trim, back, slim }),
    front(pen, impact, kind, tone),
  ].join("");
}

function bit(pen: Pen, impact: boolean): string {
  return [
    ...(impact
      ? [
          pen.flat("M-66-3.2L-62-4.5H-26V4.5H-62L-66 3.2z", tones.steel.base),
          pen.line("M-60-1H-28", tones.steel.light, 2),
        ]
      : [
          pen.flat("M-126 0L-120-4.2H-44V4.2H-120z", tones.steel.base),
          ticks(pen, { from: [-116, 4], count: 8, step: [9, 0], by: [7, -8] }, INK, 1.6),
        ]),
  ].join("");
}

/** Slide-in battery under the foot; its capacity sets its height. One of 12 V is smaller. */
function battery(
  pen: Pen,
  { slim, tone, tall, small }: Pick<ToolShape, "slim" | "tone" | "tall" | "small">,
): string {
  if (slim) return slimBattery(pen);
  return pen.group(
    small ? 0.82 : 1,
    (part) => slideBattery(part, tone, tall),
    small ? "translate(20 28)" : "",
  );
}

/** Raked handle and its foot. */
function handle(pen: Pen, slim: boolean, short: boolean, tone: Tone): string {
  return pen.shell(
    slim
      ? `M62 22L74 30C84 42 86 62 89 80C92 98 94 112 88 124C82 134 70 138 62 142C58 146 57 150 57 154H154V146C152 134 146 122 142 106C138 88 138 74 136 60C135 48 ${short ? "137 42 134 30z" : "142 40 148 30z"}`
      : `M60 24L72 30C83 40 84 60 87 76C91 96 96 110 91 121C86 131 68 134 48 140C36 143 31 150 31 158C31 162 33 164 37 164L178 160C182 160 184 158 183 153C180 142 168 134 160 124C150 110 146 84 142 62C140 50 ${short ? "138 44 136 30z" : "146 40 152 30z"}`,
    tone,
    { dx: -3, dy: -5 },
  );
}

function rubberGrip(pen: Pen, slim: boolean, short: boolean): string {
  return [
    pen.shell(
      slim
        ? `M112 36C106 52 108 70 111 88C114 106 112 124 104 138L148 134C143 122 139 98 137 76C136 60 ${short ? "136 46 134 36z" : "138 46 146 36z"}`
        : `M112 36C104 54 107 76 111 94C114 110 112 122 103 132C120 136 146 136 164 129C151 112 147 86 143 64C141 50 ${short ? "139 42 138 32z" : "146 42 151 34z"}`,
      tones.dark,
      { dx: -3, dy: -3 },
    ),
    slim
      ? ticks(
          pen,
          { from: [119, 66], count: 4, step: [0.8, 13], by: [13, -2] },
          tones.dark.light,
          1.6,
        )
      : ticks(
          pen,
          { from: [122, 62], count: 5, step: [1.8, 13], by: [14, -2] },
          tones.dark.light,
          1.6,
        ),
  ].join("");
}

function trigger(pen: Pen, impact: boolean, tone: Tone): string {
  return [
    pen.shell(
      "M68 31C58 33 55 39 57 47C60 56 61 62 58 71C57 78 63 81 72 79L88 76 84 31z",
      impact || tone === tones.orange ? tones.dark : tones.mid,
      { dx: 2, dy: -4 },
    ),
    pen.line("M63 40C66 52 67 60 65 72", tones.dark.light, 1.6),
  ].join("");
}

/** Motor housing and direction lever. */
function body(pen: Pen, back: number, tone: Tone): string {
  return [
    pen.shell(
      `M32-31C60-37 96-39 ${back - 34}-37C${back - 14}-35 ${back - 1}-24 ${back}-2C${back + 1} 18 ${back - 6} 34 ${back - 18} 38C120 43 92 39 66 35C52 33 42 32 32 31z`,
      tone,
      {
        dx: -3,
        dy: -11,
        light: pen.tone(`M36-24C62-29 98-31 ${back - 38}-29V-33C98-35 62-33 36-28z`, tone.light),
      },
    ),
    pen.shell("M90 29h18c4 0 5 3 4 6l-2 4H88c-3 0-4-7 2-10z", tones.dark, { small: true }),
  ].join("");
}

/** Rear motor cap. */
function motorCap(pen: Pen, back: number): string {
  return [
    pen.shell(
      `M${back - 36}-37.5C${back - 14}-36 ${back}-24 ${back}-2C${back + 1} 18 ${back - 6} 34 ${back - 18} 38C${back - 26} 39.5 ${back - 32} 40 ${back - 38} 40C${back - 28} 14 ${back - 28}-14 ${back - 36}-37.5z`,
      tones.dark,
      { dx: -3, dy: -6 },
    ),
    pen.line(
      `M${back - 22}-16C${back - 19}-6 ${back - 19} 4 ${back - 22} 14M${back - 14}-18C${back - 11}-6 ${back - 11} 6 ${back - 14} 18`,
      tones.dark.light,
      2.6,
    ),
  ].join("");
}

/** Ventilated side with the manufacturer's trim. */
function side(
  pen: Pen,
  { tone, trim, back, slim }: Pick<ToolShape, "tone" | "trim" | "back" | "slim">,
): string {
  return [
    sidePanel(pen, tone, trim, back),
    pen.screw(42, -22, 2.6),
    pen.screw(44, 24, 2.6),
    pen.screw(back - 50, 30, 2.6),
    pen.screw(slim ? 100 : 98, 144, 2.6),
  ].join("");
}

/** Nose of an impact driver, or mode ring, torque collar and chuck. */
function front(pen: Pen, impact: boolean, kind: string, tone: Tone): string {
  return impact ? impactNose(pen) : chuck(pen, kind === "hammer" ? tones.mid : tone);
}
