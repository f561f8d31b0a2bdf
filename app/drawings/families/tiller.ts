/**
 * Draws a tiller or power weeder moving left, operator at the right; its working width is
 * perpendicular to the picture.
 */
import { wheel } from "../parts/fittings.ts";
import { starterSide } from "../parts/inclined-engine.ts";
import { tines } from "../parts/tines.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface TillerOptions {
  /** Radius of the rotor, mm. */
  rotor?: number;
  /** Scale of the engine, 1 for 212 cc. */
  engine?: number;
  /** Radius of the transport wheel, mm. */
  wheel?: number;
  /** With a lever for the reverse gear. */
  reverse?: boolean;
  /** Dark hood over the tines, as on machines with a wide rotor. */
  darkHood?: boolean;
  /** With a disc beside the tines that protects the plants in the row. */
  plantDisc?: boolean;
  accent?: Accent;
}

export function tiller({
  rotor = 165,
  engine = 1,
  wheel: wheelRadius = 78,
  reverse = false,
  darkHood = false,
  plantDisc: hasDisc = false,
  accent = "orange",
}: TillerOptions): Machine {
  const deck = -2 * rotor - 30;
  const foot = deck - 26;
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    return {
      s:
        undercarriage(pen, rotor, wheelRadius, darkHood ? tones.mid : pen.accent) +
        (hasDisc ? plantDisc(pen, rotor) : "") +
        upperWorks(pen, rotor, engine) +
        (reverse ? gearLever(pen, deck) : ""),
      box: [-362 - wheelRadius, Math.min(foot - 456 - 40, foot - 380 * engine), 822, 18],
      detail: [-380, foot - 380 * engine, 300, 18],
    };
  };
}

/** Far handlebar, spur, wheel, rotor with hood and drive case. */
function undercarriage(pen: Pen, rotor: number, wheelRadius: number, hood: Tone): string {
  return (
    farHandlebar(pen, rotor) +
    spur(pen, rotor) +
    frontWheel(pen, rotor, wheelRadius) +
    tines(pen, -rotor, rotor) +
    tineHood(pen, rotor, hood) +
    driveCase(pen, rotor)
  );
}

const deckOf = (rotor: number) => -2 * rotor - 30;

function farHandlebar(pen: Pen, rotor: number): string {
  const foot = deckOf(rotor) - 26;
  return pen.tube(
    path`M150 ${foot - 10}C260 ${foot - 60} 420 ${foot - 300} 560 ${foot - 410}C600 ${foot - 440} 660 ${foot - 452} 780 ${foot - 456}`,
    24,
    tones.far,
    { highlight: false },
  );
}

/** Rear spur that sets the working depth. */
function spur(pen: Pen, rotor: number): string {
  const deck = deckOf(rotor);
  return (
    pen.tube(path`M190 ${deck + 40}L226 ${deck + 70}V-40C226-16 216 0 200 12`, 20, tones.steel, {
      highlight: false,
    }) +
    pen.shell(path`M186 ${deck + 10}H258V${deck + 96}H186z`, tones.mid, { dy: -8 }) +
    pen.line(path`M206 ${deck + 60}h36`, tones.steel.light, 5)
  );
}

/** Transport wheel and its arm. */
function frontWheel(pen: Pen, rotor: number, wheelRadius: number): string {
  const deck = deckOf(rotor);
  let svg = pen.tube(
    path`M-120 ${deck}L-300 ${deck + 20}C-330 ${deck + 26}-346 ${deck + 50}-350 ${deck + 84}L-356 ${-wheelRadius}`,
    22,
    tones.mid,
  );
  svg += wheel(pen, -356, -wheelRadius, wheelRadius);
  return svg;
}

function tineHood(pen: Pen, rotor: number, hood: Tone): string {
  const axle = -rotor;
  return (
    pen.shell(
      path`M-218 ${axle - 40}C-216 ${axle - 120}-150 ${axle - 206}-60 ${axle - 214}H90C170 ${axle - 204} 228 ${axle - 130} 236 ${axle - 30}C238 ${axle - 10} 226 ${axle - 4} 214 ${axle - 14}C190 ${axle - 76} 130 ${axle - 118} 60 ${axle - 124}H-60C-120 ${axle - 118}-168 ${axle - 84}-190 ${axle - 32}C-198 ${axle - 16}-218 ${axle - 20}-218 ${axle - 40}z`,
      hood,
      { dx: -5, dy: -16 },
    ) +
    pen.line(
      path`M-198 ${axle - 70}C-182 ${axle - 140}-128 ${axle - 192}-56 ${axle - 198}H60`,
      hood.light,
      3.6,
    )
  );
}

/** Drive case, from the frame down to the rotor. */
function driveCase(pen: Pen, rotor: number): string {
  const axle = -rotor;
  return (
    pen.shell(
      path`M-52 ${axle - 190}C-52 ${axle - 204}-44 ${axle - 210}-30 ${axle - 210}H44C58 ${axle - 210} 66 ${axle - 204} 65 ${axle - 190}L46 ${axle + 14}C44 ${axle + 48}-36 ${axle + 48}-40 ${axle + 14}z`,
      tones.mid,
      { dx: -4, dy: -12 },
    ) +
    pen.line(path`M-36 ${axle - 186}L-28 ${axle + 6}`, tones.mid.light, 2.8) +
    pen.dot([2, axle + 6], 27, tones.steel.base) +
    pen.dot([2, axle + 6], 15, tones.steel.shade, 1.4) +
    pen.screw(2, axle + 6, 8) +
    pen.screw(-30, axle - 188, 7) +
    pen.screw(44, axle - 188, 7) +
    pen.screw(6, axle - 96, 7)
  );
}

/** Plant disc, in front of the drive case's lower end. */
function plantDisc(pen: Pen, rotor: number): string {
  const radius = rotor * 0.56;
  return (
    pen.dot([2, 6 - rotor], radius, pen.accent.base) +
    pen.dot([2, 6 - rotor], radius * 0.34, tones.steel.base)
  );
}

/** Lever of the reverse gear, tilted back from the frame. */
function gearLever(pen: Pen, deck: number): string {
  return (
    pen.tube(
      path`M206 ${deck - 6}C226 ${deck - 80} 228 ${deck - 150} 262 ${deck - 232}`,
      12,
      tones.steel,
      { highlight: false },
    ) +
    pen.dot([265, deck - 242], 22, tones.dark.base) +
    pen.dot([265, deck - 242], 8, pen.accent.base, 0)
  );
}

/** Frame, engine, handlebar and clutch lever. */
function upperWorks(pen: Pen, rotor: number, engine: number): string {
  return (
    tillerFrame(pen, rotor) +
    tillerEngine(pen, rotor, engine) +
    handlebar(pen, rotor) +
    frameScrews(pen, rotor)
  );
}

function tillerFrame(pen: Pen, rotor: number): string {
  const deck = deckOf(rotor);
  return (
    pen.shell(
      path`M-196 ${deck + 6}C-196 ${deck - 20}-186 ${deck - 28}-168 ${deck - 28}H190C212 ${deck - 28} 226 ${deck - 22} 238 ${deck - 8}L262 ${deck + 30}H-180C-190 ${deck + 30}-196 ${deck + 22}-196 ${deck + 6}z`,
      tones.dark,
      { dx: -4, dy: -10 },
    ) + pen.line(path`M-176 ${deck - 14}H196`, tones.dark.light, 2.4)
  );
}

function tillerEngine(pen: Pen, rotor: number, engine: number): string {
  return pen.group(engine, starterSide, path`translate(-10 ${deckOf(rotor) - 24})`);
}

/** Near handlebar with its grip, the clutch lever and its cable. */
function handlebar(pen: Pen, rotor: number): string {
  const deck = deckOf(rotor);
  let svg = pen.tube(
    path`M196 ${deck + 6}C270 ${deck - 40} 300 ${deck - 90} 350 ${deck - 170}L520 ${deck - 400}C556 ${deck - 444} 600 ${deck - 470} 660 ${deck - 474}H790`,
    27,
    tones.dark,
  );
  svg +=
    pen.tube(path`M690 ${deck - 474}H800`, 40, tones.dark) +
    pen.line(path`M700 ${deck - 484}h90`, tones.dark.light, 2.4);
  svg +=
    pen.tube(
      path`M640 ${deck - 498}C670 ${deck - 520} 710 ${deck - 524} 780 ${deck - 522}`,
      12,
      tones.steel,
      { highlight: false },
    ) +
    pen.shell(path`M612 ${deck - 500}h58v50h-58z`, tones.dark, { dy: -8 }) +
    pen.dot([640, deck - 476], 8, pen.accent.base, 1.4);
  svg +=
    pen.shell(
      path`M330 ${deck - 190}C352 ${deck - 206} 380 ${deck - 196} 382 ${deck - 172}L362 ${deck - 140}C342 ${deck - 132} 322 ${deck - 150} 330 ${deck - 190}z`,
      pen.accent,
      { dy: -6 },
    ) + pen.screw(354, deck - 168, 8);
  svg += pen.line(
    path`M640 ${deck - 460}C560 ${deck - 430} 500 ${deck - 330} 440 ${deck - 240}L340 ${deck - 120}`,
    INK,
    2.6,
  );
  return svg;
}

function frameScrews(pen: Pen, rotor: number): string {
  const deck = deckOf(rotor);
  return pen.screw(-170, deck, 7) + pen.screw(176, deck, 7) + pen.screw(224, deck + 10, 7);
}
