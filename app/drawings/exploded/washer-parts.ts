/** Exploded view of a pressure washer, from its handle to the nozzle of the lance. */
import {
  body,
  type CompactWasher,
  flank,
  foot,
  front,
  pushHandle,
} from "../families/compact-washer.ts";
import {
  dial,
  type LargeWasher,
  base as largeBase,
  body as largeBody,
  pushHandle as largeHandle,
  largeReel,
} from "../families/large-washer.ts";
import { engine, frame, type PetrolWasher, plinth } from "../families/petrol-washer.ts";
import { hoseReel } from "../families/washer-flanks.ts";
import { batteryPack } from "../parts/battery.ts";
import { wheel } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { accentOf, tones } from "../pen/tones.ts";
import { airFilter, BATTERY, FILTER, PLUG, sparkPlug } from "./insides.ts";
import type { Exploded, Part } from "./part.ts";
import { exploded, motorRow, PUMP_ROW, wheelsAndFoot } from "./washer-common.ts";

export function compactWasherParts(options: CompactWasher): Exploded {
  const {
    size = 1,
    side = "plain",
    handle = "push",
    accent = "orange",
    accentOn = "cowl",
  } = options;
  const tone = accentOf(accent);
  const lower = accentOn === "tub" ? tone : tones.grey;
  const upper = accentOn === "tub" ? tones.dark : tone;
  const battery = side === "battery";
  const reel: Part[][] =
    side === "reel" || side === "coil"
      ? [
          [
            {
              name: side === "reel" ? "Hose reel" : "Hose on its hook",
              does: "Keeps the hose without kinks.",
              draw: hoseReel,
              box: [-104, -284, 86, -94],
            },
          ],
        ]
      : [];
  const footPart: Part = {
    name: "Foot with outlet",
    does: "The machine stands on it; the hose is screwed to its outlet.",
    draw: foot,
    box: [-186, -116, 132, 4],
  };
  return exploded(accent, size, [
    ...(handle === "push"
      ? [
          [
            {
              name: "Push handle",
              does: "Slides into the body for the shelf.",
              draw: pushHandle,
              box: [0, -752, 142, -288],
            },
          ] satisfies Part[],
        ]
      : []),
    [
      {
        name: battery ? "Housing with switch" : "Housing with switch and cable",
        does: "The dial switches the motor on; it then runs only while the trigger is pressed.",
        draw: (pen) =>
          body(pen, lower, upper) +
          front(pen, tone, upper) +
          flank(pen, battery ? "battery" : "plain", lower),
        box: [-168, -556, 136, -56],
      },
    ],
    ...reel,
    ...(battery
      ? [
          [
            {
              ...BATTERY,
              draw: (pen) => at(-60, 0, batteryPack(pen, 120, 150)),
              box: [-64, -4, 66, 152],
            } satisfies Part,
          ],
        ]
      : []),
    motorRow("Drives the pump."),
    PUMP_ROW,
    ...(handle === "none" ? [[footPart]] : [wheelsAndFoot(footPart, 240, 76)]),
  ]);
}

export function largeWasherParts({
  size = 1,
  reel = true,
  accent = "orange",
}: LargeWasher): Exploded {
  const tone = accentOf(accent);
  return exploded(accent, size, [
    [
      {
        name: "Push handle",
        does: "Tips the machine onto its wheels.",
        draw: largeHandle,
        box: [78, -914, 290, -104],
      },
    ],
    [
      {
        name: "Housing with pressure gauge",
        does: "Keeps water off the motor; its slots let the cooling air through.",
        draw: (pen) => largeBody(pen, tone) + dial(pen),
        box: [-172, -668, 138, -80],
      },
    ],
    ...(reel
      ? [
          [
            {
              name: "Hose reel with crank",
              does: "Keeps the hose without kinks.",
              draw: (pen) => largeReel(pen, tone),
              box: [-138, -398, 122, -136],
            },
          ] satisfies Part[],
        ]
      : []),
    motorRow("Drives the pump."),
    PUMP_ROW,
    wheelsAndFoot(
      {
        name: "Base with outlet",
        does: "Carries motor and pump.",
        draw: largeBase,
        box: [-212, -176, 114, 4],
      },
      250,
      125,
    ),
  ]);
}

export function petrolWasherParts({ size = 1, accent = "orange" }: PetrolWasher): Exploded {
  const tone = accentOf(accent);
  return exploded(accent, size, [
    [
      {
        name: "Frame with push handle",
        does: "Carries engine and pump, and guards them.",
        draw: (pen) => frame(pen, tone),
        box: [-252, -666, 476, -54],
      },
    ],
    [
      {
        name: "Four-stroke engine",
        does: "Turns the pump without gears. Its oil is checked before work.",
        spares: ["oils"],
        draw: (pen) => engine(pen, tone),
        box: [-102, -384, 186, -108],
      },
    ],
    [
      {
        ...PLUG,
        draw: (pen) => at(-10, 0, sparkPlug(pen)),
        box: [-28, -94, 8, 4],
      },
      { ...FILTER, draw: (pen) => at(120, -46, airFilter(pen, 110, 60)), box: [58, -78, 182, -14] },
    ],
    PUMP_ROW,
    [
      {
        name: "Base plate",
        does: "Engine and pump are bolted to it.",
        draw: plinth,
        box: [-254, -116, 200, 4],
      },
    ],
    [
      {
        name: "Wheel",
        does: "One on each side of the axle.",
        draw: (pen) => wheel(pen, 0, 0, 124),
        box: [-126, -126, 126, 126],
      },
    ],
  ]);
}
