/** Draws the side view of a mowing head. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface MowingHead {
  /** Diameter of the body, mm. */
  diameter?: number;
  /** Line feed: by tapping, automatic or manual; or plastic blades instead of line. */
  feed?: "tap" | "automatic" | "manual" | "blades";
  /** Line is loaded through the closed body; a coloured ring with arrows marks the position. */
  quick?: boolean;
  accent?: Accent;
}

/** Origin: centre of the body. */
export function mowingHead(options: MowingHead = {}): Machine {
  const { diameter = 130, feed = "tap", quick = false, accent = "orange" } = options;
  const tone = accentOf(accent);
  const radius = diameter / 2;
  const scale = radius / 65;
  return (pen) => ({
    s:
      (feed === "blades" ? plasticBlades(pen, tone, radius) : lines(pen, tone, radius)) +
      pen.group(
        scale,
        (pen) =>
          collar(pen) +
          body(pen, feed !== "blades") +
          (quick ? ring(pen, tone) : "") +
          foot(pen, tone, feed),
      ),
    box: [-radius - 90, -56 * scale, radius + 90, (feed === "manual" ? 84 : 72) * scale],
  });
}

/** The two ends of the line. */
function lines(pen: Pen, tone: Tone, radius: number): string {
  return (
    pen.line(
      path`M${-radius} 20C${-radius - 30} 20 ${-radius - 50} 30 ${-radius - 84} 26`,
      tone.base,
      7,
    ) +
    pen.line(
      path`M${-radius} 17.5C${-radius - 30} 17.5 ${-radius - 50} 27 ${-radius - 84} 23.5`,
      tone.light,
      2,
    ) +
    pen.line(
      path`M${radius} 20C${radius + 26} 20 ${radius + 44} 10 ${radius + 84} 18`,
      tone.base,
      7,
    ) +
    pen.line(
      path`M${radius} 17.5C${radius + 26} 17.5 ${radius + 44} 7.5 ${radius + 84} 15.5`,
      tone.light,
      2,
    )
  );
}

/** Hinged plastic blades. */
function plasticBlades(pen: Pen, tone: Tone, radius: number): string {
  const blade = (side: number) =>
    pen.shell(
      path`M${side * (radius - 18)} 8L${side * (radius + 74)} 12C${side * (radius + 86)} 14 ${side * (radius + 88)} 24 ${side * (radius + 78)} 27L${side * (radius - 18)} 32z`,
      tone,
      { dx: 0, dy: -7 },
    );
  return blade(-1) + blade(1);
}

/** Collar that fits the gear head. */
function collar(pen: Pen): string {
  return (
    pen.shell("M-15-52H15L17-36H-17z", tones.steel, { dx: -4, dy: 0 }) +
    pen.line("M-15-46H15M-16-41H16", INK, 1.6) +
    pen.shell("M-34-22C-32-34-24-38-12-38H12C24-38 32-34 34-22z", tones.mid, { dx: -3, dy: -5 })
  );
}

/** Dark ribbed body; line heads have an eyelet on both sides. */
function body(pen: Pen, eyelets: boolean): string {
  return (
    pen.shell(
      "M-64 4C-64-10-56-22-40-24H40C56-22 64-10 64 4L62 34C60 42 54 46 46 46H-46C-54 46-60 42-62 34z",
      tones.dark,
      { dx: -4, dy: -10 },
    ) +
    pen.line("M-54-4C-52-12-46-17-38-17H30", tones.dark.light, 3) +
    ticks(pen, { from: [-42, 6], count: 3, step: [12, 0], by: [-1, 32] }, tones.dark.light, 2) +
    ticks(pen, { from: [20, 6], count: 3, step: [12, 0], by: [1, 32] }, tones.dark.light, 2) +
    pen.shell("M-17 0H17L15 34H-15z", tones.mid, { dx: -2, dy: -5 }) +
    ticks(pen, { from: [-11, 7], count: 4, step: [0, 6.5], by: [22, 0] }, INK, 1.6) +
    [-58, 58]
      .map((x) =>
        eyelets
          ? pen.dot([x, 20], 8.5, tones.steel.base, 1.4) + pen.dot([x, 20], 4, INK, 0)
          : pen.screw(x, 20, 7),
      )
      .join("")
  );
}

function ring(pen: Pen, tone: Tone): string {
  return (
    pen.flat("M-63 30H63L62 36C61 42 56 46 48 46H-48C-56 46-61 42-62 36z", tone.base) +
    pen.line("M-34 38h14l-4-3M34 38h-14l4 3", INK, 1.6)
  );
}

/** Lower end: tap knob, smooth cap, or wing nut. */
function foot(pen: Pen, tone: Tone, feed: string): string {
  if (feed === "tap")
    return (
      pen.shell("M-42 44H42C44 58 32 68 0 68C-32 68-44 58-42 44z", tone, {
        dx: -3,
        dy: -7,
        light: pen.tone("M-36 48H30V52H-36z", tone.light),
      }) + ticks(pen, { from: [-30, 56], count: 7, step: [10, 0], by: [0, 7] }, tone.shade, 3)
    );
  if (feed === "manual")
    return (
      pen.shell("M-34 44H34V56C34 62 28 64 22 64H-22C-28 64-34 62-34 56z", tones.mid, {
        small: true,
      }) +
      pen.shell(
        "M-10 60H10L12 80C12 84-12 84-12 80zM-52 58C-40 54-22 56-12 62L-14 76C-28 80-46 78-54 70zM52 58C40 54 22 56 12 62L14 76C28 80 46 78 54 70z",
        tone,
        { dx: -2, dy: -4 },
      )
    );
  return (
    pen.shell("M-50 44H50C46 60 26 66 0 66C-26 66-46 60-50 44z", tones.mid, { dx: -3, dy: -6 }) +
    pen.line("M-38 50H30", tones.mid.light, 2.4) +
    pen.dot([0, 56], 6, tone.base, 1.4)
  );
}
