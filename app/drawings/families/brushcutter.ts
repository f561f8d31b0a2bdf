/**
 * Draws a brushcutter with a straight shaft: head flat on the ground at the left, drive at the
 * upper right.
 */
import { bikeHandle, bikeHandleFar } from "../parts/bike-handle.ts";
import { DRIVE_END, type DriveLook, type DrivePowerType, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { carryingRing, control, loopHandle, shaft } from "../parts/shaft.ts";
import { type CuttingTool, trimmerHead } from "../parts/trimmer-heads.ts";
import { type Machine, turnedBox, unionOf } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { type Accent, accentOf, tones } from "../pen/tones.ts";

export interface BrushcutterOptions {
  /** Drawn cutting circle, cm; `known` if a figure gives it. */
  cut: number;
  known?: boolean;
  handle?: "bike" | "loop";
  tool?: CuttingTool;
  power?: DrivePowerType;
  look?: DriveLook;
  /** The motor is at the head. */
  motorBelow?: boolean;
  /** Loop handle with a barrier bar; two-handed handle with a coated tube. */
  barrier?: boolean;
  coated?: boolean;
  /** Length of the tube, mm. */
  tube?: number;
  /** Scale of the drive, 1 for about 36 cc. */
  size?: number;
  accent?: Accent;
  /**
   * For small pictures: steeper, with a shortened tube, so that head and engine fill the picture.
   */
  thumb?: boolean;
}

export function brushcutter(options: BrushcutterOptions): Machine {
  const {
    cut,
    known = false,
    handle = "bike",
    tool = "nylon",
    power = "petrol",
    size = 1,
    thumb = false,
  } = options;
  const { motorBelow: motor = false, barrier = false, coated = false } = options;
  const bike = handle === "bike";
  return (plain) => {
    const pen = plain.with(accentOf(options.accent ?? "orange"));
    const tilt = thumb ? 42 : 25;
    const tube = thumb ? (bike ? 900 : 800) : (options.tube ?? 1430);
    const breakAt = thumb ? (bike ? 340 : 400) : undefined;
    const fittings =
      carryingRing(pen) +
      (bike ? "" : control(pen)) +
      pen.group(size, (part) => drive(part, power, options.look)) +
      (bike ? bikeHandle(pen, coated ? tones.mid : tones.steel) : loopHandle(pen, barrier));
    const pole =
      (bike ? at(tube, 0, bikeHandleFar(pen)) : "") +
      shaft(pen, 46, tube + 10, { diameter: thumb ? 30 : bike ? 28 : 25, breakAt, gap: 44 }) +
      pen.flat("M150-15h96v30h-96z", pen.accent.base) +
      at(tube, 0, fittings);
    const head = thumb
      ? pen.group(
          1.3,
          (part) => trimmerHead(part, cut / 1.15, tool, { motor }),
          "translate(-8 -14)",
        )
      : trimmerHead(pen, cut, tool, { motor });
    const radius = cut * 5 * (thumb ? 1.13 : 1);
    const end = DRIVE_END[power] * size;
    const upper = turnedBox(
      [
        [tube + end, -60 * size],
        [tube + end - 20, 80 * size],
        [tube + 120 * size, -190 * size],
        [tube + 200 * size, -194 * size],
        [tube + (power === "petrol" ? 290 : 264) * size, (power === "petrol" ? -184 : -160) * size],
        [tube + end - 6, 122 * size],
        [tube - 200, bike ? -318 : -190],
        [tube + 230 * size, 176 * size],
      ],
      -tilt,
    );
    return {
      s: turned(-tilt, pole) + head,
      box: unionOf([-radius - 8, 0, thumb ? 330 : 262, thumb ? 142 : 122], upper),
      ...(known ? { dimension: { from: -radius, to: radius, text: path`${cut} cm` } } : {}),
      detail: [-radius - 8, -150, 330, 122],
    };
  };
}
