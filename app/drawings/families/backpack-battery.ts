/** Draws a backpack battery with its harness and cable. */

import { chargeLights, ticks } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface BackpackBattery {
  /** Relative height of the pack, 1 for about 1000 Wh. */
  size?: number;
  accent?: Accent;
  /** Label to draw, such as "27.4 Ah". */
  label?: string;
}

/** Origin: the pack's front lower edge; the wearer's back is at the left. */
export function backpackBattery({
  size = 1,
  accent = "orange",
  label,
}: BackpackBattery = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      cable(pen, tone),
      frame(pen),
      pack(pen, size, tone),
      foot(pen),
      labelMark(pen, label, size),
    ].join(""),
    box: [-372, -532 * size, label ? 300 + leaderRoom(pen, label) : 268 * size, 46],
  });
}

function packBody(pen: Pen, tone: Tone): string {
  return [
    pen.tube("M74-470C74-520 144-524 164-484", 22, tone),
    pen.shell(
      "M58-452C58-472 70-482 90-482H168C204-480 226-462 230-430L242-90C242-52 226-34 192-32H90C70-32 58-42 58-62z",
      tones.grey,
      { dx: -10, dy: -14 },
    ),
    pen.shell(
      "M150-482H168C204-480 226-462 230-430L242-90C242-52 226-34 192-32H160C178-60 184-90 182-130L172-400C171-440 166-464 150-482z",
      tones.dark,
      { dx: -6, dy: -8 },
    ),
    pen.line("M190-456C204-446 212-434 213-414L222-120", tones.dark.light, 2.6),
    pen.shell("M58-250L176-256L180-170L58-160z", tone, { dx: -4, dy: -10 }),
    ticks(pen, { from: [84, -430], count: 5, step: [0, 20], by: [66, 0] }, tones.grey.shade, 4),
    chargeLights(pen, 80, -292, { count: 5, lit: 4, side: 12, step: 18 }),
    ticks(pen, { from: [84, -128], count: 3, step: [0, 18], by: [72, 0] }, tones.grey.shade, 4),
    pen.line("M72-440V-280", tones.grey.light, 3),
    pen.screw(76, -462, 6),
    pen.screw(78, -54, 6),
    pen.screw(160, -54, 6),
    pen.cap(134, -208, 20),
  ].join("");
}

/** Cable with its plug, and the far strap. */
function cable(pen: Pen, tone: Tone): string {
  return [
    pen.tube("M70-44C20 30-120 40-190-10C-230-40-240-90-270-120", 12, tones.dark, {
      highlight: false,
    }),
    at(
      -276,
      -128,
      pen.shell("M-66-26H10C18-26 22-20 22-12V14C22 22 18 26 10 26H-66L-78 14V-14z", tones.dark, {
        dx: -2,
        dy: -6,
      }) +
        pen.flat("M-96-14h22v28h-22z", tones.steel.base) +
        pen.flat("M-30-26h18v52h-18z", tone.base),
      42,
    ),
    pen.tube("M34-450C-50-456-108-380-114-290C-119-210-84-130 22-100", 26, tones.far, {
      highlight: false,
    }),
    pen.tube("M50-462C-50-486-128-392-134-290C-139-190-92-92 34-72", 36, tones.dark, {
      highlight: false,
    }),
    pen.rod("M30-454C-44-462-112-378-118-290C-122-202-84-118 18-92", tones.dark.light, 4),
    pen.flat("M-150-262l44-4 3 40-44 4z", tones.mid.base),
  ].join("");
}

/** Near strap, back frame and padding. */
function frame(pen: Pen): string {
  return [
    pen.shell(
      "M20-480C6-440 16-380 26-340C32-300 14-240 10-180C6-120 16-60 34-36H74V-480z",
      tones.dark,
      {
        dx: -3,
        dy: -4,
      },
    ),
    pen.line("M24-440C20-400 34-360 36-330C38-300 22-240 20-190", tones.dark.light, 2.6),
  ].join("");
}

function pack(pen: Pen, size: number, tone: Tone): string {
  return pen.group(size, (pen) => packBody(pen, tone), "translate(6 0)");
}

function foot(pen: Pen): string {
  return pen.shell("M44-40H240L250-6C250 0 244 4 236 4H60C50 4 44-2 42-10z", tones.dark, {
    dx: -2,
    dy: -6,
  });
}

function labelMark(pen: Pen, label: string | undefined, size: number): string {
  return label ? leader(pen, [6 + 236 * size, -300 * size], [300, -350], label) : "";
}
