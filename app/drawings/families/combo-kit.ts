/**
 * Draws a kit: drill and impact driver, each on one of the kit's batteries, with the case behind.
 */

import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";
import { drill } from "./drill.ts";
import type { Trim } from "./drill-parts.ts";

interface ComboKit {
  accent?: Accent;
  trim?: Trim;
  volts?: 12 | 18;
  /** 12 V batteries that slide on under the foot. */
  slide?: boolean;
  /** The drill has a hammer. */
  hammer?: boolean;
  /** Sold in a case: in the manufacturer's colour, or dark with coloured clips. */
  inCase?: "accent" | "dark";
}

/** Distance of the impact driver from the drill, and y of the tools' base, mm. */
const BESIDE = 226;
const FOOT = 211;
/** x of the case's centre. */
const CASE = -44;

/** Origin: the drill's spindle. The tools are drawn without bits. */
export function comboKit(options: ComboKit = {}): Machine {
  const {
    accent = "teal",
    trim = "inlay",
    volts = 12,
    slide = false,
    hammer = false,
    inCase,
  } = options;
  return (pen) => {
    const tool = (kind: "hammer" | "drill" | "impact") =>
      drill({ kind, volts, slide, accent, trim, bare: true })(pen).s;
    const tools = tool(hammer ? "hammer" : "drill") + at(BESIDE, 0, tool("impact"));
    if (!inCase) return { s: tools, box: [-62, -44, 416, 218] };
    return {
      s: at(CASE, FOOT, crate(pen, accentOf(accent), inCase)) + tools,
      box: [CASE - 226, -44, 416, 218],
    };
  };
}

/** Front view of the closed case. Origin: centre of its base. */
function crate(pen: Pen, accent: Tone, shell: "accent" | "dark"): string {
  const body = shell === "accent" ? accent : tones.dark;
  const clip = shell === "accent" ? tones.dark : accent;
  return (
    pen.flat("M-90-202C-90-214-82-218-72-218H72C82-218 90-214 90-202V-186H-90z", tones.mid.base) +
    pen.shell("M-220-132H220V-12C220-4 216 0 208 0H-208C-216 0-220-4-220-12z", body, {
      dx: -6,
      dy: -12,
    }) +
    pen.shell("M-220-132V-180C-220-190-214-194-206-194H206C214-194 220-190 220-180V-132z", body, {
      dx: -6,
      dy: -8,
    }) +
    pen.flat("M-166-158h58v48h-58zM108-158h58v48h-58z", clip.base) +
    pen.flat("M-58-112H58V-62H-58z", tones.grey.base)
  );
}
