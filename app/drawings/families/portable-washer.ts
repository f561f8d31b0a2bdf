/** Draws a hand-held battery pressure washer. */

import { chargeLights, ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface PortableWasher {
  accent?: Accent;
  /** Label to draw at the lance, such as "24 bar". */
  label?: string;
}

/** Origin: the gun's axis above the trigger, nozzle to the left. */
export function portableWasher({ accent = "orange", label }: PortableWasher = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      lance(pen, tone),
      suctionHose(pen),
      body(pen, tone),
      grip(pen),
      pack(pen),
      labelMark(pen, label),
    ].join(""),
    box: [label ? Math.min(-400, -300 - leaderRoom(pen, label)) : -400, -60, 242, 252],
  });
}

/** Lance with its turning nozzle. */
function lance(pen: Pen, tone: Tone): string {
  return [
    pen.tube("M-340 0H-70", 18, tones.steel, { cap: "butt" }),
    pen.shell("M-330-22H-372L-396-13V11L-372 20H-330z", tone, { small: true }),
    pen.line("M-360-20V18M-346-20V18", INK, 1.4),
    pen.flat("M-104-21h38v42h-38z", tones.mid.base),
  ].join("");
}

/** Suction hose from a bucket or bottle. */
function suctionHose(pen: Pen): string {
  return [
    pen.tube(
      "M150 40C150 90 96 80 92 130C88 190 30 216-30 212C-70 210-100 214-130 224",
      15,
      tones.dark,
      { highlight: false },
    ),
    pen.flat("M-160 212h32v26h-32z", tones.mid.base),
    pen.line("M-150 212v26M-140 212v26", INK, 1.4),
  ].join("");
}

/** Motor and pump housing. */
function body(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-70-34C-40-46 40-54 110-52C160-50 190-36 196-6L204 66C204 80 194 88 180 86L150 84C138 82 132 74 130 62C126 46 112 38 90 38L-70 32C-80 30-82 22-82 14V-18C-82-26-80-32-70-34z",
      tone,
      {
        dx: -4,
        dy: -16,
        light: pen.tone("M-62-24C-34-36 44-43 108-41L116-47C44-50-36-44-66-32z", tone.light),
      },
    ),
    pen.flat(
      "M-40-20C0-30 60-34 110-30C118-16 118 0 112 14C60 18 0 18-40 14C-48 2-48-8-40-20z",
      tones.dark.base,
    ),
    ticks(pen, { from: [-14, -16], count: 8, step: [14, 0], by: [0, 24] }, tone.base, 3.4),
  ].join("");
}

/** Grip with its trigger. */
function grip(pen: Pen): string {
  return [
    pen.shell(
      "M110 24C136 22 160 30 172 44C182 60 192 110 200 158H120C122 130 114 90 104 66C96 48 96 28 110 24z",
      tones.dark,
      { dx: -3, dy: -6 },
    ),
    ticks(pen, { from: [140, 74], count: 5, step: [3, 14], by: [32, -4] }, tones.dark.light, 1.6),
    pen.shell(
      "M98 44C84 48 82 60 86 74C92 92 92 100 88 112C92 120 104 120 114 112L110 66z",
      tones.mid,
      {
        small: true,
      },
    ),
  ].join("");
}

/** Battery under the grip. */
function pack(pen: Pen): string {
  return [
    pen.shell(
      "M92 158H224C232 158 236 162 236 170V230C236 240 230 246 220 246H98C88 246 82 240 82 230V170C82 162 86 158 92 158z",
      tones.grey,
      { dx: -5, dy: -9 },
    ),
    pen.flat(
      "M92 158H224C232 158 236 162 236 170V184H82V170C82 162 86 158 92 158z",
      tones.dark.base,
    ),
    chargeLights(pen, 100, 198, { side: 11, step: 17 }),
    ticks(pen, { from: [100, 222], count: 2, step: [0, 11], by: [90, 0] }, tones.grey.shade, 3),
  ].join("");
}

function labelMark(pen: Pen, label: string | undefined): string {
  return label ? leader(pen, [-230, 0], [-300, 110], label) : "";
}
