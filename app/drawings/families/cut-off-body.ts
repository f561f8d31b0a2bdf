/**
 * Bodies of cut-off saws: petrol engine with tank, or motor with battery. Origin: left end at
 * spindle height.
 */

import { chargeLights, ticks } from "../parts/fittings.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

/** Class of a petrol saw: the usual, one with a wheel brake, fuel-injected, or of 5 kW. */
export type CutOffClass = "usual" | "braked" | "injected" | "large";

export function petrolCutOffBody(pen: Pen, accent: Tone, build: CutOffClass): string {
  const filter = build === "injected" ? injectedCover(pen) : filterCover(pen);
  return [
    petrolCasting(pen, accent),
    build === "large" ? largeCowl(pen, accent) : filter + petrolCowl(pen, accent),
    starterCover(pen, build === "braked" || build === "large" ? tones.mid : tones.grey),
  ].join("");
}

export function batteryCutOffBody(pen: Pen, accent: Tone): string {
  return [
    batteryCasting(pen, accent),
    batteryPack(pen),
    batteryCowl(pen, accent),
    batteryCover(pen),
  ].join("");
}

/** Rear casting with tank, closed handle and trigger. */
function petrolCasting(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M-2 50C-8 96 0 130 24 140C60 150 120 152 160 150L312 152C362 154 404 150 432 136C460 122 476 96 476 62C476 26 460-6 432-30C400-56 352-74 306-78L226-60 36-30zM320-14C310-26 314-40 332-38C366-34 402-18 420 0C434 14 440 32 436 56C432 78 418 90 396 92L344 96C326 96 316 88 316 70z",
      tones.dark,
      { hole: true, dx: -3, dy: -8 },
    ),
    pen.line("M340-64C384-52 424-34 448-6C462 10 468 34 467 58", tones.dark.light, 2.4),
    ticks(pen, { from: [386, -24], count: 4, step: [13, 9], by: [-6, 15] }, tones.dark.light, 1.6),
    pen.shell(
      "M344-72C348-86 364-86 376-80C392-74 404-66 408-54C390-64 366-74 344-72z",
      tones.mid,
      { small: true },
    ),
    pen.shell("M332-38C330-18 338-2 354 2C364 4 368-4 366-14C364-22 364-26 368-32z", accent, {
      small: true,
    }),
  ].join("");
}

/** High dark cover over the filter and the injection. */
function injectedCover(pen: Pen): string {
  return (
    pen.shell("M180-150C220-170 292-168 322-142C342-120 344-84 336-52L226-40z", tones.dark, {
      dx: -5,
      dy: -14,
    }) +
    pen.line("M204-142C240-156 288-152 308-134", tones.dark.light, 2.6) +
    ticks(pen, { from: [236, -120], count: 5, step: [17, 1.5], by: [3, 40] }, tones.dark.light, 4)
  );
}

/** Filter cover behind the cowl. */
function filterCover(pen: Pen): string {
  return [
    pen.shell("M196-138C230-148 288-146 312-126C330-108 334-78 328-52L226-40z", tones.grey, {
      dx: -5,
      dy: -14,
    }),
    pen.line("M214-126C246-134 282-132 300-118", tones.grey.light, 2.6),
    ticks(pen, { from: [232, -112], count: 5, step: [17, 1.5], by: [3, 34] }, tones.dark.base, 4),
  ].join("");
}

/** Coloured cowl over the cylinder. */
function petrolCowl(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M14-24C10-74 20-116 50-130C92-144 150-146 194-138C216-132 226-116 228-94L232-40z",
      accent,
      {
        dy: -11,
        light: pen.tone(
          "M24-80C28-104 38-116 58-121C100-130 150-132 190-125L194-132C150-140 94-138 52-124C28-114 18-100 18-78z",
          accent.light,
        ),
      },
    ),
    pen.line("M48-104l34-7M58-96l36-7", accent.shade, 3.6),
    pen.line("M168-140C180-122 184-104 184-80", INK, 1.6),
  ].join("");
}

/** High hood over cylinder and filter, with the intake at its rear. */
function largeCowl(pen: Pen, accent: Tone): string {
  return (
    pen.shell("M10-24C2-90 16-146 58-160L206-176C284-178 330-146 340-92L334-44z", accent, {
      dy: -12,
      light: pen.tone(
        "M22-80C24-122 38-142 64-148L206-163V-170L58-155C28-144 14-118 14-80z",
        accent.light,
      ),
    }) +
    pen.shell("M226-164C286-160 314-136 322-92L250-84C250-118 242-142 226-164z", tones.dark, {
      dx: -4,
      dy: -9,
    }) +
    ticks(pen, { from: [256, -136], count: 3, step: [5, 15], by: [46, 10] }, tones.dark.light, 4) +
    ticks(pen, { from: [48, -122], count: 4, step: [36, -3], by: [28, -3] }, accent.shade, 5)
  );
}

/** Starter side with its grille, grip and caps. */
function starterCover(pen: Pen, side: Tone): string {
  return [
    pen.shell(
      "M34-34C36-56 50-64 68-65L196-72C222-72 238-58 240-34L246 62C248 96 232 114 204 116L74 120C48 120 36 106 36 82z",
      side,
      { dx: -3, dy: -12 },
    ),
    pen.line("M50-20C50-40 58-48 72-49L190-56C210-56 222-46 224-28", side.light, 2.6),
    pen.dot([146, 22], 66, tones.grey.shade, 1.4),
    pen.ring([146, 22], 46, { width: 30, colour: tones.dark.base, dashes: "7.2 10.85" }),
    pen.dot([146, 22], 26, tones.grey.base, 1.4),
    pen.ring([146, 22], 16, { width: 3.5, colour: tones.grey.shade }),
    pen.line("M200-66l6-6", INK, 4),
    pen.shell(
      "M172-84C171-92 176-97 186-96L224-89C232-87 236-82 234-75C232-68 226-67 218-69L182-75C176-76 173-79 172-84z",
      tones.dark,
      { dx: 0, dy: -4 },
    ),
    pen.screw(72, -48, 5),
    pen.screw(226, -44, 5),
    pen.screw(222, 98, 5),
    pen.screw(66, 102, 5),
    pen.cap(286, 70, 20),
  ].join("");
}

/** Rear casting with the closed handle and the trigger. */
function batteryCasting(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M-4 40C-8 84 2 112 24 120C60 130 110 132 160 130L300 130C352 132 396 126 422 112C448 98 460 74 460 46C460 16 446-10 420-32C390-54 348-72 304-78L226-60 36-30zM308-18C300-30 306-40 322-38C356-34 388-20 406-4C420 8 426 24 422 46C418 64 406 74 386 76L330 78C314 78 304 72 304 56z",
      tones.dark,
      { hole: true, dx: -3, dy: -7 },
    ),
    pen.line("M330-66C372-54 410-36 434-10C446 4 452 24 451 44", tones.dark.light, 2.4),
    ticks(pen, { from: [372, -27], count: 4, step: [12, 8], by: [-6, 14] }, tones.dark.light, 1.6),
    pen.shell(
      "M330-72C334-84 348-86 360-80C374-74 388-66 392-54C374-64 352-72 330-72z",
      tones.mid,
      { small: true },
    ),
    pen.shell("M318-38C316-20 322-4 338 0C348 2 352-6 350-14C348-22 348-26 352-32z", accent, {
      small: true,
    }),
  ].join("");
}

/** The battery in its bay. */
function batteryPack(pen: Pen): string {
  return [
    pen.shell(
      "M176-128C176-138 182-143 192-142L268-136C278-135 284-128 284-118L290-20H176z",
      tones.grey,
      {
        dx: -6,
        dy: -6,
      },
    ),
    pen.flat(
      "M176-128C176-138 182-143 192-142L268-136C278-135 284-128 284-118L285-102 176-108z",
      tones.dark.base,
    ),
    pen.line("M198-128L262-123", tones.dark.light, 3),
    chargeLights(pen, 200, -88, { side: 11, step: 17 }),
    ticks(pen, { from: [200, -62], count: 3, step: [0, 12], by: [62, 2] }, tones.grey.shade, 3),
  ].join("");
}

/** Coloured cowl over the motor. */
function batteryCowl(pen: Pen, accent: Tone): string {
  return pen.shell(
    "M-6-20C-8-60-2-96 24-110C60-124 110-128 150-126C168-124 176-112 178-94L184-30 60-10z",
    accent,
    {
      dx: -3,
      dy: -11,
      light: pen.tone(
        "M8-70C10-92 26-102 50-108C84-114 120-116 146-113V-120C110-124 64-120 36-112C12-104 2-88 2-66z",
        accent.light,
      ),
    },
  );
}

/** Light side cover with cooling slots. */
function batteryCover(pen: Pen): string {
  return [
    pen.shell(
      "M24-44C26-62 38-70 56-72L150-78C168-78 178-68 182-52L206 0C212 14 224 20 240 20L276 22C288 22 294 30 294 42L292 78C290 100 276 112 254 112L66 116C40 116 26 104 26 82z",
      tones.grey,
      { dx: -3, dy: -11 },
    ),
    pen.line("M42-28C42-46 50-54 64-56L140-61", tones.grey.light, 2.6),
    ticks(pen, { from: [96, -30], count: 6, step: [9, 17], by: [54, 0] }, tones.dark.base, 4.4),
    pen.cap(66, 84, 18),
    pen.screw(150, 98, 5),
    pen.screw(272, 94, 5),
    pen.screw(58, -48, 5),
  ].join("");
}

/** Lever in front of the front handle; pushing it stops the wheel. */
export function brakeLever(pen: Pen): string {
  return (
    pen.shell("M30-60C4-100-18-160-26-206C-28-222-10-226-6-212C4-166 24-116 58-76z", tones.dark, {
      dx: -4,
      dy: -3,
    }) +
    pen.line("M-16-206C-8-162 10-112 40-74", tones.dark.light, 2.2) +
    pen.dot([44, -64], 14, tones.orange.base)
  );
}
