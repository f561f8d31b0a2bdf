/** Draws a stackable tool case, its height by size. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface ToolCase {
  /** Height in mm. */
  height?: number;
  accent?: Accent;
  /** The shell in the accent, or dark with clips in the accent. */
  shell?: "accent" | "dark";
  /** Metal clips. */
  metal?: boolean;
  /** With a second handle on the front. */
  frontHandle?: boolean;
}

const WIDTH = 442;

/** Front view. Origin: centre of its base. Handles are folded so that cases can be stacked. */
export function toolCase(options: ToolCase = {}): Machine {
  const {
    height = 136,
    accent = "teal",
    shell = "dark",
    metal = false,
    frontHandle = false,
  } = options;
  const tone = accentOf(accent);
  const body = shell === "accent" ? tone : tones.dark;
  const clip = metal ? tones.steel : shell === "accent" ? tones.dark : tone;
  return (pen) => {
    const half = WIDTH / 2;
    const lid = Math.min(64, height * 0.42);
    return {
      s: [
        grips(pen, half, height),
        lowerShell(pen, { half, height, lid, body }),
        lidShell(pen, { half, height, lid, body }),
        clips(pen, height, lid, clip),
        frontHandle ? foldedFrontHandle(pen, height, lid) : plate(pen, height, lid),
      ].join(""),
      box: [-half - 14, -height - 14, half + 14, 4],
    };
  };
}

/** Side grips that lock the case on top. */
function grips(pen: Pen, half: number, height: number): string {
  return pen.shell(
    path`M${-half - 8} ${-height * 0.5 - 18}H${half + 8}V${-height * 0.5 + 18}H${-half - 8}z`,
    tones.mid,
    { small: true },
  );
}

interface CaseShape {
  /** Half the width, mm. */
  half: number;
  height: number;
  /** Height of the lid, mm. */
  lid: number;
  body: Tone;
}

/** Lower shell. */
function lowerShell(pen: Pen, { half, height, lid, body }: CaseShape): string {
  return [
    pen.shell(
      path`M${-half} ${-height + lid}H${half}V-14C${half} -6 ${half - 4} 0 ${half - 12} 0H${-half + 12}C${-half + 4} 0 ${-half} -6 ${-half} -14z`,
      body,
      { dx: -6, dy: -12 },
    ),
    ticks(
      pen,
      {
        from: [-half + 26, -height + lid + 12],
        count: 3,
        step: [14, 0],
        by: [0, height - lid - 30],
      },
      body.light,
      2.4,
    ),
    ticks(
      pen,
      {
        from: [half - 54, -height + lid + 12],
        count: 3,
        step: [14, 0],
        by: [0, height - lid - 30],
      },
      body.light,
      2.4,
    ),
  ].join("");
}

/** Lid with stacking studs and the folded carrying handle in its recess. */
function lidShell(pen: Pen, { half, height, lid, body }: CaseShape): string {
  const studs = [-half + 46, half - 92].map((x) => path`M${x} ${-height + 4}v-12h46v12z`).join("");
  return [
    pen.flat(studs, tones.dark.base),
    pen.shell(
      path`M${-half + 8} ${-height}H${half - 8}C${half - 2} ${-height} ${half} ${-height + 6} ${half} ${-height + 12}V${-height + lid}H${-half}V${-height + 12}C${-half} ${-height + 6} ${-half + 2} ${-height} ${-half + 8} ${-height}z`,
      body,
      { dx: -4, dy: -10 },
    ),
    pen.line(path`M${-half + 12} ${-height + 9}H${half - 40}`, body.light, 2.6),
    pen.line(path`M${-half} ${-height + lid}H${half}`, INK, 2.2),
    pen.flat(
      path`M-112 ${-height}H112L104 ${-height + 17}C102 ${-height + 21} 98 ${-height + 22} 94 ${-height + 22}H-94C-98 ${-height + 22} -102 ${-height + 21} -104 ${-height + 17}z`,
      body.shade,
    ),
    pen.shell(
      path`M-100 ${-height - 4}H100C104 ${-height - 4} 106 ${-height - 2} 106 ${-height + 2}V${-height + 12}H-106V${-height + 2}C-106 ${-height - 2} -104 ${-height - 4} -100 ${-height - 4}z`,
      body === tones.dark ? tones.mid : tones.dark,
      { dx: 0, dy: -5 },
    ),
  ].join("");
}

function clips(pen: Pen, height: number, lid: number, clip: Tone): string {
  return [
    ...[-128, 128].map((x) =>
      [
        pen.shell(
          path`M${x - 30} ${-height + lid - 20}H${x + 30}V${-height + lid + 16}C${x + 30} ${-height + lid + 22} ${x + 26} ${-height + lid + 26} ${x + 20} ${-height + lid + 26}H${x - 20}C${x - 26} ${-height + lid + 26} ${x - 30} ${-height + lid + 22} ${x - 30} ${-height + lid + 16}z`,
          clip,
          { dx: -2, dy: -6 },
        ),
        pen.line(path`M${x - 18} ${-height + lid + 14}H${x + 18}`, INK, 1.6),
      ].join(""),
    ),
  ].join("");
}

function plate(pen: Pen, height: number, lid: number): string {
  return pen.flat(
    path`M-62 ${-height + lid + 12}H62V${-height + lid + Math.min(60, height - lid - 14)}H-62z`,
    tones.grey.base,
  );
}

/** Front handle, folded flat. */
function foldedFrontHandle(pen: Pen, height: number, lid: number): string {
  const top = -height + lid + 14;
  const bottom = Math.min(top + 62, -16);
  return (
    pen.flat(
      path`M-84 ${top - 4}H84V${bottom}C84 ${bottom + 6} 80 ${bottom + 8} 74 ${bottom + 8}H-74C-80 ${bottom + 8} -84 ${bottom + 6} -84 ${bottom}z`,
      tones.dark.base,
    ) + pen.tube(path`M-70 ${top + 2}V${bottom - 10}H70V${top + 2}`, 13, tones.mid)
  );
}
