/** Exploded view of a backpack blower. */
import {
  type BackpackBlowerOptions,
  backpackTube,
  backpackVolute,
  tubeClamp,
} from "../families/backpack-blower.ts";
import { backpackFrame, fanHousing } from "../parts/backpack.ts";
import { backpackEngine, backpackPacks } from "../parts/backpack-engines.ts";
import { at } from "../parts/placing.ts";
import { tones } from "../pen/tones.ts";
import { FAN } from "./hand-blower-parts.ts";
import { airFilter, FILTER, fanWheel, motor, PLUG, sparkPlug } from "./insides.ts";
import { type Exploded, type Part, sized } from "./part.ts";

export function backpackBlowerParts(options: BackpackBlowerOptions): Exploded {
  const { power = "petrol", size = 1, tube = 1000, bore = 1, packs = 2, look, frame } = options;
  const mouth = -250 - tube * 0.62;
  const petrol = power === "petrol";
  const drive: Part[][] = petrol
    ? [
        [
          {
            name: "Engine with fuel tank",
            does: "Drives the fan without gears.",
            spares: ["oils"],
            draw: (pen) => backpackEngine(pen, look),
            box: [192, -512, 406, -28],
          },
        ],
        [
          {
            ...PLUG,
            draw: (pen) => at(300, -240, sparkPlug(pen)),
            box: [282, -334, 318, -236],
          },
          {
            ...FILTER,
            draw: (pen) => at(300, -400, airFilter(pen, 130, 60)),
            box: [228, -432, 372, -368],
          },
        ],
      ]
    : [
        [
          {
            name: packs === 2 ? "Batteries in their housing" : "Battery in its housing",
            does: "Slide in until they click; they also fit the other tools of their system.",
            spares: ["batteries", "chargers"],
            draw: (pen) =>
              backpackPacks(pen, { packs, housing: options.light ? tones.mid : tones.dark }),
            box: [194, -456, 392, -30],
          },
        ],
        [
          {
            name: "Motor",
            does: "Carries the fan on its shaft.",
            draw: (pen) => at(200, -130, motor(pen, 140, 96)),
            box: [80, -180, 274, -80],
          },
        ],
      ];
  const rows: Part[][] = [
    [
      {
        name: "Outlet",
        does: "Turns the air from the back to the side, where the tube begins.",
        draw: backpackVolute,
        box: [-72, -230, 200, -10],
      },
    ],
    [
      {
        name: "Blower tube with control handle",
        does: "Swings with the arm on its bellows; throttle and stop are on the handle.",
        draw: (pen) =>
          backpackTube(pen, mouth, bore) + (options.adjustable ? tubeClamp(pen, bore) : ""),
        box: [mouth - 212, -306, -34, -122 + Math.max(84 * bore, 64)],
      },
    ],
    ...drive,
    [
      {
        name: "Fan housing",
        does: "Gathers the air round the fan.",
        draw: fanHousing,
        box: [68, -464, 210, -30],
      },
    ],
    [{ ...FAN, draw: (pen) => at(112, -124, fanWheel(pen, 104, 22)), box: [6, -230, 218, -18] }],
    [
      {
        name: "Carrying frame with harness",
        does: "Keeps the weight on the hips and the shaking off the back.",
        draw: (pen) => backpackFrame(pen, frame),
        box: [-176, -524, 354, 0],
      },
    ],
  ];
  return { rows: rows.map((row) => row.map((part) => sized(size, part))) };
}
