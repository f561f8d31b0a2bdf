/** Pole pruner, reaching from bottom right to top left. */
import { DRIVE_END, type DriveLook, type DrivePower, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { prunerHead } from "../parts/pole-heads.ts";
import { carryingRing, control, foamGrip, shaft } from "../parts/shaft.ts";
import { dimension } from "../pen/dimension.ts";
import { type Machine, turnedBox } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export interface PolePrunerFigures {
  /** Guide bar as drawn, cm; `known` when a fact gives it. */
  bar: number;
  known?: boolean;
  /** Overall length, m; of a telescopic pole the shortest. */
  length?: number;
  telescopic?: boolean;
  /** Reaches further than its sisters: shortened less. */
  far?: boolean;
  power?: DrivePower;
  look?: DriveLook;
  /** Scale of the drive. */
  size?: number;
  lettered?: boolean;
  /** Shortened with a drawing-office break, for thumbnails. */
  thumb?: boolean;
}

export function polePruner(figures: PolePrunerFigures): Machine {
  const { bar, known = false, length = 2.7, telescopic = false, power = "petrol", size = 1, thumb = false } = figures;
  const lettered = figures.lettered && known && !thumb;
  return (pen) => {
    const end = DRIVE_END[power] * size;
    const tilt = thumb ? 40 : 36;
    const scale = thumb ? 1.45 : 1;
    const tube = thumb ? (figures.far ? 880 : 760) : length * 1000 - bar * 10 - 72 - end;
    const pole = telescopic
      ? telescope(pen, tube, thumb ? 300 : Math.min(tube * 0.52, tube - 700), thumb)
      : shaft(pen, 90, tube + 10, { diameter: thumb ? 44 : 30, breakAt: thumb ? 240 : undefined, gap: 46 });
    let nose = 0;
    let front = 0;
    const head = pen.group(scale, (part) => {
      const made = prunerHead(part, (bar / scale) * (thumb ? 1.1 : 1));
      nose = made.nose * scale;
      front = made.front * scale;
      return made.svg;
    });
    const fittings =
      foamGrip(pen, -520, -190) +
      control(pen) +
      carryingRing(pen) +
      pen.group(size, (part) => drive(part, power, figures.look));
    const line = lettered ? dimension(pen, nose, front, 64 + pen.px(16), path`${bar} cm`, [20, 90]) : "";
    return {
      s: turned(tilt, pole + at(tube, 0, fittings) + head + line),
      box: turnedBox(
        [
          [nose - 8, -40],
          [nose - 8, lettered ? 64 + pen.px(44) : 40],
          [40, -90 * scale],
          [tube + end - 8, -70],
          [tube + end - 10, 90],
          [tube + 130 * size, -190 * size],
          [tube + 84 * size, 192 * size],
          [tube + 220 * size, 192 * size],
          [tube + 290 * size, -170 * size],
        ],
        tilt,
      ),
    };
  };
}

/** Two tubes, the thinner in the thicker, and the clamp at `x`; shortened with a break in the thinner one. */
function telescope(pen: Pen, length: number, x: number, broken: boolean): string {
  const [thin, thick] = broken ? [36, 46] : [25, 33];
  const [inner, outer] = [thin / 2 + 8, thick / 2 + 9];
  const sleeve = path`M${x - 34} ${-inner}H${x + 60}L${x + 74} ${-outer}V${outer}L${x + 60} ${inner}H${x - 34}z`;
  const lever = path`M${x - 10} ${inner}C${x - 4} ${inner + 22} ${x + 34} ${inner + 30} ${x + 66} ${inner + 22}C${x + 70} ${inner + 12} ${x + 40} ${inner + 6} ${x + 36} ${inner}z`;
  return (
    shaft(pen, 90, x + 20, { diameter: thin, breakAt: broken ? x - 110 : undefined, gap: 46 }) +
    shaft(pen, x, length + 10, { diameter: thick }) +
    pen.shell(sleeve, tones.dark, { dy: -9 }) +
    pen.shell(lever, pen.accent, { small: true })
  );
}
