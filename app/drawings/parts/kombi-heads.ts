/** Attachments that only the KombiSystem has: edger and blower. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

/**
 * Lawn edger on the ground: blade in front, guard above it, small wheel. Origin: the shaft's end.
 */
export function edgerHead(pen: Pen): string {
  const blade = "M-104 60L-92 44H64L76 60 64 76H-92z";
  const guard =
    "M-128 40C-132-20-92-78-14-86C66-90 118-44 128 26C132 50 122 62 108 60C100 20 64-20 8-24C-54-26-92 4-100 48C-108 60-126 58-128 40z";
  return (
    pen.tube("M118 20L150 92", 16, tones.steel, { highlight: false }) +
    pen.dot([154, 98], 38, tones.dark.base) +
    pen.dot([154, 98], 22, tones.grey.base, 1.4) +
    pen.dot([154, 98], 7, tones.dark.base, 0) +
    pen.shell("M-14-84V134C-14 138 14 138 14 134V-84z", tones.steel, { dx: -3, dy: -9 }) +
    pen.flat(blade, tones.steel.base) +
    pen.tone("M-92 50H64L70 57H-98z", tones.steel.light) +
    pen.shell(guard, tones.dark, { dx: -4, dy: -12 }) +
    pen.line("M-112 20C-104-32-66-66-12-70C46-72 88-44 106 0", tones.dark.light, 2.2) +
    pen.shell(
      "M-34 34C-40 6-36-16-20-30C-4-42 16-44 34-38L70-50C80-46 86-34 82-24L42 10C38 22 38 30 36 40z",
      tones.mid,
      {
        dx: -3,
        dy: -6,
      },
    ) +
    pen.dot([0, 60], 26, tones.mid.base) +
    pen.dot([0, 60], 14, tones.steel.base, 1.4) +
    pen.screw(0, 60, 6) +
    pen.flat("M-60-70l26-8 5 14-26 9z", pen.accent.base)
  );
}

/** Blower in the shaft's frame: fan case on the axis, intake behind, tube to the left. */
export function blowerHead(pen: Pen): string {
  const tube = "M-96-52L-470-42L-556-36C-562-20-562 20-556 38L-470 44L-96 54z";
  const fan =
    "M-130-62C-96-70-70-118 4-122C72-124 118-92 128-40L200-22V22L128 42C118 94 72 124 4 122C-70 118-96 72-130 64z";
  return (
    pen.shell(tube, tones.dark, { dx: 0, dy: -18 }) +
    pen.line("M-140-32L-460-24", tones.dark.light, 2.8) +
    pen.flat("M-400-46h-30v90h30z", pen.accent.base) +
    pen.shell(fan, tones.grey, { dx: -5, dy: -16 }) +
    pen.line("M-110-48C-80-60-58-98 4-104C52-104 84-86 102-58", tones.grey.light, 3) +
    pen.dot([6, 0], 74, tones.grey.shade, 1.6) +
    pen.ring([6, 0], 47, { width: 40, colour: tones.dark.base, dashes: "9 10.7" }) +
    pen.dot([6, 0], 23, tones.grey.base, 1.4) +
    pen.ring([6, 0], 13, { width: 4, colour: pen.accent.base }) +
    pen.flat("M-136-66h22v134h-22z", tones.dark.base) +
    pen.shell("M150-34H214V34H150z", pen.accent, { dy: -10 }) +
    pen.screw(-84, -66, 6) +
    pen.screw(-84, 68, 6) +
    pen.screw(104, 66, 6)
  );
}
