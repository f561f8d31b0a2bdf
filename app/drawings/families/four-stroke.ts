/** Four-stroke engine on its own. */
import { drive } from "../parts/drives.ts";
import { engineFace, engineSide } from "../parts/four-stroke-engine.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { type Accent, accentOf } from "../pen/tones.ts";

export interface FourStrokeFigures {
  /** Displacement as drawn, cc: the engine grows with its cube root. */
  cc: number;
  /** Fuel tank, litres: lettered when given. */
  tank?: number;
  /** Crankshaft left–right, or the recoil starter toward us. */
  view?: "side" | "face";
  /** Displacement whose engine would fill the picture, so that a smaller one is seen to be smaller. */
  beside?: number;
  accent?: Accent;
}

export function fourStroke({ cc, tank, view = "side", beside = cc, accent = "orange" }: FourStrokeFigures): Machine {
  const size = Math.cbrt(cc / 212);
  const room = Math.max(size, Math.cbrt(beside / 212));
  const side = view === "side";
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    const text = tank ? path`${tank} L` : "";
    const x = (side ? 230 : 90) * size;
    const y = -320 * size;
    const top = -376 * room;
    return {
      s:
        pen.group(size, (part) => (side ? engineSide(part) : engineFace(part))) +
        (tank ? leader(pen, x, y, x + 90, y - 50, text) : ""),
      box: [
        side ? -110 * size - 130 * (room - size) : -230 * room,
        tank ? Math.min(top, y - 50 - pen.px(14)) : top,
        tank
          ? Math.max(x + 90 + leaderRoom(pen, text), 370 * size)
          : side
            ? 370 * size + 350 * (room - size)
            : 236 * room,
        8,
      ],
    };
  };
}

/** Hand-held four-stroke engine, which turns in any position: the clutch flange to the left. */
export function handHeldEngine({ accent = "orange" }: { accent?: Accent }): Machine {
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    return { s: drive(pen, "petrol"), box: [-48, -196, 302, 186] };
  };
}
