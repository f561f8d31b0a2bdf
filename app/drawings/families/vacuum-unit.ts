/** Hand unit of stick and hand vacuums: inlet at x = 0, axis at y = 0, about 350 mm long. */

import { packBeside } from "../parts/battery.ts";
import { chargeLights, slots, ticks } from "../parts/fittings.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

export function vacuumUnit(pen: Pen, accent: Tone): string {
  return [handleLoop(pen, accent), motor(pen, accent)].join("");
}

/** Transparent dust bowl along the axis. */
export function dustBowl(pen: Pen): string {
  return (
    pen.shell(
      "M-6-20C4-34 20-44 40-50C66-56 92-58 118-58V56C92 56 66 54 40 48C20 42 4 32-6 20z",
      tones.clear,
      {
        dx: -3,
        dy: -18,
      },
    ) +
    pen.shell(
      "M20 34C40 22 64 38 84 26C96 20 108 26 118 24V56C92 56 66 54 40 48C32 46 26 44 20 40z",
      tones.mid,
      {
        small: true,
      },
    ) +
    pen.line("M10-28C30-42 60-48 100-49", tones.clear.light, 3) +
    pen.line("M70-54C66-20 66 20 70 53", INK, 1.4) +
    pen.flat("M106-60h14v118h-14z", tones.dark.base)
  );
}

/** Closed cover over a cloth bag, along the axis. */
export function bagCover(pen: Pen, accent: Tone): string {
  return (
    pen.shell(
      "M-6-20C4-38 20-50 40-56C66-62 92-62 118-60V58C92 60 66 60 40 54C20 48 4 36-6 20z",
      accent,
      {
        dx: -3,
        dy: -18,
      },
    ) +
    pen.flat(
      "M30-24H96C104-24 108-18 108-10V14C108 22 104 28 96 28H34C26 28 22 22 22 14V-10C22-18 24-24 30-24z",
      tones.dark.base,
    ) +
    slots(pen, { from: [40, -10], count: 3, step: [0, 13], by: [50, 0] }, tones.dark.light, 4)
  );
}

/** Loop handle with the battery at its foot. */
function handleLoop(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M150-46C176-74 222-92 270-88C318-84 346-56 350-16L352 34C352 52 342 60 326 60L246 62C226 62 214 54 212 38L150 40zM206-30C196-26 194-16 200-6L222 22C228 30 236 32 246 32L296 30C308 30 314 24 313 12L309-16C306-40 290-52 266-52C242-52 222-40 206-30z",
      tones.dark,
      { hole: true, dx: -3, dy: -6 },
    ),
    pen.line("M176-58C206-76 244-82 274-78C306-74 328-56 336-26", tones.dark.light, 2.2),
    pen.shell(
      "M214-70C226-82 256-88 276-84C280-76 274-70 264-70C246-70 230-66 220-60C212-60 210-66 214-70z",
      accent,
      {
        small: true,
      },
    ),
    pen.shell(
      "M244 30H328C338 30 342 36 342 44L340 74C340 84 334 88 326 88L250 90C242 90 238 86 238 78V40C238 34 240 30 244 30z",
      packBeside(accent),
      { dx: -3, dy: -6 },
    ),
    chargeLights(pen, 250, 44, { count: 3, lit: 2, side: 8, step: 13 }),
    ticks(
      pen,
      { from: [250, 66], count: 2, step: [0, 8], by: [76, -0.5] },
      packBeside(accent).shade,
      2.6,
    ),
  ].join("");
}

/** Motor housing with slots. */
function motor(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M112-56C140-66 184-64 208-50C226-38 232-16 230 8C228 34 218 50 198 56C168 62 136 60 112 54z",
      accent,
      {
        dx: -4,
        dy: -16,
        light: pen.tone("M118-48C144-56 180-54 200-42L206-48C184-62 144-62 118-56z", accent.light),
      },
    ),
    pen.flat(
      "M150-32C168-36 188-34 200-28C208-10 208 12 200 30C184 36 166 36 150 32C144 12 144-12 150-32z",
      tones.dark.base,
    ),
    ticks(pen, { from: [160, -20], count: 4, step: [11, 0], by: [0, 40] }, accent.base, 3.4),
  ].join("");
}
