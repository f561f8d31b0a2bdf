/** Exploded view of a pressure washer, from its wheels to the nozzle of the lance. */
import { body, type CompactWasher, flank, foot, front } from "../families/compact-washer.ts";
import {
  dial,
  type LargeWasher,
  base as largeBase,
  body as largeBody,
  pushHandle as largeHandle,
  largeReel,
  tubularFrame,
} from "../families/large-washer.ts";
import { engine, frame, type PetrolWasher, plinth } from "../families/petrol-washer.ts";
import { cable, detergentBottle, feet, regulatorKnob } from "../families/washer-flanks.ts";
import { at } from "../parts/placing.ts";
import { accentOf, tones } from "../pen/tones.ts";
import { airFilter, FILTER, PLUG, sparkPlug } from "./insides.ts";
import { DOWN, type Exploded, moved, type Part, RIGHT, UP } from "./part.ts";
import {
  BATTERY_IN_BAY,
  INLET,
  PUMP,
  pushHandleOf,
  REEL,
  UPRIGHT_MOTOR,
  washer,
  wheelOf,
} from "./washer-common.ts";

export function compactWasherParts(options: CompactWasher): Exploded {
  const {
    size = 1,
    side = "plain",
    handle = "push",
    wheelRadius = 78,
    accent = "orange",
    accentOn = "cowl",
  } = options;
  const { regulator, nozzles = false, bottle } = options;
  const tone = accentOf(accent);
  const lower = accentOn === "tub" ? tone : tones.grey;
  const upper = accentOn === "tub" ? tones.dark : tone;
  const bare = side === "reel" || side === "coil" ? "plain" : side;
  return washer({
    accent,
    size,
    rows: [
      ...(handle === "none" ? [] : [[wheelOf(wheelRadius + 24, wheelRadius)]]),
      ...(side === "reel" ? [[REEL]] : []),
      ...(side === "battery" ? [[BATTERY_IN_BAY]] : []),
      [
        {
          name: side === "battery" ? "Housing with switch" : "Housing with switch and cable",
          does: "The dial switches the motor on; it then runs only while the trigger is pressed.",
          draw: (pen) =>
            (side === "battery" ? "" : cable(pen, 1)) +
            (bottle ? detergentBottle(pen, tone) : "") +
            body(pen, lower, upper) +
            front(pen, tone, upper) +
            flank(pen, bare, lower) +
            (regulator ? regulatorKnob(pen, tone) : ""),
          box: side === "battery" ? [-168, -556, bottle ? 200 : 136, -56] : [-168, -556, 246, 4],
          out: [RIGHT, UP],
        },
      ],
      ...(handle === "push" ? [[pushHandleOf(tone, nozzles)]] : []),
      UPRIGHT_MOTOR.map((part) => moved(-6, -170, part)),
      [
        {
          name: "Foot with outlet",
          does: "The machine stands on it; the hose is screwed to its outlet.",
          draw: (pen) => foot(pen) + (handle === "none" ? feet(pen) : ""),
          box: [-186, -116, 132, 4],
          out: [DOWN],
        },
      ],
    ],
    hose: [-6 * size, -210 * size],
    gun: [-150 * size, -150],
    lance: 270,
  });
}

export function largeWasherParts({
  size = 1,
  reel: hasReel = true,
  framed = false,
  accent = "orange",
}: LargeWasher): Exploded {
  const tone = accentOf(accent);
  return washer({
    accent,
    size,
    rows: [
      [wheelOf(92, 125)],
      ...(hasReel
        ? [
            [
              {
                name: "Hose reel with crank",
                does: "Keeps the hose without kinks.",
                draw: (pen) => largeReel(pen, tone),
                box: [-138, -398, 122, -136],
                out: [RIGHT],
              },
            ] satisfies Part[],
          ]
        : []),
      [
        {
          name: "Housing with pressure gauge",
          does: "Keeps water off the motor; its slots let the cooling air through.",
          draw: (pen) => (framed ? tubularFrame(pen) : "") + largeBody(pen, tone) + dial(pen),
          box: framed ? [-212, -720, 138, -24] : [-172, -668, 138, -80],
          out: [RIGHT, UP],
        },
      ],
      [
        {
          name: "Push handle",
          does: "Tips the machine onto its wheels.",
          draw: largeHandle,
          box: [78, -914, 290, -104],
          out: [UP, RIGHT],
        },
      ],
      UPRIGHT_MOTOR.map((part) => moved(-10, -230, part)),
      [
        {
          name: "Base with outlet",
          does: "Carries motor and pump.",
          draw: largeBase,
          box: [-212, -176, 114, 4],
          out: [DOWN],
        },
      ],
    ],
    hose: [-10 * size, -330 * size],
    gun: [-150 * size, -280],
    lance: 330,
  });
}

export function petrolWasherParts({ size = 1, accent = "orange" }: PetrolWasher): Exploded {
  const tone = accentOf(accent);
  return washer({
    accent,
    size,
    rows: [
      [wheelOf(124, 124)],
      [
        {
          name: "Four-stroke engine",
          does: "Turns the pump without gears. Its oil is checked before work.",
          spares: ["oils"],
          draw: (pen) => engine(pen, tone),
          box: [-102, -386, 188, -108],
          out: [UP, RIGHT],
        },
      ],
      [
        {
          ...PLUG,
          draw: (pen) => at(-66, -190, sparkPlug(pen)),
          box: [-84, -284, -48, -186],
        },
        {
          ...FILTER,
          draw: (pen) => at(46, -318, airFilter(pen, 110, 60)),
          box: [-16, -350, 108, -286],
          out: [UP],
        },
      ],
      [moved(-150, -160, PUMP), moved(-190, -156, INLET)],
      [
        {
          name: "Base plate",
          does: "Engine and pump are bolted to it.",
          draw: plinth,
          box: [-254, -116, 200, 4],
          out: [DOWN],
        },
      ],
      [
        {
          name: "Frame with push handle",
          does: "Carries engine and pump, and guards them.",
          draw: (pen) => frame(pen, tone),
          box: [-252, -666, 476, -54],
          out: [RIGHT, UP],
        },
      ],
    ],
    hose: [300 * size, -380 * size],
    gun: [-190 * size, -200],
    lance: 250,
  });
}
