/** Draws a cordless stick vacuum. */

import { turned } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

import { triggerUnit } from "./trigger-unit.ts";
import { bagCover, dustBowl, vacuumUnit } from "./vacuum-unit.ts";

export interface StickVacuum {
  /**
   * Transparent dust bowl on the axis, cloth bag behind a closed cover, or upright cyclone bin in
   * front of a pistol grip.
   */
  bin?: "bowl" | "bag" | "cyclone";
  accent?: Accent;
  /** Shortens the tube, for small pictures. */
  shortened?: boolean;
  /** Label to draw at the battery, such as "21.6 V". */
  label?: string;
}

/** Tilt in degrees, steep enough to fill a square picture. */
const TILT = 64;

/** Length of the tube, mm, full and shortened. */
const TUBE = 430;
const SHORT_TUBE = 150;

/** Origin: the hand unit's inlet. */
export function stickVacuum({
  bin = "bowl",
  accent = "orange",
  shortened = false,
  label,
}: StickVacuum = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => {
    const sin = Math.sin((TILT * Math.PI) / 180);
    const cos = Math.cos((TILT * Math.PI) / 180);
    const tube = shortened ? SHORT_TUBE : TUBE;
    const nozzleX = -tube * cos;
    const nozzleY = tube * sin;
    // The battery of a pistol grip is closer to the tube than the foot of a loop handle.
    const foot = bin === "cyclone" ? 236 : 300;
    const top = bin === "cyclone" ? 322 : 370 * sin + 36;
    return {
      s: [
        stick(pen, tone, bin, tube),
        floorNozzle(pen, nozzleX, nozzleY, tone),
        labelMark(pen, { label, foot, cos, sin }),
      ].join(""),
      box: [
        nozzleX - 202,
        -top,
        label ? foot * cos + 62 * sin + 70 + leaderRoom(pen, label) : 370 * cos + 80,
        nozzleY + 66,
      ],
      detail: [-90, -top, 370 * cos + 80, 130],
    };
  };
}

/** Suction tube with its release. */
function suctionTube(pen: Pen, accent: Tone, coloured: boolean, length: number): string {
  const release = -length * 0.77;
  return (
    pen.tube(path`M${-length} 0H4`, 32, coloured ? accent : tones.steel, { cap: "butt" }) +
    pen.flat(path`M${release} -21h44v42h-44z`, tones.dark.base) +
    pen.flat(path`M${release + 16} -21h10v42h-10z`, accent.base)
  );
}

/** Neck that the tube clicks into. */
function neck(pen: Pen): string {
  return pen.shell("M-40-22H-8C2-22 6-16 6-8V8C6 16 2 22-8 22H-40z", tones.dark, { dx: 0, dy: -9 });
}

function stick(pen: Pen, tone: Tone, bin: NonNullable<StickVacuum["bin"]>, tube: number): string {
  if (bin === "cyclone")
    return turned(-TILT, suctionTube(pen, tone, true, tube) + triggerUnit(pen, tone));
  return turned(
    -TILT,
    vacuumUnit(pen, tone) +
      suctionTube(pen, tone, false, tube) +
      (bin === "bag" ? bagCover(pen, tone) : dustBowl(pen)) +
      neck(pen),
  );
}

/** Joint, head with its light strip, wheels. */
function floorNozzle(pen: Pen, nozzleX: number, nozzleY: number, tone: Tone): string {
  return [
    pen.shell(
      path`M${nozzleX - 22} ${nozzleY - 26}L${nozzleX + 18} ${nozzleY - 10}L${nozzleX + 6} ${nozzleY + 34}L${nozzleX - 34} ${nozzleY + 34}C${nozzleX - 40} ${nozzleY + 10} ${nozzleX - 34} ${nozzleY - 12} ${nozzleX - 22} ${nozzleY - 26}z`,
      tones.mid,
      { dx: -2, dy: -6 },
    ),
    pen.shell(
      path`M${nozzleX - 196} ${nozzleY + 58}C${nozzleX - 200} ${nozzleY + 30} ${nozzleX - 186} ${nozzleY + 10} ${nozzleX - 156} ${nozzleY + 6}C${nozzleX - 110} ${nozzleY} ${nozzleX - 60} ${nozzleY + 4} ${nozzleX - 30} ${nozzleY + 18}L${nozzleX + 24} ${nozzleY + 30}C${nozzleX + 36} ${nozzleY + 36} ${nozzleX + 38} ${nozzleY + 48} ${nozzleX + 34} ${nozzleY + 58}z`,
      tones.dark,
      { dx: -2, dy: -9 },
    ),
    pen.line(
      path`M${nozzleX - 184} ${nozzleY + 34}C${nozzleX - 176} ${nozzleY + 20} ${nozzleX - 166} ${nozzleY + 15} ${nozzleX - 150} ${nozzleY + 14}C${nozzleX - 110} ${nozzleY + 9} ${nozzleX - 70} ${nozzleY + 12} ${nozzleX - 40} ${nozzleY + 22}`,
      tones.dark.light,
      2.2,
    ),
    pen.shell(
      path`M${nozzleX - 152} ${nozzleY + 6}C${nozzleX - 110} ${nozzleY} ${nozzleX - 80} ${nozzleY + 2} ${nozzleX - 54} ${nozzleY + 8}L${nozzleX - 66} ${nozzleY + 30}H${nozzleX - 140}z`,
      tone,
      { dx: -2, dy: -6 },
    ),
    pen.line(path`M${nozzleX - 190} ${nozzleY + 54}H${nozzleX + 20}`, tones.grey.base, 3),
    pen.dot([nozzleX + 8, nozzleY + 44], 20, tones.mid.base),
    pen.dot([nozzleX + 8, nozzleY + 44], 6, INK, 0),
    pen.dot([nozzleX - 170, nozzleY + 52], 12, tones.mid.base),
  ].join("");
}

interface LabelMarkShape {
  label: string | undefined;
  foot: number;
  cos: number;
  sin: number;
}

function labelMark(pen: Pen, { label, foot, cos, sin }: LabelMarkShape): string {
  if (!label) return "";
  const x = foot * cos + 62 * sin;
  const y = -foot * sin + 62 * cos;
  return leader(pen, [x, y], [x + 70, y + 40], label);
}
