/** Draws a four-stroke engine. */
import { drive } from "../parts/drives.ts";
import { shaftSide, starterSide } from "../parts/inclined-engine.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { type Accent, accentOf } from "../pen/tones.ts";

interface FourStrokeOptions {
  /** Drawn displacement, cc: the engine's size is proportional to its cube root. */
  cc: number;
  /** Fuel tank, litres: lettered if set. */
  tank?: number;
  /** In front: the output shaft or the recoil starter. */
  view?: "shaft" | "starter";
  /** Displacement of the engine that fills the picture, so that sizes are comparable. */
  beside?: number;
  accent?: Accent;
}

export function fourStroke({
  cc,
  tank,
  view = "starter",
  beside = cc,
  accent = "orange",
}: FourStrokeOptions): Machine {
  const size = Math.cbrt(cc / 212);
  const room = Math.max(size, Math.cbrt(beside / 212));
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    const text = tank ? path`${tank} L` : "";
    const x = 60 * size;
    const y = -320 * size;
    const top = -376 * room;
    const draw = view === "shaft" ? shaftSide : starterSide;
    return {
      s: pen.group(size, draw) + (tank ? leader(pen, [x, y], [x + 190 * size, y - 50], text) : ""),
      box: [
        -270 * room,
        tank ? Math.min(top, y - 50 - pen.px(14)) : top,
        tank ? x + 190 * size + leaderRoom(pen, text) : 270 * room,
        8,
      ],
    };
  };
}

/** Hand-held four-stroke engine that runs in any position; clutch flange to the left. */
export function handHeldEngine({ accent = "orange" }: { accent?: Accent }): Machine {
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    return { s: drive(pen, "petrol"), box: [-48, -196, 302, 186] };
  };
}
