/** Exploded view of a vacuum shredder: the blower's parts, suction tube and bag. */
import {
  collectingBag,
  outletBend,
  suctionTube,
  type VacuumShredderOptions,
} from "../families/vacuum-shredder.ts";
import { volute } from "../parts/blower-bodies.ts";
import { at } from "../parts/placing.ts";
import { tones } from "../pen/tones.ts";
import { FAN } from "./hand-blower-parts.ts";
import { fanWheel } from "./insides.ts";
import type { Exploded } from "./part.ts";
import { footOf, radialDriveRows } from "./radial-blower-parts.ts";

export function vacuumShredderParts({
  power = "petrol",
  look = {},
  bag,
}: VacuumShredderOptions): Exploded {
  const grown = Math.cbrt((bag ?? 40) / 40);
  const x = (mm: number) => 40 + mm * grown;
  const y = (mm: number) => 230 + mm * grown;
  return {
    rows: [
      [
        {
          name: "Suction tube",
          does: "Leads what lies on the ground to the fan; nothing is drawn in without it.",
          draw: (pen) => at(4, 0, suctionTube(pen, look.dark ? tones.grey : tones.mid)),
          box: [-810, -114, 112, 108],
        },
      ],
      ...radialDriveRows(power),
      [
        {
          ...FAN,
          does: "Draws leaves in and shreds them on their way into the bag.",
          draw: (pen) => at(4, 0, fanWheel(pen, 92)),
          box: [-90, -94, 98, 94],
        },
      ],
      [
        {
          name: "Fan housing",
          does: "Gathers what comes off the fan and leads it to the outlet.",
          draw: (pen) => volute(pen, true, look) + pen.dot(4, 0, 62, tones.dark.base),
          box: [-180, -126, 130, 126],
        },
      ],
      [footOf(power)],
      [
        {
          name: "Outlet bend",
          does: "Leads the shreds into the bag.",
          draw: (pen) => outletBend(pen, x, y),
          box: [-316, -4, Math.max(x(-130), -174) + 4, Math.max(y(90), 268) + 4],
        },
      ],
      [
        {
          name: bag ? `Collecting bag, ${bag} litres` : "Collecting bag",
          does: "Lets the air out and keeps the shreds; it hangs from the shoulder.",
          draw: (pen) => collectingBag(pen, x, y, look.dark ? tones.dark : tones.mid),
          box: [x(-182), y(-40), x(426), y(330)],
        },
      ],
    ],
  };
}
