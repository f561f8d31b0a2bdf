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
import type { Exploded, Part } from "./part.ts";
import { footOf, radialDriveRows } from "./radial-blower-parts.ts";

export function vacuumShredderParts({
  power = "petrol",
  look = {},
  bag,
}: VacuumShredderOptions): Exploded {
  return {
    rows: [
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
          name: "Suction tube",
          does: "Leads what lies on the ground to the fan; nothing is drawn in without it.",
          draw: (pen) => at(330, 0, suctionTube(pen, look.dark ? tones.grey : tones.mid)),
          box: [-484, -114, 438, 108],
        },
      ],
      [
        {
          name: "Outlet bend",
          does: "Leads the shreds into the bag.",
          draw: (pen) =>
            at(
              230,
              0,
              outletBend(
                pen,
                (mm) => 40 + mm,
                (mm) => 230 + mm,
              ),
            ),
          box: [-86, -4, 152, 324],
        },
      ],
      [bagPart(bag, look.dark ?? false)],
    ],
  };
}

function bagPart(litres: number | undefined, dark: boolean): Part {
  const grown = Math.cbrt((litres ?? 40) / 40);
  const place = (mm: number) => mm * grown;
  return {
    name: litres ? `Collecting bag, ${litres} litres` : "Collecting bag",
    does: "Lets the air out and keeps the shreds; it hangs from the shoulder.",
    draw: (pen) =>
      at(place(-120), 0, collectingBag(pen, place, place, dark ? tones.dark : tones.mid)),
    box: [place(-302), place(-40), place(306), place(330)],
  };
}
