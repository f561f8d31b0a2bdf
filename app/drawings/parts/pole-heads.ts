/** Cutting heads of pole pruners and long hedge trimmers. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { guideBar } from "./guide-bar.ts";
import { hedgeBlade } from "./hedge-blade.ts";
import { at, turned } from "./placing.ts";

/** Pruner head in the shaft's frame; the bar (cm) leaves it at `front` and ends at `nose`. */
export function prunerHead(
  pen: Pen,
  bar: number,
  size = 0.78,
): { svg: string; nose: number; front: number } {
  const front = -92 * size;
  const blade = guideBar(pen, { length: bar, front, size: 0.62 });

  let svg =
    pen.shell("M-74-20C-82-58-66-76-40-78L34-72C54-70 62-56 62-42V-14z", tones.grey, {
      dx: -3,
      dy: -8,
    }) +
    pen.cap(-14, -80, 15) +
    pen.line("M-58-52C-54-62-46-66-34-66L20-62", tones.grey.light, 2);
  svg += blade.svg;
  svg += pen.shell("M-64 30C-66 58-86 78-112 80C-100 66-98 52-102 34z", tones.steel, {
    dx: 3,
    dy: -3,
  });
  svg += pen.shell("M112-19H46C30-21 20-34 4-40H-60V44H0C18 40 30 24 46 20L112 18z", tones.mid, {
    dx: -2,
    dy: -9,
  });
  svg +=
    pen.shell(
      "M-92-22C-90-36-80-42-68-42H-26C-2-42 14-26 16 0C16 26-2 43-26 44H-72C-86 44-92 36-92 22z",
      pen.accent,
      {
        dx: -4,
        dy: -8,
      },
    ) +
    pen.line("M-78-22C-76-28-72-30-64-30H-28", pen.accent.light, 2.4) +
    pen.dot([-24, 2], 17, pen.accent.shade, 1.4) +
    pen.dot([-24, 2], 9, tones.steel.base, 1.4) +
    pen.dot([-62, 2], 8, tones.steel.base, 1.4) +
    pen.screw(26, -18, 6) +
    pen.screw(26, 22, 6);
  return { svg, nose: blade.nose, front };
}

interface HedgeHeadOptions {
  /** Tooth spacing, mm. */
  pitch?: number;
  /** Angle of the blade to the shaft, degrees. */
  angle?: number;
}

/** Hedge trimmer head in the shaft's frame, blade in cm. */
export function hedgeHead(
  pen: Pen,
  blade: number,
  { pitch = 30, angle = -20 }: HedgeHeadOptions = {},
): string {
  const cutter = hedgeBlade(pen, blade * 10, { pitch }) + hedgeGearCase(pen);
  return turned(angle, at(-102, 0, cutter)) + hedgeJoint(pen);
}

/** Gear case of the blades, which start at its x = 0. */
function hedgeGearCase(pen: Pen): string {
  return (
    pen.shell(
      "M-14-24C-6-34 8-38 24-38H96C124-38 140-20 140 0C140 22 124 40 96 40H20C2 40-10 34-16 22z",
      tones.mid,
      {
        dx: -2,
        dy: -9,
      },
    ) +
    pen.line("M4-24H84", tones.mid.light, 2.4) +
    pen.screw(14, 22, 6) +
    pen.screw(62, 22, 6) +
    pen.screw(14, -8, 6)
  );
}

/** Joint that sets the blades' angle, in the shaft's frame. Origin: its bolt. */
function hedgeJoint(pen: Pen): string {
  return (
    pen.shell(
      "M130-19H66C48-22 36-40 12-46C-8-50-30-42-40-24C-48-6-46 16-32 32C-16 48 12 48 28 36C40 26 48 20 66 19H130z",
      tones.dark,
      { dx: -2, dy: -8 },
    ) +
    pen.line("M-28-22C-20-34-4-38 10-36C28-32 42-14 60-12H120", tones.dark.light, 2.2) +
    pen.dot([0, 0], 28, pen.accent.base) +
    pen.dot([0, 0], 17, pen.accent.shade, 1.4) +
    pen.ring([0, 0], 23, { width: 4, colour: pen.accent.light, dashes: "3 6" }) +
    pen.screw(0, 0, 7) +
    pen.shell("M40-30C52-46 76-58 96-58C106-58 108-46 98-42L58-20z", pen.accent, { small: true })
  );
}
