/** Draws a pole pruner from bottom right to top left. */
import { DRIVE_END, type DriveLook, type DrivePowerType, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { prunerHead } from "../parts/pole-heads.ts";
import { carryingRing, control, foamGrip, shaft } from "../parts/shaft.ts";
import { dimension } from "../pen/dimension.ts";
import { type Machine, turnedBox } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export interface PolePrunerOptions {
  /** Drawn guide bar, cm; `known` if a figure gives it. */
  bar: number;
  known?: boolean;
  /** Overall length, m; the shortest length of a telescopic pole. */
  length?: number;
  telescopic?: boolean;
  /** The shaft comes apart at a coupling. */
  divided?: boolean;
  /** Longest model of its range: shortened less. */
  far?: boolean;
  power?: DrivePowerType;
  look?: DriveLook;
  /** Scale of the drive. */
  size?: number;
  lettered?: boolean;
  /** Shortened with a break, for thumbnails. */
  thumb?: boolean;
}

export function polePruner(options: PolePrunerOptions): Machine {
  const {
    bar,
    known = false,
    length = 2.7,
    telescopic = false,
    power = "petrol",
    size = 1,
    thumb = false,
  } = options;
  const lettered = options.lettered && known && !thumb;
  return (pen) => {
    const end = DRIVE_END[power] * size;
    const tilt = thumb ? 40 : 36;
    const scale = thumb ? 1.45 : 1;
    const shown = 760 + (telescopic ? 100 : 0) + (options.far ? 90 : 0);
    const tube = thumb ? shown : length * 1000 - bar * 10 - 72 - end;
    const pole = telescopic
      ? telescope(pen, tube, thumb ? 300 : Math.min(tube * 0.52, tube - 700), thumb)
      : shaft(pen, 90, tube + 10, {
          diameter: thumb ? 44 : 30,
          breakAt: thumb ? 240 : undefined,
          gap: 46,
        });
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
      (options.divided ? coupling(pen) : "") +
      control(pen) +
      carryingRing(pen) +
      pen.group(size, (part) => drive(part, power, options.look));
    const line = lettered
      ? dimension(pen, {
          left: nose,
          right: front,
          y: 64 + pen.px(16),
          text: path`${bar} cm`,
          from: [20, 90],
        })
      : "";
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

/** Telescopic tube with its clamp at `x`; a break shortens the thinner tube. */
function telescope(pen: Pen, length: number, x: number, broken: boolean): string {
  const [thin, thick] = broken ? [26, 50] : [25, 33];
  const [inner, outer] = [thin / 2 + 8, thick / 2 + (broken ? 14 : 9)];
  const sleeve = path`M${x - 34} ${-inner}H${x + 60}L${x + 74} ${-outer}V${outer}L${x + 60} ${inner}H${x - 34}z`;
  const lever = path`M${x - 10} ${inner}C${x - 4} ${inner + 22} ${x + 34} ${inner + 30} ${x + 66} ${inner + 22}C${x + 70} ${inner + 12} ${x + 40} ${inner + 6} ${x + 36} ${inner}z`;
  return (
    shaft(pen, 90, x + 20, { diameter: thin, breakAt: broken ? x - 110 : undefined, gap: 46 }) +
    shaft(pen, x, length + 10, { diameter: thick }) +
    pen.shell(sleeve, tones.dark, { dy: -9 }) +
    pen.shell(lever, pen.accent, { small: true })
  );
}

/** Sleeve between the two halves of the shaft, with its knob; x = 0 is the drive. */
function coupling(pen: Pen): string {
  return (
    pen.shell("M-640-30H-552C-546-30-544-26-544-20V20C-544 26-546 30-552 30H-640z", tones.dark, {
      dy: -9,
    }) +
    pen.tube("M-598 30V62", 14, tones.steel, { highlight: false }) +
    pen.flat("M-626 62h56v22h-56z", pen.accent.base)
  );
}
