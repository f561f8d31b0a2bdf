/** Hand-held blower; its tube has no length that a fact gives. */
import { axialBlowerBody, blowerTube, radialBlowerBody } from "../parts/blower-bodies.ts";
import type { DrivePower } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";

export interface HandBlowerFigures {
  power?: DrivePower;
  /** Length of the tube, mm. */
  tube?: number;
  /** Scale of the machine. */
  size?: number;
}

export function handBlower({ power = "petrol", tube = 620, size = 1 }: HandBlowerFigures): Machine {
  const axial = power === "battery";
  const x = axial ? -190 : -186;
  const y = axial ? 0 : 56;
  const right = { petrol: 212, battery: 244, corded: 400 }[power];
  const foot = { petrol: 206, battery: 130, corded: 162 }[power];
  return (pen) => ({
    s: pen.group(
      size,
      (part) =>
        at(x, y, blowerTube(part, 0, tube, axial ? 98 : 92), -7) +
        (axial ? axialBlowerBody(part) : radialBlowerBody(part, power, false)) +
        part.flat(axial ? "M-206-56h22v114h-22z" : "M-202-2h20v116h-20z", part.accent.base),
    ),
    box: [(x - tube * 0.993 - 34) * size, -242 * size, right * size, Math.max(foot, y + tube * 0.122 + 44) * size],
  });
}
