/** Tank of a compressor with its handles and feet. */

import { wheel } from "../parts/fittings.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";

interface HandlesShape {
  wheeled: boolean;
  rightEnd: number;
  radius: number;
  axis: number;
  top: number;
  leftEnd: number;
}

/** Push handle of a wheeled machine, or carrying frame of a small one. */
export function handles(
  pen: Pen,
  { wheeled, rightEnd, radius, axis, top, leftEnd }: HandlesShape,
): string {
  return [
    ...(wheeled
      ? [
          pen.tube(
            path`M${rightEnd - radius * 0.9} ${axis - radius * 0.5}L${rightEnd + radius * 0.5} ${top - radius * 0.7}C${rightEnd + radius * 0.8} ${top - radius * 1.02} ${rightEnd + radius * 1} ${top - radius * 1.06} ${rightEnd + radius * 1.5} ${top - radius * 1.08}`,
            26,
            tones.dark,
          ),
          pen.tube(
            path`M${rightEnd + radius * 0.98} ${top - radius * 1.05}L${rightEnd + radius * 1.54} ${top - radius * 1.09}`,
            40,
            tones.dark,
          ),
        ]
      : [
          pen.tube(
            path`M${leftEnd + radius * 0.4} ${top + 16}V${top - 118}C${leftEnd + radius * 0.4} ${top - 196} ${leftEnd + radius * 0.8} ${top - 214} ${leftEnd + radius * 1.4} ${top - 214}H${rightEnd - radius * 1.4}C${rightEnd - radius * 0.8} ${top - 214} ${rightEnd - radius * 0.4} ${top - 196} ${rightEnd - radius * 0.4} ${top - 118}V${top + 16}`,
            20,
            tones.dark,
          ),
          pen.tube(
            path`M${leftEnd + radius * 1.8} ${top - 214}H${rightEnd - radius * 1.8}`,
            32,
            tones.dark,
          ),
        ]),
  ].join("");
}

interface TankShape {
  leftEnd: number;
  radius: number;
  axis: number;
  rightEnd: number;
  tone: Tone;
}

/** Horizontal tank of true volume, with domed ends. */
export function tank(pen: Pen, { leftEnd, radius, axis, rightEnd, tone }: TankShape): string {
  return [
    pen.shell(
      path`M${leftEnd + radius * 0.62} ${axis - radius}H${rightEnd - radius * 0.62}C${rightEnd - radius * 0.16} ${axis - radius} ${rightEnd} ${axis - radius * 0.5} ${rightEnd} ${axis}C${rightEnd} ${axis + radius * 0.5} ${rightEnd - radius * 0.16} ${axis + radius} ${rightEnd - radius * 0.62} ${axis + radius}H${leftEnd + radius * 0.62}C${leftEnd + radius * 0.16} ${axis + radius} ${leftEnd} ${axis + radius * 0.5} ${leftEnd} ${axis}C${leftEnd} ${axis - radius * 0.5} ${leftEnd + radius * 0.16} ${axis - radius} ${leftEnd + radius * 0.62} ${axis - radius}z`,
      tone,
      {
        dx: -radius * 0.08,
        dy: -radius * 0.42,
        light: pen.tone(
          path`M${leftEnd + radius * 0.4} ${axis - radius * 0.66}H${rightEnd - radius * 0.5}v${radius * 0.14}H${leftEnd + radius * 0.34}z`,
          tone.light,
        ),
      },
    ),
    pen.line(
      path`M${leftEnd + radius * 0.66} ${axis - radius}C${leftEnd + radius * 0.56} ${axis - radius * 0.4} ${leftEnd + radius * 0.56} ${axis + radius * 0.4} ${leftEnd + radius * 0.66} ${axis + radius}M${rightEnd - radius * 0.66} ${axis - radius}C${rightEnd - radius * 0.56} ${axis - radius * 0.4} ${rightEnd - radius * 0.56} ${axis + radius * 0.4} ${rightEnd - radius * 0.66} ${axis + radius}`,
      tone.shade,
      2.4,
    ),
  ].join("");
}

/** Blank rating plate and the drain. */
export function plate(pen: Pen, radius: number, axis: number): string {
  return [
    pen.flat(
      path`M${-radius * 0.1} ${axis - radius * 0.1}h${radius * 1.1}v${radius * 0.52}h${-radius * 1.1}z`,
      tones.grey.base,
    ),
    pen.flat(path`M-9 ${axis + radius - 2}h18v14h-18z`, tones.steel.base),
  ].join("");
}

interface FootingShape {
  wheeled: boolean;
  leftEnd: number;
  radius: number;
  axis: number;
  rightEnd: number;
  wheelRadius: number;
}

/** Foot and wheel, or two rubber feet. */
export function footing(
  pen: Pen,
  { wheeled, leftEnd, radius, axis, rightEnd, wheelRadius }: FootingShape,
): string {
  return [
    ...(wheeled
      ? [
          pen.shell(
            path`M${leftEnd + radius * 0.5} ${axis + radius * 0.8}H${leftEnd + radius * 1.1}L${leftEnd + radius * 1} -20H${leftEnd + radius * 0.6}z`,
            tones.dark,
            { dx: -2, dy: -5 },
          ),
          pen.shell(
            path`M${leftEnd + radius * 0.44} -24H${leftEnd + radius * 1.16}L${leftEnd + radius * 1.22} 0H${leftEnd + radius * 0.38}z`,
            tones.mid,
            { small: true },
          ),
          pen.shell(
            path`M${rightEnd - radius * 1.3} ${axis + radius * 0.6}H${rightEnd - radius * 0.5}L${rightEnd - radius * 0.66} ${-wheelRadius * 0.7}H${rightEnd - radius * 1.14}z`,
            tones.dark,
            { small: true },
          ),
          wheel(pen, rightEnd - radius * 0.9, -wheelRadius, wheelRadius),
        ]
      : [
          ...[leftEnd + radius * 0.9, rightEnd - radius * 0.9].map((x) =>
            [
              pen.shell(
                path`M${x - 30} ${axis + radius - 8}H${x + 30}L${x + 34} -14H${x - 34}z`,
                tones.dark,
                {
                  small: true,
                },
              ),
              pen.shell(path`M${x - 30} -18H${x + 30}L${x + 24} 0H${x - 24}z`, tones.mid, {
                small: true,
              }),
            ].join(""),
          ),
        ]),
  ].join("");
}
