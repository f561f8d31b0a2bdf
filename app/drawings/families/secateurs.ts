/** Draws secateurs, half open. */

import { ticks } from "../parts/fittings.ts";
import { turned } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface Secateurs {
  /** The blade passes the lower jaw (bypass) or closes on a flat anvil. */
  form?: "bypass" | "anvil";
  /** A pale light-metal grip instead of a dark one. */
  pale?: boolean;
  /** Both grips have cushions in the accent. */
  cushioned?: boolean;
  accent?: Accent;
  /** Maximum branch diameter, mm: drawn between the jaws and lettered. */
  branch?: number;
}

/** Origin: the pivot. */
export function secateurs(options: Secateurs = {}): Machine {
  const { form = "bypass", pale = false, cushioned = false, accent = "orange", branch } = options;
  const tone = accentOf(accent);
  const anvil = form === "anvil";
  return (pen) => ({
    s: [
      spring(pen),
      lowerJaw(pen, anvil, tone),
      blade(pen, cushioned ? tone : pale ? tones.steel : tones.dark),
      pivot(pen, tone),
      cutBranch(pen, branch),
    ].join(""),
    box: [
      branch ? Math.min(-118, -84 - leaderRoom(pen, `Ø ${branch} mm`)) : -118,
      -72,
      184,
      branch ? 84 : 78,
    ],
  });
}

/** One grip; `side` 1 is the upper one. */
function grip(pen: Pen, side: number, tone: Tone): string {
  return pen.shell(
    path`M8 ${-14 * side}C30 ${-20 * side} 44 ${-22 * side} 60 ${-22 * side}C96 ${-22 * side} 132 ${-30 * side} 164 ${-32 * side}C176 ${-32 * side} 180 ${-18 * side} 170 ${-14 * side}C140 ${-6 * side} 96 ${-2 * side} 62 ${-3 * side}C46 ${-3 * side} 30 ${4 * side} 12 ${10 * side}z`,
    tone,
    { dx: -1, dy: -5 },
  );
}

function spring(pen: Pen): string {
  return pen.multi("M46-17C62-18 60-9 48-10C34-10 36-2 50-3C64-3 64 5 51 4C38 4 38 12 50 12", [
    [INK, 6],
    [tones.steel.base, 3],
  ]);
}

/** Lower jaw and upper grip. */
function lowerJaw(pen: Pen, anvil: boolean, tone: Tone): string {
  return turned(
    -11,
    (anvil
      ? pen.shell(
          "M14-6C20 8 10 18-8 20L-98 20C-104 20-106 16-106 12V6H-20C-12 4-6 0 0-12z",
          tones.mid,
          {
            dx: -2,
            dy: -6,
          },
        ) + pen.line("M-100 11H-24", tones.mid.light, 2.4)
      : pen.shell(
          "M14-6C20 10 8 20-10 25C-34 31-62 26-80 10C-85 5-88-1-87-6C-76 3-62 7-46 7C-30 7-14 0 0-12z",
          tones.mid,
          { dx: -2, dy: -6 },
        )) +
      grip(pen, 1, tone) +
      pen.line("M66-17C100-18 130-24 160-26", tone.light, 2.4) +
      ticks(pen, { from: [92, -17], count: 5, step: [13, -Math.LOG2E], by: [0, 9] }, tone.shade, 2),
  );
}

/** Blade and lower grip. */
function blade(pen: Pen, handle: Tone): string {
  return turned(
    13,
    grip(pen, -1, handle) +
      pen.line("M62 6C96 6 136 9 164 16", handle.light, 2.2) +
      pen.shell(
        "M18 8C6 20-12 18-30 12C-54 6-80 2-106-8C-100-22-84-32-62-33C-38-34-12-28 8-17C18-12 22-2 18 8z",
        tones.steel,
        {
          dx: -2,
          dy: -6,
          light: pen.tone(
            "M-104-6C-80 2-54 6-30 12L-14 15-16 8C-40 0-70-6-100-14z",
            tones.steel.light,
          ),
        },
      ) +
      pen.line("M-100-13C-70-6-44 0-18 8", INK, 1.2),
  );
}

/** Pivot and catch. */
function pivot(pen: Pen, tone: Tone): string {
  return [
    pen.dot([0, 0], 15, tones.dark.base),
    pen.dot([0, 0], 9, tones.steel.base, 1.4),
    pen.flat("M-5-2.9L0-5.8 5-2.9V2.9L0 5.8-5 2.9z", tones.steel.light),
    pen.shell("M24-20L40-25C44-26 46-20 42-18L30-10z", tone === tones.orange ? tones.dark : tone, {
      small: true,
    }),
  ].join("");
}

/** Branch between the jaws, with its diameter. */
function cutBranch(pen: Pen, branch: number | undefined): string {
  if (!branch) return "";
  return [
    pen.dot([-56, 2], branch / 2, tones.wood.base),
    pen.dot([-56, 2], branch * 0.3, tones.wood.light, 0),
    pen.ring([-56, 2], branch * 0.2, { width: 0.9, colour: tones.wood.shade }),
    leader(pen, [-56, 2], [-84, 62], `Ø ${branch} mm`),
  ].join("");
}
