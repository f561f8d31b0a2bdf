/** Draws a hand-held cut-off saw with its wheel at true size. */

import { at, pointAt } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, tones } from "../pen/tones.ts";

import {
  batteryCutOffBody,
  brakeLever,
  type CutOffClass,
  petrolCutOffBody,
} from "./cut-off-body.ts";

export interface CutOffSaw {
  /** Wheel diameter in mm. */
  disc?: number;
  /** A figure gives the diameter, so a page may letter it. */
  known?: boolean;
  power?: "petrol" | "battery";
  /** Weight, kg; sets the size of the body. */
  kg?: number;
  /** Class of a petrol saw; a brake has its lever in front of the front handle. */
  build?: CutOffClass;
  accent?: Accent;
}

/** Origin: the spindle. */
export function cutOffSaw({
  disc = 350,
  known = false,
  power = "petrol",
  kg,
  build = "usual",
  accent: accentName = "orange",
}: CutOffSaw = {}): Machine {
  const accent = accentOf(accentName);
  const battery = power === "battery";
  return (pen) => {
    const radius = disc / 2;
    const reach = radius + 13;
    const scale = battery ? 0.84 : kg ? 0.93 * Math.cbrt(kg / 8.6) : 0.78 + disc / 1600;
    const bodyX = radius - (battery ? 26 : 18);
    const bodyY = battery ? -10 : 6;
    const bodyAt = path`translate(${bodyX} ${bodyY})`;
    const armEnd = bodyX + 96 * scale;
    const from = pointAt(192, reach);
    const to = pointAt(372, reach);
    const outline = path`M${from[0]} ${from[1]}A${reach} ${reach} 0 0 1 ${to[0]} ${to[1]}L${radius * 0.44} ${radius * 0.08}C${radius * 0.38} ${-radius * 0.2} ${radius * 0.2} ${-radius * 0.36} 0 ${-radius * 0.36}C${-radius * 0.2} ${-radius * 0.36} ${-radius * 0.36} ${-radius * 0.3} ${-radius * 0.46} ${-radius * 0.2}z`;
    const bottom = Math.max(radius, bodyY + 152 * scale);
    return {
      s: [
        farHandle(pen, scale, bodyAt),
        wheel(pen, radius),
        pen.group(
          scale,
          (part) =>
            battery ? batteryCutOffBody(part, accent) : petrolCutOffBody(part, accent, build),
          bodyAt,
        ),
        arm(pen, armEnd, scale, radius),
        guard(pen, outline, radius, reach),
        guardGrip(pen, reach),
        waterLine(pen, { battery, radius, reach, bodyX, scale }),
        spindle(pen),
        nearHandle(pen, scale, battery, bodyAt),
        build === "braked" ? pen.group(scale, brakeLever, bodyAt) : "",
      ].join(""),
      box: [
        -reach - 26,
        Math.min(-reach - 22, bodyY - 210 * scale),
        bodyX + (battery ? 470 : 492) * scale,
        bottom + 6,
      ],
      detail: [
        bodyX - 60,
        bodyY - 205 * scale,
        bodyX + (battery ? 470 : 492) * scale,
        bodyY + 156 * scale,
      ],
      dimension: known
        ? {
            from: -radius,
            to: radius,
            text: `Ø ${disc} mm`,
          }
        : undefined,
    };
  };
}

/** Far leg of the wrap handle. */
function farHandle(pen: Pen, scale: number, bodyAt: string): string {
  return pen.group(
    scale,
    (pen) => pen.tube("M20-170C44-196 76-186 84-150L92-90", 21, tones.far, { highlight: false }),
    bodyAt,
  );
}

/** Abrasive body, ring, label and flange. */
function wheel(pen: Pen, radius: number): string {
  return [
    pen.dot([0, 0], radius, tones.mid.shade),
    pen.ring([0, 0], radius - 7, { width: 14, colour: tones.mid.base }),
    pen.ring([0, 0], radius - 7, { width: 13, colour: tones.mid.light, dashes: "1.5 5" }),
    pen.ring([0, 0], radius * 0.56, { width: radius * 0.012, colour: tones.mid.light }),
    pen.dot([0, 0], radius * 0.4, tones.grey.shade, 1.4),
    pen.dot([0, 0], radius * 0.2, tones.steel.base, 1.4),
  ].join("");
}

/** Arm with its belt cover. */
function arm(pen: Pen, armEnd: number, scale: number, radius: number): string {
  return [
    pen.shell(
      path`M-42 2C-44-26-22-46 8-46L${armEnd - 46} ${-66 * scale}C${armEnd - 4} ${-66 * scale} ${armEnd + 18} ${-48 * scale} ${armEnd + 18} ${-10 * scale}C${armEnd + 18} ${24 * scale} ${armEnd} ${44 * scale} ${armEnd - 34} ${46 * scale}L10 46C-18 46-40 30-42 2z`,
      tones.steel,
      { dx: -3, dy: -18 },
    ),
    pen.flat(
      path`M${radius * 0.8}-28L${armEnd - 40} ${-44 * scale}C${armEnd - 12} ${-44 * scale} ${armEnd} ${-30 * scale} ${armEnd} ${-8 * scale}C${armEnd} ${10 * scale} ${armEnd - 12} ${22 * scale} ${armEnd - 34} ${24 * scale}L${radius * 0.8} 24z`,
      tones.dark.base,
    ),
    pen.line(path`M-28-8C-24-28-10-36 10-37L${armEnd - 30} ${-62 * scale}`, tones.steel.light, 2.6),
    pen.screw(armEnd - 16 * scale, -8 * scale, 5),
  ].join("");
}

/** Guard: a sector around the spindle, open at the front and below. */
function guard(pen: Pen, outline: string, radius: number, reach: number): string {
  const arc = (around: number, begin: number, end: number) => {
    const [x, y] = pointAt(begin, around);
    const [u, v] = pointAt(end, around);
    return path`M${x} ${y}A${around} ${around} 0 0 1 ${u} ${v}`;
  };
  return [
    pen.shell(outline, tones.mid, {
      dx: -4,
      dy: -radius * 0.07,
      light: pen.ring([0, 0], reach - 4, { width: 5, colour: tones.mid.light }),
    }),
    pen.line(arc(reach - 15, 196, 366), INK, 1.4),
    pen.line(arc(radius * 0.62, 214, 318), tones.mid.shade, 3),
    pen.line(
      [214, 240, 266, 292, 318]
        .map((a) => {
          const [x, y] = pointAt(a, radius * 0.68);
          const [u, v] = pointAt(a, radius * 0.88);
          return path`M${x} ${y}L${u} ${v}`;
        })
        .join(""),
      tones.mid.shade,
      4,
    ),
  ].join("");
}

/** Grip that rotates the guard. */
function guardGrip(pen: Pen, reach: number): string {
  return at(
    ...pointAt(212, reach + 2),
    pen.shell("M-26 6L-22-10C-20-20-10-24 0-24H16C26-24 32-18 33-10L36 6z", tones.dark, {
      dx: 0,
      dy: -5,
    }) + pen.line("M-12-17H18", tones.dark.light, 2),
    -58,
  );
}

interface WaterLineShape {
  battery: boolean;
  radius: number;
  reach: number;
  bodyX: number;
  scale: number;
}

/** Water nozzle and its hose, on petrol saws (wet cutting). */
function waterLine(pen: Pen, { battery, radius, reach, bodyX, scale }: WaterLineShape): string {
  if (battery) return "";
  const nozzle = pointAt(322, radius * 0.6);
  const mouth = pointAt(330, reach + 2);
  return [
    pen.tube(
      path`M${nozzle[0]} ${nozzle[1]}C${nozzle[0] + 26} ${nozzle[1] - 30} ${mouth[0] - 20} ${mouth[1] - 16} ${mouth[0] + 6} ${mouth[1] - 2}C${mouth[0] + 20} ${mouth[1] + 6} ${bodyX + 20 * scale} ${-96 * scale} ${bodyX + 40 * scale} ${-84 * scale}`,
      9,
      tones.leaf,
      { highlight: false },
    ),
    pen.dot([nozzle[0], nozzle[1]], 8, tones.steel.base, 1.4),
  ].join("");
}

/** Spindle and its bolt. */
function spindle(pen: Pen): string {
  return [
    pen.dot([0, 0], 30, tones.mid.base),
    pen.dot([0, 0], 19, tones.steel.base, 1.4),
    pen.flat("M-9-5.2L0-10.4 9-5.2V5.2L0 10.4-9 5.2z", tones.steel.light),
  ].join("");
}

/** Near leg of the wrap handle. */
function nearHandle(pen: Pen, scale: number, battery: boolean, bodyAt: string): string {
  return pen.group(
    scale,
    (pen) =>
      pen.tube(
        battery
          ? "M66 128C40 130 20 120 14 98C8 70 6-70 2-140C0-164-2-182-2-182"
          : "M118 146C92 148 72 140 64 118C54 84 44-80 30-156C26-178 20-196 20-196",
        24,
        tones.dark,
      ) +
      pen.line(
        battery
          ? "M-8-96l22-2M-7-86l22-2M-12-158l22-3M-11-149l21-3"
          : "M32-100l22-3M33-90l22-3M16-176l22-4M17-168l22-4",
        tones.dark.light,
        1.4,
      ),
    bodyAt,
  );
}
