/** Draws a guide bar alone, at true length. */

import { sprocketNose } from "../parts/guide-bar.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

interface LooseGuideBar {
  /** Length, cm. */
  length?: number;
  /** A figure gives the length. */
  known?: boolean;
  /** Half the bar's height, mm. */
  half?: number;
  nose?: "sprocket" | "hard";
  /** With openings that reduce its weight. */
  light?: boolean;
}

/** Origin: where the bar leaves the saw; nose at the left. */
export function looseGuideBar({
  length = 40,
  known = false,
  half = 31,
  nose = "sprocket",
  light = false,
}: LooseGuideBar = {}): Machine {
  const mm = length * 10;
  const belly = half * 1.06;
  const noseHalf = half * 0.8;
  const noseX = -mm + noseHalf;
  return (pen) => {
    const outline = path`M0 ${-half}C${-mm * 0.3} ${-belly} ${-mm * 0.72} ${-belly} ${noseX} ${-noseHalf}A${noseHalf} ${noseHalf} 0 0 0 ${noseX} ${noseHalf}C${-mm * 0.72} ${belly} ${-mm * 0.3} ${belly} 0 ${half}L52 ${half - 2}C66 ${half - 3} 70 ${half - 10} 70 ${half - 18}V${-half + 18}C70 ${-half + 10} 66 ${-half + 3} 52 ${-half + 2}z`;
    return {
      s: [
        body(pen, { nose, noseX, noseHalf, outline, half, mm, belly }),
        noseEnd(pen, nose, noseX, noseHalf),
        field(pen, mm, half),
        openings(pen, light, mm, half),
        holes(pen, half),
      ].join(""),
      box: [-mm - 6, -belly - 4, 74, belly + 4],
      dimension: known
        ? {
            from: -mm,
            to: 0,
            text: `${length} cm`,
          }
        : undefined,
    };
  };
}

interface BodyShape {
  nose: string;
  noseX: number;
  noseHalf: number;
  outline: string;
  half: number;
  mm: number;
  belly: number;
}

/** Rails and groove. */
function body(pen: Pen, { nose, noseX, noseHalf, outline, half, mm, belly }: BodyShape): string {
  return [
    nose === "sprocket"
      ? pen.ring([noseX, 0], noseHalf + 2, {
          width: 6,
          colour: INK,
          dashes: path`5 ${noseHalf * 0.36}`,
        })
      : "",
    pen.shell(outline, tones.steel, {
      dx: 0,
      dy: -half * 0.5,
      light: pen.tone(
        path`M60 ${-half * 0.66}L${noseX} ${-noseHalf * 0.64}v${noseHalf * 0.16}L60 ${-half * 0.46}z`,
        tones.steel.light,
      ),
    }),
    pen.line(
      path`M60 ${-half + 6}C${-mm * 0.3} ${-belly + 7} ${-mm * 0.72} ${-belly + 7} ${noseX} ${-noseHalf + 6}A${noseHalf - 6} ${noseHalf - 6} 0 0 0 ${noseX} ${noseHalf - 6}C${-mm * 0.72} ${belly - 7} ${-mm * 0.3} ${belly - 7} 60 ${half - 6}`,
      tones.steel.shade,
      1.6,
    ),
  ].join("");
}

/** Sprocket nose, or a hard nose. */
function noseEnd(pen: Pen, nose: string, noseX: number, noseHalf: number): string {
  return nose === "sprocket"
    ? sprocketNose(pen, noseX, noseHalf)
    : pen.line(
        path`M${noseX - noseHalf * 0.2} ${-noseHalf * 0.92}Q${noseX - noseHalf * 0.9} 0 ${noseX - noseHalf * 0.2} ${noseHalf * 0.92}`,
        tones.mid.base,
        3,
      );
}

/** Painted field without lettering. */
function field(pen: Pen, mm: number, half: number): string {
  return [
    pen.tone(
      path`M${-mm * 0.26} ${-half * 0.36}H${-mm * 0.62}l-10 ${half * 0.72}H${-mm * 0.26 - 10}z`,
      tones.orange.base,
    ),
    pen.tone(
      path`M${-mm * 0.26 + 14} ${-half * 0.36}h12l-10 ${half * 0.72}h-12z`,
      tones.orange.base,
    ),
    pen.line(path`M${-mm * 0.3 - 6} ${-half * 0.16}H${-mm * 0.58}`, tones.orange.light, 2.4),
  ].join("");
}

/** Openings of a light bar. */
function openings(pen: Pen, light: boolean, mm: number, half: number): string {
  return light
    ? [0.36, 0.5]
        .map((a) =>
          pen.flat(
            path`M${-mm * a} ${-half * 0.3}H${-mm * a - 34}L${-mm * a - 44} ${half * 0.3}H${-mm * a - 10}z`,
            "#fff",
          ),
        )
        .join("")
    : "";
}

/** Slot, tensioner and oil holes. */
function holes(pen: Pen, half: number): string {
  return [
    pen.flat(path`M64-5.5H-6C-12-5.5-12 5.5-6 5.5H64z`, "#fff"),
    pen.dot([24, -half + 12], 4.5, "#fff", 1.4),
    pen.dot([24, half - 12], 4.5, "#fff", 1.4),
    pen.dot([44, -half + 11], 2.6, "#fff", 1.2),
    pen.dot([44, half - 11], 2.6, "#fff", 1.2),
  ].join("");
}
