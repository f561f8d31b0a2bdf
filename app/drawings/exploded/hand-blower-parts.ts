/** Exploded view of a hand-held blower. */
import type { HandBlowerOptions } from "../families/hand-blower.ts";
import {
  axialDuct,
  axialFeed,
  axialFoot,
  axialHandle,
  axialIntake,
} from "../parts/axial-blower-bodies.ts";
import { blowerTube, volute } from "../parts/blower-bodies.ts";
import { at } from "../parts/placing.ts";
import { BATTERY, fanWheel, motor } from "./insides.ts";
import { type Exploded, type Part, sized } from "./part.ts";
import { footOf, radialDriveRows } from "./radial-blower-parts.ts";

export const FAN = { name: "Fan wheel", does: "Throws the air outward into the housing." };
const TUBE = {
  name: "Blower tube",
  does: "Narrows towards its nozzle, so that the air leaves it fast.",
};

export function handBlowerParts(options: HandBlowerOptions): Exploded {
  const { power = "petrol", size = 1 } = options;
  const rows = power === "battery" ? axialRows(options) : radialRows(options);
  return {
    rows: rows.map((row) => row.map((part) => sized(size, part))),
  };
}

function radialRows({
  power = "petrol",
  look = {},
  tube = 620,
  bore = 1,
}: HandBlowerOptions): Part[][] {
  return [
    ...radialDriveRows(power),
    [{ ...FAN, draw: (pen) => at(4, 0, fanWheel(pen, 92)), box: [-90, -94, 98, 94] }],
    [
      {
        name: "Fan housing",
        does: "Gathers the air round the fan and leads it into the tube.",
        draw: (pen) => volute(pen, false, look),
        box: [-200, -126, 130, 126],
      },
    ],
    [footOf(power)],
    [tubePart(-186, tube, 92 * bore)],
  ];
}

function tubePart(x: number, length: number, diameter: number): Part {
  return {
    ...TUBE,
    draw: (pen) => at(x, 0, blowerTube(pen, 0, length, diameter)),
    box: [x - length - 30, -diameter / 2 - 4, x + 20, diameter / 2 + 4],
  };
}

function axialRows({ look = {}, tube = 620, bore = 1 }: HandBlowerOptions): Part[][] {
  const feed = look.feed ?? "pack";
  const cell = { draw: (pen) => axialFeed(pen, look) } satisfies Pick<Part, "draw">;
  const battery: Part[][] =
    feed === "built-in"
      ? []
      : feed === "lead"
        ? [
            [
              {
                name: "Connecting lead",
                does: "Comes from a battery that is carried on the belt or the back.",
                spares: ["batteries", "chargers"],
                ...cell,
                box: [188, -140, 320, 94],
              },
            ],
          ]
        : [
            [
              {
                ...BATTERY,
                ...cell,
                box: feed === "pack" ? [112, -202, 236, -70] : [96, -216, 248, -44],
              },
            ],
          ];
  return [
    [
      {
        name: "Handle with switch",
        does: "The further the switch is pressed, the stronger the stream.",
        draw: (pen) => axialHandle(pen, look),
        box:
          look.body === "pro"
            ? [-98, -234, 236, -52]
            : look.body === "light"
              ? [-64, -192, 218, -46]
              : [-80, -230, 222, -56],
      },
    ],
    ...battery,
    [
      {
        name: "Intake grille",
        does: "Keeps leaves and fingers off the fan.",
        draw: (pen) => axialIntake(pen, look),
        box: look.body === "pro" ? [108, -108, 244, 108] : [116, -92, 232, 92],
      },
    ],
    [
      {
        name: "Motor",
        does: "Sits in the middle of the stream, which cools it.",
        draw: (pen) => at(60, 0, motor(pen, 110, 72)),
        box: [-44, -38, 118, 38],
      },
    ],
    [
      {
        ...FAN,
        does: "Drives the air straight through the duct.",
        draw: (pen) => at(60, 0, fanWheel(pen, 80, 12)),
        box: [-22, -82, 142, 82],
      },
    ],
    [
      {
        name: "Duct with foot",
        does: "Leads the air in line into the tube.",
        draw: (pen) => axialFoot(pen, look) + axialDuct(pen, look),
        box: [-204, -102, 136, 132],
      },
    ],
    [tubePart(-190, tube, 98 * bore)],
  ];
}
