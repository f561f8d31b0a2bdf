/**
 * Draws a hand-held vacuum: a one-piece body with a loop handle, or a pistol grip behind a cyclone
 * bin.
 */

import { slots, ticks } from "../parts/fittings.ts";
import { turned } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, bodyBeside, INK, type Tone, tones } from "../pen/tones.ts";

import { triggerUnit } from "./trigger-unit.ts";

export interface HandVacuum {
  /**
   * Mouth: scoop, slim rotating nozzle, cyclone bin with pistol grip, or scoop with a rotating
   * brush for pet hair.
   */
  mouth?: "scoop" | "slim" | "cyclone" | "brush";
  /** Cones are visible in the transparent bowl. */
  cones?: boolean;
  accent?: Accent;
  /** Label to draw at the bowl, such as "0.59 L". */
  label?: string;
}

/** Origin: the front of the body, on its axis. */
export function handVacuum(options: HandVacuum = {}): Machine {
  const { mouth = "scoop", accent = "orange", label } = options;
  const tone = accentOf(accent);
  if (mouth === "cyclone") return triggerVacuum(tone, label);
  return (plain) => {
    const pen = plain.with(tone);
    const left = { brush: -206, slim: -222, scoop: -158 }[mouth];
    return {
      s:
        turned(
          6,
          (mouth === "slim" ? slimNozzle(pen) : "") +
            bowl(pen, options.cones ?? false) +
            (mouth === "brush" ? petBrush(pen, tone) : "") +
            body(pen, tone, mouth),
        ) + (label ? leader(pen, [-50, 34], [-70, 130], label) : ""),
      box: [
        label ? Math.min(left, -70 - leaderRoom(pen, label)) : left,
        -96,
        344,
        label ? 142 : 112,
      ],
    };
  };
}

function triggerVacuum(tone: Tone, label: string | undefined): Machine {
  return (pen) => ({
    s:
      pen.tube("M-96 0H0", 40, tones.dark, { cap: "butt" }) +
      miniHead(pen, tone) +
      triggerUnit(pen, tone) +
      (label ? leader(pen, [40, -70], [-60, -150], label) : ""),
    box: [label ? Math.min(-236, -60 - leaderRoom(pen, label)) : -236, -232, 306, 90],
  });
}

/** Motorised mini head. */
function miniHead(pen: Pen, tone: Tone): string {
  return (
    pen.shell("M-84-26C-110-40-150-50-186-44C-214-40-226-18-226 8V58H-96L-84 26z", tones.dark, {
      dx: -3,
      dy: -9,
    }) +
    pen.flat("M-214 14C-214-10-200-26-176-28C-152-30-132-22-122-8L-118 34H-214z", tone.base) +
    pen.line("M-204 22C-202-2-190-16-170-17", tone.light, 2.4) +
    ticks(pen, { from: [-212, 58], count: 8, step: [14, 0], by: [-6, 16] }, INK, 1.6)
  );
}

/** Transparent bowl, its lower half full. */
function bowl(pen: Pen, cones: boolean): string {
  return [
    pen.shell(
      "M36-56C-16-52-66-30-108 2C-120 12-126 26-120 40L-108 56C-60 62-10 62 36 58z",
      tones.clear,
      {
        dx: -3,
        dy: -16,
      },
    ),
    cones
      ? pen.flat("M-30-22L32-40V-8zM-30 20L32-2V28z", tones.steel.base)
      : pen.flat("M32-40V40H-8C-14 20-12-12 4-32z", tones.steel.light),
    pen.tone("M-98 34C-60 16-20 36 34 22V53C-16 58-62 58-104 52z", tones.mid.base),
    pen.line("M-92 4C-56-24-20-38 22-45", tones.clear.light, 3),
    pen.shell(
      "M-110-2L-142 28C-148 34-148 40-142 44L-116 60L-96 58C-106 46-110 26-98-2z",
      tones.dark,
      {
        dx: -2,
        dy: -5,
      },
    ),
  ].join("");
}

/** Long slim nozzle in front of the bowl. */
function slimNozzle(pen: Pen): string {
  return (
    pen.shell("M-60-18L-196 22C-208 26-210 36-202 42L-188 52L-80 50z", tones.dark, {
      dx: -2,
      dy: -8,
    }) + pen.line("M-188 30L-80 2", tones.dark.light, 2.2)
  );
}

/** Rotating brush in front of the mouth. */
function petBrush(pen: Pen, accent: Tone): string {
  return (
    pen.shell(
      "M-100-20C-120-34-158-36-182-18C-200 0-200 36-186 56L-92 62C-84 30-88 0-100-20z",
      tones.dark,
      {
        dx: -3,
        dy: -8,
      },
    ) +
    pen.line("M-172-12C-156-22-128-22-112-12", tones.dark.light, 2.2) +
    pen.flat("M-192 52H-94L-96 70C-118 80-164 80-188 70z", accent.base) +
    ticks(pen, { from: [-180, 56], count: 7, step: [13, 0], by: [-6, 18] }, INK, 1.6)
  );
}

/** Loop handle by manufacturer: straight above the body, or swept back to its rear. */
const BODIES = {
  straight:
    "M30-62C72-70 104-86 140-96H262C312-96 338-66 340-22L342 20C342 46 328 58 300 60L120 62C82 62 52 60 30 58zM150-62C138-58 134-48 142-40C152-28 168-24 188-24H272C292-24 300-32 298-42C296-56 284-62 266-62z",
  swept:
    "M30-62C90-74 150-100 214-100C290-100 332-64 342-8C346 20 338 44 314 52C270 62 110 66 30 58zM176-64C162-60 160-48 168-40C178-30 196-26 220-24L276-20C294-20 300-32 290-44C272-62 214-74 176-64z",
};

/** One casting of bowl collar, motor and handle, with the cells inside. */
function body(pen: Pen, accent: Tone, mouth: "scoop" | "slim" | "brush"): string {
  const housing = bodyBeside(accent) === tones.grey ? tones.grey : tones.dark;
  return [
    pen.shell(mouth === "slim" ? BODIES.straight : BODIES.swept, housing, {
      hole: true,
      dx: -4,
      dy: -9,
    }),
    pen.flat(
      "M96-14C150-8 230-6 318 2C328 14 326 32 312 42C260 50 160 54 92 52C84 30 86 4 96-14z",
      accent.base,
    ),
    slots(pen, { from: [218, 12], count: 5, step: [17, 0], by: [-4, 24] }, tones.dark.base, 6),
    pen.flat("M26-64h26V60H26z", tones.dark.base),
    pen.shell("M86-84C88-94 96-98 106-98H130C140-98 146-92 146-84L140-74H84z", accent, {
      small: true,
    }),
    pen.line(
      mouth === "slim" ? "M160-84H262C300-84 322-62 326-26" : "M172-86C250-96 310-66 326-12",
      housing.light,
      2.2,
    ),
  ].join("");
}
