/** Draws a kit: a drill, an impact driver and the batteries that come with them, close together so that it reads small. */

import { chargeLights } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, tones } from "../pen/tones.ts";
import { drill } from "./drill.ts";
import type { Trim } from "./drill-parts.ts";
import { slideBattery } from "./tool-battery.ts";

export interface ComboKit {
  accent?: Accent;
  trim?: Trim;
  volts?: 12 | 18;
  /** The 12 V batteries slide on under the foot. */
  slide?: boolean;
}

/** Origin: the drill's spindle. The tools wear no bits; the batteries stand under their noses. */
export function comboKit({ accent = "teal", trim = "inlay", volts = 12, slide = false }: ComboKit = {}): Machine {
  return (pen) => {
    const tool = (kind: "hammer" | "drill" | "impact") =>
      drill({ kind, volts, slide, accent, trim, bare: true })(pen).s;
    // Both batteries are on the tools.
    if (slide) return { s: tool("drill") + at(226, 0, tool("impact")), box: [-62, -44, 416, 218] };
    if (volts === 12) {
      const spare = (x: number) => spareBattery(pen, x, 190);
      return { s: tool("drill") + at(206, 0, tool("impact")) + spare(-40) + spare(164), box: [-62, -44, 364, 194] };
    }
    const spare = (y: number) => pen.symbol("spare", -160, y, () => slideBattery(pen, accentOf(accent), 0));
    return { s: tool("hammer") + at(226, 0, tool("impact")) + spare(3) + spare(-52), box: [-134, -44, 416, 218] };
  };
}

/** A spare 12 V battery standing on the bench; x is its left edge, y the bench. */
function spareBattery(pen: Pen, x: number, y: number): string {
  return pen.symbol(
    "spare",
    x,
    y,
    () =>
      pen.shell(
        "M6-2L4-40C4-46 8-50 14-50L18-52V-84C18-90 22-92 28-92H58C64-92 68-90 68-84V-52L74-50C80-50 84-46 84-40L82-2C82 0 78 2 74 2H14C10 2 6 0 6-2z",
        tones.dark,
        { dx: -2, dy: -6 },
      ) +
      pen.flat("M28-92H58V-80H28z", tones.mid.base) +
      chargeLights(pen, 20, -34, { count: 3, side: 7, step: 12 }) +
      pen.line("M16-14H72M16-22H72", tones.dark.light, 1.6),
  );
}
