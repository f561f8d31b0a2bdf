/** Draws a rotary surface cleaner for a pressure washer. */

import { ticks } from "../parts/fittings.ts";
import { MIST } from "../parts/lance.ts";
import { at } from "../parts/placing.ts";
import { sprayGrip } from "../parts/spray-gun.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface SurfaceCleaner {
  /** Diameter of the hood, mm. */
  diameter?: number;
  /** With a second handle across the tube, for use while walking. */
  upright?: boolean;
  /** With a knob that sets the pressure. */
  adjustable?: boolean;
  accent?: Accent;
}

/** Origin: below the hood's axis on the ground. */
export function surfaceCleaner(options: SurfaceCleaner = {}): Machine {
  const { diameter = 300, upright = false, adjustable = false, accent = "orange" } = options;
  const tone = accentOf(accent);
  const size = diameter / 300;
  return (pen) => ({
    s:
      pen.tube(path`M10 ${-120 * size}L330-430`, 30, tones.steel, { cap: "butt" }) +
      at(420, -520, sprayGrip(pen, tone) + pen.flat("M-190-24h60v36h-60z", tones.mid.base), -44) +
      (upright ? crossHandle(pen) : "") +
      pen.group(
        size,
        (part) => jets(part) + hood(part, tone) + (adjustable ? pressureKnob(part) : ""),
      ),
    box: [-168 * size, -640, 580, 6],
  });
}

function crossHandle(pen: Pen): string {
  return (
    pen.flat("M206-330l34 34 18-18-34-34z", tones.dark.base) +
    pen.tube("M222-314L168-372C158-384 158-398 168-408L186-424", 22, tones.dark) +
    pen.tube("M150-392L200-440", 30, tones.mid)
  );
}

/** Rotating arm with two jets, visible below the raised hood. */
function jets(pen: Pen): string {
  return [-92, 92]
    .map(
      (x) =>
        pen.tone(path`M${x - 4} -30L${x - 40} -2H${x + 40}L${x + 4} -30z`, MIST) +
        pen.line(
          path`M${x - 16} -18L${x - 26} -6M${x} -20V-5M${x + 16} -18L${x + 26} -6`,
          tones.steel.light,
          2,
        ) +
        pen.shell(path`M${x - 13} -48H${x + 13}L${x + 8} -26H${x - 8}z`, tones.steel, {
          small: true,
        }),
    )
    .concat(pen.flat("M-100-50H100V-42H-100z", tones.steel.base))
    .join("");
}

function pressureKnob(pen: Pen): string {
  return pen.dot([-66, -88], 20, tones.dark.base) + pen.line("M-66-104V-90", tones.dark.light, 3);
}

/** Hood with its splash guard, raised so that the jets are visible. */
function hood(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-166-46C-166-58-158-64-146-64H146C158-64 166-58 166-46L160-30H-160z", tones.dark, {
      dx: -2,
      dy: -8,
    }),
    pen.line("M-150-56H140", tones.dark.light, 2.2),
    pen.shell("M-148-62C-140-100-92-122-40-126L40-126C92-122 140-100 148-62z", tone, {
      dx: -6,
      dy: -12,
      light: pen.tone(
        "M-128-76C-112-98-80-110-36-113H30V-119H-40C-90-116-126-100-138-76z",
        tone.light,
      ),
    }),
    ticks(pen, { from: [40, -116], count: 4, step: [20, 5], by: [-5, 36] }, tone.shade, 5),
    pen.shell("M-24-122L-18-152C-14-160 22-164 32-154L48-134L30-120z", tones.dark, {
      dx: -2,
      dy: -7,
    }),
    pen.dot([14, -136], 9, tones.steel.base, 1.4),
    pen.screw(-100, -82, 6),
    pen.screw(116, -78, 6),
  ].join("");
}
