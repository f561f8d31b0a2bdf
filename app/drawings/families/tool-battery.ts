/** Batteries below the foot of a cordless tool. */

import { chargeLights } from "../parts/fittings.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";

export function slideBattery(pen: Pen, tone: Tone, tall: number): string {
  return [
    pen.shell(
      path`M34 160L178 156C182 156 184 160 184 166L182 ${196 + tall}C182 ${204 + tall} 176 ${209 + tall} 168 ${209 + tall}L46 ${211 + tall}C36 ${211 + tall} 31 ${206 + tall} 31 ${198 + tall}L30 168C30 163 31 160 34 160z`,
      tones.dark,
      { dx: -1, dy: -7 },
    ),
    pen.flat("M32 173L58 172.5C62 172.5 64 175 64 178V190C64 194 62 196 58 196L33 197z", tone.base),
    pen.line("M37 180h18M37 185h18M37 190h18", tone.shade, 2),
    pen.line("M76 166H174", tones.dark.light, 2),
    chargeLights(pen, 82, 182, { count: 3, lit: 2, side: 6, step: 11 }),
    pen.line("M126 178H172M126 186H171M126 194H170", tones.dark.light, 1.6),
  ].join("");
}

/** Visible end of a 12 V battery that slides into the handle. */
export function slimBattery(pen: Pen): string {
  return (
    pen.shell(
      "M62 150L146 148C151 148 153 151 153 156L152 178C152 183 148 186 143 186L70 188C63 188 60 184 60 179L59 155C59 152 60 150 62 150z",
      tones.dark,
      { dx: -1, dy: -5 },
    ) +
    chargeLights(pen, 72, 166, { count: 3, lit: 2, side: 5, step: 9 }) +
    pen.line("M108 164H144M108 172H143", tones.dark.light, 1.6)
  );
}
