/** Draws a long-reach hedge trimmer from top left to bottom right, as in use. */
import { DRIVE_END, type DriveLook, type DrivePowerType, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { hedgeHead } from "../parts/pole-heads.ts";
import { control, foamGrip, loopHandle, shaft } from "../parts/shaft.ts";
import { type Box, type Machine, turnedBox, unionOf } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";

export interface LongHedgeTrimmerOptions {
  /** Drawn cutting length, cm; `known` if a figure gives it. */
  blade: number;
  known?: boolean;
  /** Overall length, m. */
  length?: number;
  /** Tooth spacing, mm. */
  pitch?: number;
  power?: DrivePowerType;
  look?: DriveLook;
  /** Scale of the drive. */
  size?: number;
  /** For thumbnails: steeper, shortened with a break. */
  thumb?: boolean;
}

export function longHedgeTrimmer(options: LongHedgeTrimmerOptions): Machine {
  const {
    blade,
    known = false,
    length = 2.05,
    pitch = 33,
    power = "battery",
    size = 1,
    thumb = false,
  } = options;
  return (pen) => {
    const tilt = thumb ? 38 : 24;
    const angle = thumb ? -34 : -24;
    const end = DRIVE_END[power] * size;
    const tube = thumb ? 850 : Math.max(700, length * 1000 - blade * 10 - 100 - end);
    const pole =
      shaft(pen, 60, tube + 10, { diameter: 27, breakAt: thumb ? 312 : undefined }) +
      pen.flat("M170-14h84v28h-84z", pen.accent.base) +
      at(
        tube,
        0,
        foamGrip(pen, -480, -318) +
          loopHandle(pen) +
          control(pen) +
          pen.group(size, (part) => drive(part, power, options.look)),
      ) +
      hedgeHead(pen, blade, { pitch, angle });
    const front = -102;
    const tip = front - blade * 10;
    const head: Box = turnedBox(
      [
        [tip - 6, -44],
        [tip - 6, 60],
        [30, -44],
      ],
      angle + tilt,
    );
    const body = turnedBox(
      [
        [tube + end - 20, -190],
        [tube + end - 10, 120],
        [tube + 90, 190],
        [tube + 250, 170],
        [tube - 300, -190],
      ],
      tilt,
    );
    return {
      s: turned(tilt, pole),
      box: unionOf(head, body),
      // A dimension below the picture is correct only for a horizontal blade.
      ...(known && angle + tilt === 0
        ? { dimension: { from: tip, to: front, text: path`${blade} cm` } }
        : {}),
    };
  };
}
