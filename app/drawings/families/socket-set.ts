/** Draws a socket set in its open case with its actual number of pieces. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface SocketSet {
  /** Total pieces: ratchet, two extensions, adapter; the remainder are sockets. */
  pieces?: number;
  accent?: Accent;
}

const OTHER_PIECES = 4;

/** Origin: the case's centre, seen from above. */
export function socketSet({ pieces = 22, accent = "yellow" }: SocketSet = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => {
    const sockets = Math.max(2, pieces - OTHER_PIECES);
    const row = Math.ceil(sockets / 2);
    return {
      s: [
        openCase(pen, tone),
        socketRows(pen, sockets, row),
        ratchet(pen, tone),
        extensions(pen),
      ].join(""),
      box: [-236, -152, 236, 170],
    };
  };
}

/** Open end of a socket. */
function socket(pen: Pen, x: number, y: number, radius: number): string {
  const half = radius * 0.6;
  return (
    pen.dot([x, y], radius, tones.steel.base) +
    pen.flat(
      path`M${x - half} ${y}L${x - half / 2} ${y - half * 0.87}H${x + half / 2}L${x + half} ${y}L${x + half / 2} ${y + half * 0.87}H${x - half / 2}z`,
      tones.dark.base,
    )
  );
}

/** Horizontal extension bar. */
function extension(pen: Pen, x: number, long: number): string {
  return (
    pen.flat(path`M${x} 93h14v14h-14z`, tones.steel.base) +
    pen.shell(
      path`M${x + 14} 91H${x + long - 24}L${x + long - 20} 87H${x + long}V113H${x + long - 20}L${x + long - 24} 109H${x + 14}z`,
      tones.steel,
      { dx: 0, dy: -6 },
    )
  );
}

/** The case and its tray. */
function openCase(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-230-132C-230-142-224-148-214-148H214C224-148 230-142 230-132V128C230 138 224 144 214 144H-214C-224 144-230 138-230 128z",
      tones.dark,
      { dx: -4, dy: -8 },
    ),
    pen.flat("M-212-130H212V126H-212z", tones.mid.shade),
    pen.line("M-222-122V118", tones.dark.light, 2.4),
    pen.shell(
      "M-120 138H-70V160C-70 164-74 166-78 166H-112C-116 166-120 164-120 160zM70 138H120V160C120 164 116 166 112 166H78C74 166 70 164 70 160z",
      tone,
      { small: true },
    ),
    pen.tube("M-44 146C-40 172 40 172 44 146", 12, tones.dark),
  ].join("");
}

/** Two rows of sockets in ascending size. */
function socketRows(pen: Pen, sockets: number, row: number): string {
  return Array.from({ length: sockets }, (_, i) => {
    const inRow = i % row;
    const radius = 12.5 + (i / sockets) * 8.5;
    return socket(pen, -190 + (inRow * 380) / (row - 1), i < row ? -98 : -44, radius);
  }).join("");
}

/** Ratchet with its reversible head. */
function ratchet(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-150 40C-150 22-166 10-184 10C-202 10-204 34-204 42C-204 62-190 74-172 72C-160 70-150 62-140 58L30 54C60 58 96 60 124 56C136 54 138 34 126 30C96 24 60 26 30 32L-138 32C-144 32-148 36-150 40z",
      tones.steel,
      { dx: -3, dy: -8 },
    ),
    pen.shell(
      "M34 32C62 26 96 26 122 32C130 36 130 50 122 54C96 58 62 58 34 53C30 46 30 39 34 32z",
      tone,
      {
        dx: -2,
        dy: -6,
      },
    ),
    ticks(pen, { from: [52, 33], count: 6, step: [11, 0], by: [0, 20] }, tone.shade, 2.2),
    pen.dot([-177, 42], 18, tones.mid.base),
    pen.flat("M-185 34h16v16h-16z", tones.steel.light),
    pen.line("M-130 38H20", tones.steel.light, 2.6),
  ].join("");
}

/** Two extensions and the adapter. */
function extensions(pen: Pen): string {
  return [
    extension(pen, -190, 150),
    extension(pen, -14, 96),
    pen.shell("M118 86H146C152 86 154 90 154 96V106C154 112 152 114 146 114H118z", tones.steel, {
      dx: 0,
      dy: -6,
    }),
    pen.flat("M154 93h14v14h-14z", tones.steel.base),
  ].join("");
}
