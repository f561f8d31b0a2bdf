/** Common parts of hedge trimmer bodies; the blade leaves them at x = 0. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export interface HedgeBodyLook {
  /** Dark side panel, as on professional machines. */
  dark?: boolean;
  /** Slots in the side: more for more power. */
  vents?: number;
  /** Height of the battery, mm; 0 for built-in cells. */
  pack?: number;
  /** The rear handle rotates on a ring. */
  turning?: boolean;
}

/** Far leg of the front loop and the end of its grip. */
export function farBow(pen: Pen, electric: boolean): string {
  const leg = electric
    ? "M176-214C204-216 216-200 216-178L210-70"
    : "M92-254C120-256 134-240 134-214V-150";
  return pen.tube(leg, electric ? 19 : 21, tones.far, { highlight: false });
}

/** Front loop across the machine, in which either hand grips at any height, and the guard plate. */
export function frontLoop(pen: Pen, electric: boolean): string {
  const leg = electric
    ? "M122 22C96 0 84-60 82-120L80-172C80-196 92-208 114-210L182-214"
    : "M64 36C34 14 8-60-6-140L-12-206C-14-230-2-244 20-246L98-254";
  const grip = electric ? "M116-210L180-214" : "M24-246L96-253";
  const bar =
    "M104-184C104-190 108-192 114-192L190-196C198-196 200-186 194-184L114-178C108-178 104-180 104-184z";
  return (
    guardPlate(pen, electric ? [0, 0.86] : [-22, 1]) +
    (electric ? pen.shell(bar, pen.accent, { small: true }) : "") +
    pen.tube(leg, electric ? 20 : 22, tones.dark) +
    pen.tube(grip, electric ? 26 : 29, tones.dark) +
    (electric ? pen.screw(112, 10, 6) : pen.screw(50, 22, 6))
  );
}

/** Plate between the loop and the blades, wider than the hand. */
function guardPlate(pen: Pen, [x, size]: [x: number, size: number]): string {
  const plate =
    "M-26-150C-28-176-6-184 10-168C40-136 54-80 54-10C54 34 44 62 24 72C4 80-16 70-20 48C-4 10-22-90-26-150z";
  return pen.group(
    size,
    (part) =>
      part.shell(plate, tones.mid, { dx: -7, dy: -4 }) +
      part.line("M-4-150C26-118 36-70 36-8C36 24 30 44 20 54", tones.mid.light, 2.2),
    `translate(${x})`,
  );
}
