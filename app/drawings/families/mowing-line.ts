/** Draws mowing line: long ones on a spool, short ones as a coil. */

import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface MowingLine {
  accent?: Accent;
  /** Label to draw, such as "Ø 2.4 mm". */
  label?: string;
}

/** Origin: the spool's centre. */
export function lineSpool({ accent = "orange", label }: MowingLine = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [winding(pen, tone), end(pen, tone), flanges(pen), labelMark(pen, label)].join(""),
    box: [-122, -124, label ? 200 + leaderRoom(pen, label) : 196, 132],
  });
}

/** Origin: the coil's centre. */
export function lineCoil({ accent = "orange", label }: MowingLine = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [turns(pen, tone), ties(pen), label2(pen, label)].join(""),
    box: [-120, -128, label ? 200 + leaderRoom(pen, label) : 192, 128],
  });
}

/** The line on the spool. */
function winding(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-84-84H84V84H-84z", tone, { dx: 0, dy: -30 }),
    pen.line(
      Array.from(
        { length: 14 },
        (_, i) => `M-84 ${-78 + i * 12}C-40 ${-74 + i * 12} 40 ${-72 + i * 12} 84 ${-76 + i * 12}`,
      ).join(""),
      tone.shade,
      3,
    ),
    pen.line("M-80-60H80M-80-48H80", tone.light, 2.4),
  ].join("");
}

/** The loose end. */
function end(pen: Pen, tone: Tone): string {
  return [
    pen.line("M20 78C60 104 116 130 190 124", INK, 10),
    pen.line("M20 78C60 104 116 130 190 124", tone.base, 6),
    pen.line("M20 76C60 102 116 128 190 122", tone.light, 1.6),
  ].join("");
}

/** The spool's two flanges. */
function flanges(pen: Pen): string {
  return [
    ...[-96, 96].map((x) =>
      [
        pen.shell(
          path`M${x - 14}-112C${x - 14}-120 ${x + 14}-120 ${x + 14}-112V112C${x + 14} 120 ${x - 14} 120 ${x - 14} 112z`,
          tones.dark,
          { dx: -3, dy: -8 },
        ),
        pen.line(path`M${x - 6}-100V60`, tones.dark.light, 2.4),
      ].join(""),
    ),
    pen.flat("M-118-20H-110V20H-118zM110-20H118V20H110z", tones.mid.base),
  ].join("");
}

function labelMark(pen: Pen, label: string | undefined): string {
  return label ? leader(pen, [176, 124], [200, 70], label) : "";
}

/** The turns and the loose end. */
function turns(pen: Pen, tone: Tone): string {
  return [
    [
      [0, 0, 104],
      [5, -3, 98],
      [-4, 4, 93],
      [2, 2, 109],
    ]
      .map(
        ([x = 0, y = 0, radius = 0]) =>
          pen.ring([x, y], radius, { width: 7, colour: INK }) +
          pen.ring([x, y], radius, { width: 4.4, colour: tone.base }),
      )
      .join(""),
    pen.multi("M72 76C104 112 140 120 186 108", [
      [INK, 7],
      [tone.base, 4.4],
    ]),
  ].join("");
}

/** Two bands around the coil. */
function ties(pen: Pen): string {
  return [
    [-104, 0, 90],
    [0, -104, 0],
    [74, 73, -45],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      at(
        x,
        y,
        pen.shell("M-12-20H12V20H-12z", tones.dark, { small: true }) +
          pen.line("M-5-16V16", tones.dark.light, 1.8),
        a,
      ),
    )
    .join("");
}

function label2(pen: Pen, label: string | undefined): string {
  return label ? leader(pen, [170, 111], [200, 60], label) : "";
}
