/** Parts of every compressor: pump with motor, pressure switch and gauges. */

import { ticks } from "../parts/fittings.ts";
import { type Point, path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";
/** Base at y = 0, crankcase left of centre, about 420 mm wide and 260 mm high. */
export function compressorPump(pen: Pen, accent: Tone): string {
  return [outlet(pen), motor(pen), cylinder(pen), intakeFilter(pen), fanShroud(pen, accent)].join(
    "",
  );
}

/** Pump under a sound hood: two oil-free cylinders with the motor between them. */
export function silentPump(pen: Pen, accent: Tone): string {
  const block = (x: number) =>
    pen.shell(
      path`M${x} -4V-150C${x} -160 ${x + 6} -166 ${x + 16} -166H${x + 84}C${x + 94} -166 ${x + 100} -160 ${x + 100} -150V-4z`,
      tones.steel,
      {
        dx: -4,
        dy: -14,
      },
    ) + ticks(pen, { from: [x + 8, -142], count: 6, step: [0, 22], by: [84, 0] }, INK, 2.6);
  return (
    outlet(pen) +
    block(-150) +
    block(124) +
    pen.shell(
      "M-78-6L-84-170C-84-206-62-226-26-226H104C140-226 160-206 158-170L152-6z",
      tones.mid,
      {
        dx: -6,
        dy: -18,
      },
    ) +
    pen.shell("M-84-150V-176C-82-208-60-226-26-226H104C140-226 158-208 158-176V-150z", accent, {
      dx: -4,
      dy: -10,
    }) +
    ticks(pen, { from: [-44, -120], count: 8, step: [24, 0], by: [0, 80] }, tones.dark.base, 6)
  );
}

/** Switch box with red button; regulator and quick coupler to the left. */
export function pressureSwitch(pen: Pen): string {
  return (
    pen.flat("M-12-6H12V40H-12z", tones.steel.base) +
    pen.shell("M-44-22H38C46-22 50-16 50-8V4H-44z", tones.mid, { dx: 0, dy: -6 }) +
    pen.shell("M-40-92H30C38-92 42-88 42-80V-20H-46V-80C-46-88-44-92-40-92z", tones.dark, {
      dx: -3,
      dy: -9,
    }) +
    pen.shell("M-14-92V-108C-14-116 10-116 10-108V-92z", tones.orange, { small: true }) +
    pen.flat("M-82-22H-44V2H-82z", tones.steel.base) +
    pen.line("M-70-22V2M-58-22V2", INK, 1.4) +
    pen.flat("M-98-16H-82V-4H-98z", tones.orange.base)
  );
}

/** Pressure gauge; `lean` is the needle's position, −1 left to 1 right. */
export function gauge(pen: Pen, [x, y]: Point, radius: number, lean: number): string {
  return (
    pen.dot([x, y], radius, tones.dark.base) +
    pen.dot([x, y], radius * 0.76, tones.grey.light, 1.3) +
    pen.ring([x, y], radius * 0.54, {
      width: radius * 0.14,
      colour: tones.leaf.light,
      dashes: path`${radius * 1.3} 400`,
    }) +
    pen.line(path`M${x} ${y}l${radius * 0.4 * lean} ${-radius * 0.42}`, INK, 2)
  );
}

/** Pipe to the tank. */
function outlet(pen: Pen): string {
  return pen.tube("M-92-170C-150-176-190-150-196-90L-198-10", 13, tones.steel, {
    highlight: false,
  });
}

/** Motor and its fan end. */
function motor(pen: Pen): string {
  return [
    pen.shell(
      "M20-150C70-158 150-158 186-148C202-142 208-128 208-108V-44C208-26 200-16 184-14L20-10z",
      tones.mid,
      {
        dx: -4,
        dy: -22,
      },
    ),
    ticks(pen, { from: [50, -138], count: 6, step: [24, 0], by: [0, 116] }, INK, 2),
    pen.shell("M176-152C204-148 222-132 224-104V-54C222-30 206-14 178-12z", tones.dark, {
      dx: -4,
      dy: -10,
    }),
    ticks(pen, { from: [190, -112], count: 3, step: [0, 26], by: [22, 0] }, tones.dark.light, 2.4),
    pen.shell("M60-150C62-182 74-190 96-190H140C158-190 166-182 168-154z", tones.dark, {
      dx: -3,
      dy: -8,
    }),
    pen.line("M78-178H146", tones.dark.light, 2),
  ].join("");
}

/** Crankcase and finned cylinder. */
function cylinder(pen: Pen): string {
  return [
    pen.shell("M-124-2C-134-30-134-76-112-96L-100-110H-20L4-92C24-74 28-30 20-2z", tones.steel, {
      dx: -4,
      dy: -18,
    }),
    pen.shell("M-116-108L-112-206H-12L-6-108z", tones.mid, { dx: -6, dy: 0 }),
    pen.line("M-124-124H2M-122-146H0M-120-168H-1M-119-190H-3", INK, 5),
    pen.line("M-121-127H-2M-119-149H-4M-117-171H-5M-116-193H-7", tones.steel.base, 2),
    pen.shell(
      "M-118-204V-230C-118-238-112-242-104-242H-22C-12-242-6-238-6-230V-204z",
      tones.steel,
      { dx: 0, dy: -9 },
    ),
    pen.screw(-62, -222, 7),
  ].join("");
}

function intakeFilter(pen: Pen): string {
  return pen.shell(
    "M-8-236C6-240 10-246 22-246C44-246 58-236 58-218C58-200 44-190 22-190C10-190 4-196-8-198z",
    tones.dark,
    { dx: -3, dy: -8 },
  );
}

/** Fan shroud in front of the crankcase. */
function fanShroud(pen: Pen, accent: Tone): string {
  return [
    pen.dot([-54, -56], 62, accent.base),
    pen.ring([-54, -56], 42, { width: 26, colour: tones.dark.base, dashes: "7 9.49" }),
    pen.dot([-54, -56], 24, accent.base, 1.4),
    pen.dot([-54, -56], 9, tones.dark.base, 1.3),
    pen.line("M-104-84C-94-104-76-112-56-112", accent.light, 3),
  ].join("");
}
