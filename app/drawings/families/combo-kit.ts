/** Draws a kit: a drill and an impact driver, each on one of the kit's two batteries, and behind them the case they come in. */

import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Accent } from "../pen/tones.ts";
import { drill } from "./drill.ts";
import type { Trim } from "./drill-parts.ts";
import { toolCase } from "./tool-case.ts";

export interface ComboKit {
  accent?: Accent;
  trim?: Trim;
  volts?: 12 | 18;
  /** The 12 V batteries slide on under the foot. */
  slide?: boolean;
  /** The drill has a hammer. */
  hammer?: boolean;
  /** Sold in a case: of the maker's colour, or dark with clips in it. */
  inCase?: "accent" | "dark";
}

/** How far right of the drill the impact driver stands, and the tools' foot, mm. */
const BESIDE = 226;
const FOOT = 211;
/** Where the middle of the case stands. */
const BEHIND = -40;

/** Origin: the drill's spindle. The tools wear no bits. */
export function comboKit(figures: ComboKit = {}): Machine {
  const { accent = "teal", trim = "inlay", volts = 12, slide = false, hammer = false, inCase } = figures;
  return (pen) => {
    const tool = (kind: "hammer" | "drill" | "impact") =>
      drill({ kind, volts, slide, accent, trim, bare: true })(pen).s;
    const tools = tool(hammer ? "hammer" : "drill") + at(BESIDE, 0, tool("impact"));
    if (!inCase) return { s: tools, box: [-62, -44, 416, 218] };
    const crate = toolCase({ height: 190, accent, shell: inCase })(pen).s;
    return { s: at(BEHIND, FOOT, crate) + tools, box: [BEHIND - 240, -44, BEHIND + 240, 218] };
  };
}
