/** Draws what is worn at work: helmet, glasses, gloves, trousers and boots. */

import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export type Wear = "boots" | "glasses" | "gloves" | "helmet" | "trousers";

type Drawn = [box: [number, number, number, number], draw: (pen: Pen, tone: Tone) => string];

const DRAWN: Record<Wear, Drawn> = {
  helmet: [
    [-150, -176, 166, 116],
    (pen, tone) =>
      pen.shell("M-126-20C-130-120-60-168 10-166C80-164 126-110 128-30L-126-8z", tone, {
        dx: -6,
        dy: -6,
      }) +
      pen.shell("M60-46L152-34C156-28 156-22 150-20L40-22z", tone, { dx: -3, dy: -3 }) +
      pen.shell("M20-14L146-16L138 96C104 108 60 108 34 94z", tones.dark, { dx: -3, dy: -3 }) +
      pen.line("M44 12H134M42 34H136M40 56H136M40 78H132M66-8V98M92-8V102M116-10V102", "#fff", 1) +
      pen.shell("M-54-26C-92-26-96 62-50 64C-8 64-10-26-54-26z", tones.grey, { dx: -4, dy: -4 }) +
      pen.line("M-52-28C-40-90-10-130 20-150", INK, 2),
  ],
  glasses: [
    [-92, -40, 96, 44],
    (pen, tone) =>
      pen.shell(
        "M-86-26C-50-34-24-32-6-26C4-20 8-20 16-26C40-34 66-32 84-26L80 8C70 30 34 32 20 10C14 0-2 0-8 10C-22 32-60 30-78 8z",
        tones.grey,
        { dx: -3, dy: -3 },
      ) +
      pen.line("M-86-26C-50-34-24-32-6-26C4-20 8-20 16-26C40-34 66-32 84-26", tone.base, 6) +
      pen.line("M-66-12L-48-18M30-12L48-18", "#fff", 3) +
      pen.line("M84-24L90 34M-86-24L-80 34", tone.shade, 5),
  ],
  gloves: [
    [-116, -140, 116, 124],
    (pen, tone) =>
      [-58, 58]
        .map((x) => {
          const d = x < 0 ? 1 : -1;
          const across = (mm: number) => x + d * mm;
          return (
            pen.shell(
              `M${across(-34)} 60L${across(-44)}-30L${across(-42)}-96C${across(-40)}-108 ${across(-26)}-108 ${across(-24)}-96L${across(-22)}-56L${across(-18)}-118C${across(-16)}-130 ${across(-2)}-130 ${across(0)}-118L${across(2)}-58L${across(8)}-106C${across(10)}-118 ${across(24)}-116 ${across(24)}-104L${across(24)}-30L${across(44)}-62C${across(54)}-70 ${across(60)}-56 ${across(54)}-44L${across(34)} 60z`,
              tone,
              { dx: -4, dy: -4 },
            ) +
            pen.shell(`M${x - 36} 58H${x + 36}L${x + 42} 118H${x - 42}z`, tones.dark, {
              dx: -3,
              dy: -3,
            })
          );
        })
        .join(""),
  ],
  trousers: [
    [-150, -220, 150, 224],
    (pen, tone) =>
      pen.shell("M-92-212H92L132 216H34L2-60L-30 216H-132z", tones.dark, { dx: -8, dy: -6 }) +
      pen.shell("M-92-212H92L96-184H-96z", tone, { dx: -3, dy: -3 }) +
      pen.line("M-104-70L-44-60L-52 196M104-70L48-60L60 196", tone.base, 3) +
      pen.line("M0-184V-100", tones.dark.light, 2),
  ],
  boots: [
    [-116, -170, 176, 76],
    (pen, tone) =>
      pen.shell("M-96-160H24L28-60C60-40 130-36 162-6L168 40H-104z", tones.dark, {
        dx: -6,
        dy: -6,
      }) +
      pen.shell("M-108 38H170L166 68H-104z", tones.mid, { dx: -3, dy: -3 }) +
      pen.shell("M110-24C140-22 160-10 164 6L168 38H104z", tone, { dx: -3, dy: -3 }) +
      pen.line("M-10-140L28-132M-8-112L28-104M-6-84L30-76M0-58L40-50", tone.base, 4),
  ],
};

export function protectiveWear(wear: Wear, accent: Accent = "orange"): Machine {
  const [box, draw] = DRAWN[wear];
  return (pen) => ({ s: draw(pen, accentOf(accent)), box });
}
