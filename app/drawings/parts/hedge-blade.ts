/** Double-sided hedge blade, rotated by 90° so that the teeth are visible. */
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

interface HedgeBladeOptions {
  /** Tooth spacing, mm. */
  pitch?: number;
  /** Half the height of the blade's back and the length of the teeth, mm. */
  half?: number;
  tooth?: number;
}

/** Cutting length in mm from x = 0 to the tip at −length. */
export function hedgeBlade(
  pen: Pen,
  length: number,
  { pitch = 30, half = 15, tooth = 24 }: HedgeBladeOptions = {},
): string {
  const count = Math.floor((length - 26) / pitch);
  const start = -(length - 26 - count * pitch);
  const share = pitch / 30;
  // one tooth, leftward along the top: gap, rear flank, sloping tip, front flank; the bottom row
  // runs rightward
  const upper = path`h${-11 * share}l${-3 * share} ${-tooth}l${-9 * share} 5l${-(pitch - 23 * share)} ${tooth - 5}`;
  const lower = path`l${pitch - 23 * share} ${tooth - 5}l${9 * share} 5l${3 * share} ${-tooth}h${11 * share}`;
  const id = pen.id();
  const outline = path`M40 ${-half}H${start}${upper.repeat(count)}H${-length + 16}Q${-length} ${-half} ${-length} 0Q${-length} ${half} ${-length + 16} ${half}H${-length + 26}${lower.repeat(count)}H40z`;
  return (
    `<defs><path id="${id}" d="${outline}"/></defs>` +
    `<use href="#${id}" x="${short(pitch * 0.42)}" fill="${tones.mid.light}"/><use href="#${id}" fill="${tones.steel.base}"/>` +
    pen.tone(path`M30 ${-half * 0.78}H${-length + 14}v${half * 0.4}H30z`, tones.steel.light) +
    pen.tone(path`M30 ${half * 0.5}H${-length + 10}v${half * 0.3}H30z`, tones.steel.shade) +
    pen.rod(
      path`M-60 0H${-length + 30}`,
      tones.dark.base,
      8,
      ` stroke-dasharray="14 ${short(pitch * 3 - 14)}"`,
    )
  );
}
