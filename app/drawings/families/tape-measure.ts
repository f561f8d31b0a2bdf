/** Draws a tape measure with its blade slightly extended. */

import { ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface TapeMeasure {
  /** Length of the blade, m: long ones have a larger case. */
  metres?: number;
  /** Width of the blade, mm. */
  width?: number;
  /** Bright metal case, or rubber-coated heavy case. */
  form?: "metal" | "rubber";
  accent?: Accent;
  /** Label to draw at the blade, such as "5 m". */
  label?: string;
}

const BASE = 66;

/** Origin: the mouth of the case. */
export function tapeMeasure({
  metres = 5,
  width = 19,
  form = "rubber",
  accent = "yellow",
  label,
}: TapeMeasure = {}): Machine {
  const tone = accentOf(accent);
  const height = width + 3;
  const size = metres > 7.8 ? 1.14 : metres > 5 ? 1.08 : 1;
  return (pen) => ({
    s:
      tapeBlade(pen, height) +
      pen.group(
        size,
        (pen) => (form === "metal" ? metalCase(pen, tone) : rubberCase(pen, tone)),
        path`translate(0 ${BASE - 66 * size})`,
      ) +
      (label ? leader(pen, [-70, BASE - height - 1], [-90, BASE - 80], label) : ""),
    box: [label ? Math.min(-164, -90 - leaderRoom(pen, label)) : -164, BASE - 128, 137, BASE + 10],
  });
}

/** Blade with its scale and the end hook. */
function tapeBlade(pen: Pen, height: number): string {
  const base = BASE;
  const scale = Array.from(
    { length: 23 },
    (_, i) =>
      path`M${-141.5 + i * 6.5} ${base - height}v${(i + 1) % 5 ? height * 0.24 : height * 0.5}`,
  ).join("");
  return (
    pen.shell(path`M-150 ${base - height}H4V${base}H-150z`, tones.yellow, { dx: 0, dy: -4 }) +
    pen.line(scale, INK, 1.4) +
    pen.shell(
      path`M-146 ${base - height - 1}H-160V${base + 7}H-153V${base - 2}H-146z`,
      tones.steel,
      { small: true },
    ) +
    pen.dot([-139, base - height / 2], 2.2, tones.steel.light, 1.2)
  );
}

function rubberCase(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M0 62V10C0-22 22-42 54-42H70C98-42 116-22 116 8V50C116 62 110 68 98 68H6z",
      tones.dark,
      {
        dx: -3,
        dy: -7,
      },
    ),
    pen.shell(
      "M12 44V10C12-14 30-30 56-30H68C90-30 104-14 104 8V32L84 54H22C16 54 12 50 12 44z",
      tone,
      {
        dx: -3,
        dy: -8,
      },
    ),
    pen.dot([57, 12], 29, tones.dark.base),
    pen.dot([57, 12], 24, tones.steel.base, 1.2),
    pen.ring([57, 12], 15, { width: 10, colour: tones.steel.shade, dashes: "4 5.425" }),
    pen.dot([57, 12], 7, tones.dark.base, 1.2),
    pen.shell("M8-8C2-20 10-38 24-44C30-46 34-40 32-36C24-30 20-20 20-8z", tones.mid, {
      dx: -1,
      dy: -4,
    }),
    ticks(pen, { from: [12, -18], count: 3, step: [4, -7], by: [6, 3] }, INK, 1.6),
    pen.line("M18 2C20-14 34-24 52-24", tone.light, 2.8),
    pen.screw(22, 58, 3),
    pen.screw(98, 58, 3),
  ].join("");
}

function metalCase(pen: Pen, tone: Tone): string {
  return (
    pen.shell(
      "M0 66V16C0-14 14-34 42-38L84-42C104-42 112-30 112-12V54C112 62 108 66 100 66z",
      tones.steel,
      {
        dx: -5,
        dy: -8,
      },
    ) +
    pen.line("M8 54V18C10-8 22-26 46-30L80-34", tones.steel.light, 3) +
    pen.shell("M26 46V8C28-10 40-20 58-22L82-24C92-24 96-18 96-8V38C96 44 92 46 86 46z", tone, {
      dx: -2,
      dy: -6,
    }) +
    pen.line("M38 36H84M38 26H84M44 14H84", tone.shade, 2.4) +
    pen.line("M40 0C44-8 52-12 62-13H86", tone.light, 2.4) +
    pen.shell("M2 2C0-14 8-28 20-34C26-36 30-32 26-28C18-22 14-14 14 2z", tones.dark, {
      small: true,
    }) +
    ticks(pen, { from: [5, -8], count: 3, step: [4, -7], by: [7, 3] }, tones.dark.light, 1.6) +
    pen.screw(104, 58, 3)
  );
}
