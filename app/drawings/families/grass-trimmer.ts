/** Draws a grass trimmer with a curved shaft. */
import { DRIVE_END, type DriveLook, type DrivePowerType, drive } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import { carryingRing, control, loopHandle } from "../parts/shaft.ts";
import { cuttingTool } from "../parts/trimmer-heads.ts";
import { type Machine, turnedBox, unionOf } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export interface GrassTrimmerOptions {
  /** Drawn cutting circle, cm; `known` if a figure gives it. */
  cut: number;
  known?: boolean;
  /** Overall length, m. */
  length?: number;
  power?: DrivePowerType;
  look?: DriveLook;
  /** The motor is at the head. */
  motorBelow?: boolean;
  /** Scale of the drive. */
  size?: number;
  /** Shortened, for thumbnails. */
  thumb?: boolean;
}

/** Start of the straight part relative to the head; the bend joins both. */
const BEND = { x: 190, y: -250 };
const TILT = 38;

export function grassTrimmer(options: GrassTrimmerOptions): Machine {
  const { cut, known = false, length = 1.18, power = "corded", size = 1, thumb = false } = options;
  return (pen) => {
    const end = DRIVE_END[power];
    const tube = thumb ? 600 : Math.max(560, length * 1000 - end + (power === "corded" ? 110 : 0));
    const x = tube - 240;
    const cos = Math.cos((TILT * Math.PI) / 180);
    const sin = Math.sin((TILT * Math.PI) / 180);
    const along = (mm: number) => path`${BEND.x + mm * cos} ${BEND.y - mm * sin}`;
    const bent = path`M6 30C0 -60 20 -118 ${along(-136)}C${along(-70)} ${along(-30)} ${BEND.x} ${BEND.y}L${along(x + 20)}`;
    const fittings = at(
      x,
      0,
      carryingRing(pen) +
        control(pen) +
        pen.group(size, (part) => drive(part, power, options.look)) +
        loopHandle(pen),
    );
    const radius = cut * 5;
    const [left, top, right, bottom] = turnedBox(
      [
        [x + end - 4, 110],
        [x + end - 20, -80],
        [x + 100, -190],
        [x + 230, 176],
        [x + 250, -184],
        [x - 290, -190],
      ],
      -TILT,
    );
    return {
      s:
        pen.tube(bent, 25, tones.steel) +
        at(BEND.x, BEND.y, pen.flat("M10-16h84v32h-84z", pen.accent.base) + fittings, -TILT) +
        head(pen, radius, options.motorBelow ?? false),
      box: unionOf(
        [-radius - 8, 0, 210, 122],
        [left + BEND.x, top + BEND.y, right + BEND.x, bottom + BEND.y],
      ),
      ...(known ? { dimension: { from: -radius, to: radius, text: path`${cut} cm` } } : {}),
    };
  };
}

function head(pen: Pen, radius: number, motor: boolean): string {
  const guard =
    "M-22-16C-8-30 30-36 54-26C130-16 176 10 196 48C210 72 212 92 206 104C196 110 184 104 180 96C150 66 100 44 34 40L-22 30z";
  return (
    pen.shell(guard, tones.dark, { dx: -4, dy: -10 }) +
    pen.line("M30-22C104-14 156 10 180 48", tones.dark.light, 2.2) +
    pen.line("M96-4L84 40M144 18L126 56", tones.dark.light, 1.4) +
    (motor
      ? pen.shell("M-44 34C-50-4-44-46-20-56H34C54-44 58-4 50 34z", pen.accent, {
          dx: -4,
          dy: -8,
        }) + pen.line("M-24-34l-4 48M-4-38v52M16-38v52M34-34l4 46", pen.accent.shade, 4)
      : pen.shell("M-30 34C-34 6-22-22 6-24C34-22 42 6 36 34z", tones.mid, { dx: -3, dy: -6 })) +
    pen.flat("M-20 34h44v14h-44z", tones.steel.base) +
    cuttingTool(pen, radius, "nylon")
  );
}
