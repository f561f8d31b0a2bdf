/** Exploded view of a tiller or power weeder. */
import {
  driveCase,
  frameScrews,
  frontWheel,
  handlebar,
  plantDisc,
  spur,
  type TillerOptions,
  tillerEngine,
  tillerFrame,
  tineHood,
} from "../families/tiller.ts";
import { at } from "../parts/placing.ts";
import { tines } from "../parts/tines.ts";
import { accentOf, tones } from "../pen/tones.ts";
import { airFilter, FILTER, PLUG, sparkPlug } from "./insides.ts";
import { type Exploded, inAccent, LEFT, type Part, RIGHT, UP } from "./part.ts";

export function tillerParts(options: TillerOptions): Exploded {
  const {
    rotor = 165,
    engine = 1,
    wheel = 78,
    darkHood = false,
    plantDisc: hasDisc = false,
    accent = "orange",
  } = options;
  const tone = accentOf(accent);
  const deck = -2 * rotor - 30;
  const axle = -rotor;
  const crank = deck - 24 - 130 * engine;
  const rows: Part[][] = [
    [
      {
        name: "Handlebar with clutch lever",
        does: "The tines turn only while the lever is held.",
        draw: (pen) => handlebar(pen, rotor),
        box: [182, deck - 530, 812, deck + 22],
        out: [RIGHT, UP],
      },
    ],
    [
      {
        name: "Engine",
        does: "A four-stroke engine with tank, recoil starter and silencer in one. Its oil is checked before work.",
        spares: ["oils"],
        draw: (pen) => tillerEngine(pen, rotor, engine),
        box: [-10 - 262 * engine, deck - 24 - 374 * engine, -10 + 212 * engine, deck - 22],
        out: [UP],
      },
    ],
    [
      {
        ...PLUG,
        draw: (pen) => at(-110, crank, sparkPlug(pen)),
        box: [-128, crank - 94, -92, crank + 4],
        out: [LEFT, UP],
      },
      {
        ...FILTER,
        draw: (pen) => at(60, crank - 60, airFilter(pen, 110, 60)),
        box: [-2, crank - 92, 122, crank - 28],
        out: [RIGHT, UP],
      },
    ],
    [
      {
        name: "Frame",
        does: "Carries engine and handlebar on the drive case.",
        draw: (pen) => tillerFrame(pen, rotor) + frameScrews(pen, rotor),
        box: [-200, deck - 32, 266, deck + 34],
        out: [UP],
      },
    ],
    [
      {
        name: "Hood over the tines",
        does: "Keeps soil and stones off the user.",
        draw: (pen) => tineHood(pen, rotor, darkHood ? tones.mid : tone),
        box: [-222, axle - 218, 242, axle - 2],
        out: [UP, RIGHT],
      },
    ],
    [
      {
        name: "Transport wheel",
        does: "Carries the machine to the field; it is swung up for work.",
        draw: (pen) => frontWheel(pen, rotor, wheel),
        box: [-360 - wheel, deck - 14, -106, 4],
        out: [LEFT],
      },
      {
        name: "Depth spur",
        does: "Brakes the machine: the deeper it is set, the deeper the tines work.",
        draw: (pen) => spur(pen, rotor),
        box: [182, deck + 2, 264, 18],
      },
    ],
    [
      {
        name: "Drive case",
        does: "Leads the engine's turning down to the axle of the tines.",
        draw: (pen) => driveCase(pen, rotor),
        box: [-56, axle - 214, 70, axle + 44],
      },
    ],
    [
      {
        name: "Tines",
        does: "Turn the soil over; a pair can be taken off for a narrow row.",
        draw: (pen) => tines(pen, 0, axle, rotor, 4),
        box: [-rotor - 6, axle - rotor - 6, rotor + 6, axle + rotor + 6],
      },
    ],
    ...(hasDisc
      ? [
          [
            {
              name: "Plant disc",
              does: "Runs outside the tines and keeps them off the plants in the row.",
              draw: (pen) => plantDisc(pen, rotor),
              box: [-rotor * 0.6, axle - rotor * 0.58, rotor * 0.6, axle + rotor * 0.66],
            },
          ] satisfies Part[],
        ]
      : []),
  ];
  return { rows: inAccent(tone, rows) };
}
