/** Spray lance: grip at 0, 0, nozzle at −length. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

/** Colour of spray in the air. */
export const MIST = "#8fa3b3";

export function lance(pen: Pen, length: number): string {
  let svg = pen.line(
    path`M${-length - 34}-6h-30M${-length - 82}-6h-46M${-length - 32}-17l-46-17M${-length - 98}-41l-34-13M${-length - 32} 5l-46 17M${-length - 98} 29l-34 13`,
    MIST,
    3,
  );
  svg +=
    pen.tube(path`M-110-6H${-length + 10}`, 13, tones.steel, { highlight: false, cap: "butt" }) +
    pen.line(path`M-120-9H${-length + 20}`, tones.steel.light, 1.8);
  svg +=
    pen.shell(
      path`M${-length + 30}-17H${-length - 6}L${-length - 24}-11V-1L${-length - 6} 5H${-length + 30}z`,
      pen.accent,
      { small: true },
    ) + pen.line(path`M${-length + 8}-16V4`, INK, 1.2);
  svg +=
    pen.shell(
      "M-126-20H-100L-84-26H40C62-26 76-20 84-8L90 4C92 14 86 18 78 18H-30L-84 14-100 8H-126z",
      tones.dark,
      {
        dx: -3,
        dy: -8,
      },
    ) + pen.line("M-76-18H36C50-18 60-14 66-8", tones.dark.light, 2.2);
  svg += pen.shell("M-70 14C-62 34-40 40-10 36L34 34C44 34 46 24 38 20L20 18z", pen.accent, {
    small: true,
  });
  return svg;
}
