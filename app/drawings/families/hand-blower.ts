/** Draws a hand-held blower; no figure gives its tube's length. */
import { type AxialLook, axialBlowerBody } from "../parts/axial-blower-bodies.ts";
import { blowerTube, type RadialLook, radialBlowerBody } from "../parts/blower-bodies.ts";
import type { DrivePowerType } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";

export interface HandBlowerOptions {
  power?: DrivePowerType;
  /** Appearance by class: battery blowers have an axial fan, all others a radial one. */
  look?: AxialLook & RadialLook;
  /** Length of the tube, mm. */
  tube?: number;
  /** The tube's length is adjustable. */
  adjustable?: boolean;
  /** Relative width of the tube, 1 for about 750 m³/h. */
  bore?: number;
  /** Scale of the machine. */
  size?: number;
}

export function handBlower(options: HandBlowerOptions): Machine {
  const { power = "petrol", look = {}, tube = 620, bore = 1, size = 1 } = options;
  const axial = power === "battery";
  const x = axial ? -190 : -186;
  const y = axial ? 0 : 56;
  const right = look.feed === "lead" ? 330 : { petrol: 212, battery: 250, corded: 400 }[power];
  const foot = { petrol: 206, battery: 130, corded: 162 }[power];
  return (pen) => ({
    s: pen.group(
      size,
      (part) =>
        at(x, y, blowerTube(part, tube, (axial ? 98 : 92) * bore, options.adjustable), -7) +
        (axial ? axialBlowerBody(part, look) : radialBlowerBody(part, power, false, look)) +
        part.flat(axial ? "M-206-56h22v114h-22z" : "M-202-2h20v116h-20z", part.accent.base),
    ),
    box: [
      (x - tube * 0.993 - 34) * size,
      -242 * size,
      right * size,
      Math.max(foot, y + tube * 0.122 + 44 * bore) * size,
    ],
  });
}
