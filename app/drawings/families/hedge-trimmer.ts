/**
 * Draws the left side of a hedge trimmer: the cutting length starts at x = 0 and ends at the left
 * tip.
 */
import { electricHedgeBody } from "../parts/electric-hedge-body.ts";
import { hedgeBlade } from "../parts/hedge-blade.ts";
import type { HedgeBodyLook } from "../parts/hedge-body.ts";
import { petrolHedgeBody } from "../parts/petrol-hedge-body.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { type Accent, accentOf } from "../pen/tones.ts";

export interface HedgeTrimmerOptions {
  /** Drawn cutting length, cm; `known` if a figure gives it. */
  blade: number;
  known?: boolean;
  /** Tooth spacing, mm. */
  pitch?: number;
  power?: "petrol" | "battery" | "corded";
  look?: HedgeBodyLook;
  /** Scale of the body, 1 for a medium machine. */
  size?: number;
  accent?: Accent;
}

const RIGHT = { petrol: 452, battery: 430, corded: 562 };

export function hedgeTrimmer(options: HedgeTrimmerOptions): Machine {
  const {
    blade,
    known = false,
    pitch = 30,
    power = "petrol",
    size = 1,
    accent = "orange",
    look,
  } = options;
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    const petrol = power === "petrol";
    const tip = -blade * 10;
    const guard = path`M${tip + 4} -17H${tip - 8}C${tip - 18} -17 ${tip - 22} -10 ${tip - 22} 0C${tip - 22} 10 ${tip - 18} 17 ${tip - 8} 17H${tip + 4}z`;
    const s =
      hedgeBlade(pen, blade * 10, { pitch, tooth: petrol ? 25 : 21, half: petrol ? 15 : 13 }) +
      pen.flat(guard, pen.accent.base) +
      pen.group(size, (part) =>
        petrol ? petrolHedgeBody(part, look) : electricHedgeBody(part, power === "battery", look),
      );
    return {
      s,
      box: [tip - 26, (petrol ? -272 : -232) * size, RIGHT[power] * size, 80 * size],
      ...(known ? { dimension: { from: tip, to: 0, text: path`${blade} cm` } } : {}),
      detail: [-150, (petrol ? -272 : -232) * size, 260 * size, 80 * size],
    };
  };
}
