/**
 * Two-stroke and 4-MIX engines of pole tools. Origin: the end of the shaft; engine to the right,
 * tank below.
 */
import { type Point, path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";
import { slots } from "./fittings.ts";
import { at } from "./placing.ts";

/**
 * Cover by class: `home` low with a round filter, `mix` square with its filter box behind, `farm`
 * tall with a slotted panel, `fan` with the starter grille on the side, `clearing` with a hood over
 * the filter and a sprung collar, `forest` with a wedge-shaped hood and the same collar.
 */
export type EngineCover = "home" | "mix" | "farm" | "fan" | "clearing" | "forest";

export interface EngineLook {
  cover?: EngineCover;
  /** Fuel tank, litres: sets the tank's depth. */
  litres?: number;
  /** Slots in the cover: more for more power. */
  vents?: number;
  /** Easy-start recoil starter: light housing with a bar. */
  easyStart?: boolean;
}

/** Depth of a tank of `litres` below the shaft, mm. */
function depthOf(litres: number): number {
  return 104 + 50 * Math.max(0, Math.min(1, (litres - 0.3) / 0.45));
}

export function petrolEngine(pen: Pen, look: EngineLook = {}): string {
  const { cover = "farm", litres = 0.75, vents = 3, easyStart = false } = look;
  return (
    pen.shell("M70-40L250-34C258 0 256 40 250 60L90 64z", tones.mid) +
    tank(pen, depthOf(litres)) +
    clutch(pen, cover === "clearing" || cover === "forest") +
    COVERS[cover](pen, vents) +
    (easyStart ? easyStarter(pen) : "")
  );
}

function tank(pen: Pen, depth: number): string {
  const body = path`M66 44C100 56 200 56 252 40C264 40 268 50 264 66L252 ${depth - 22}C246 ${depth - 6} 234 ${depth} 216 ${depth}H112C94 ${depth} 84 ${depth - 8} 80 ${depth - 24}z`;
  const level = path`M84 ${depth - 46}L258 ${depth - 54}L246 ${depth - 26}C242 ${depth - 12} 232 ${depth - 8} 216 ${depth - 8}H112C98 ${depth - 8} 90 ${depth - 14} 88 ${depth - 26}z`;
  const feet = "M94 0h130c8 0 12 6 10 14l-4 12h-22l-4-10h-94l-6 10h-22l-4-12c-2-8 4-14 16-14z";
  return (
    pen.shell(body, tones.grey, { dx: -5, dy: -12, light: pen.tone(level, tones.grey.shade) }) +
    at(0, depth, pen.shell(feet, tones.dark, { small: true })) +
    pen.cap(112, 80)
  );
}

/** Clutch housing; on clearing saws with a sprung collar between it and the engine. */
function clutch(pen: Pen, collar: boolean): string {
  return (
    pen.shell(
      "M-40-22C-30-26 4-26 16-36C28-48 30-72 40-82C50-92 66-92 76-88V82C62 86 48 82 40 72C30 60 28 44 16 34C4 26-30 24-40 20z",
      tones.dark,
      { dx: -4, dy: -10 },
    ) +
    (collar
      ? pen.flat("M36-92h30v180h-30z", tones.mid.base) +
        slots(pen, { from: [38, -70], count: 6, step: [0, 28], by: [26, 10] }, tones.dark.base, 8)
      : pen.line("M44-60V52M58-70V62", tones.dark.light, 1.8)) +
    pen.line("M-30-13H6", tones.dark.light, 2)
  );
}

const COVERS: Record<EngineCover, (pen: Pen, vents: number) => string> = {
  home: homeCover,
  mix: mixCover,
  farm: farmCover,
  fan: fanCover,
  clearing: clearingCover,
  forest: forestCover,
};

/** Cover with its slots. */
function vented(
  pen: Pen,
  row: { from: Point; count: number; by: Point },
  tone = pen.accent.shade,
): string {
  return slots(pen, { ...row, step: [20, -4] }, tone, 10);
}

/** Fan at the far end, behind the cylinder. */
function fanEnd(pen: Pen, tone: Tone): string {
  const slit = tone === tones.grey ? tones.dark.base : tones.dark.light;
  return (
    pen.shell("M226-96C262-100 290-70 294-20C296 24 280 62 246 72L226 66z", tone, {
      dx: -6,
      dy: -8,
    }) +
    pen.line(
      "M240-70C250-60 256-46 258-30M262-62C270-50 276-36 278-20M238 40C246 34 252 26 256 14M258 42C266 34 272 24 275 12",
      slit,
      4,
    )
  );
}

function homeCover(pen: Pen, vents: number): string {
  const cowl =
    "M68-14V-84C70-122 96-146 136-148C178-150 212-142 230-120C242-104 246-84 244-60L242-14C190 2 120 2 68-14z";
  return (
    pen.shell("M214-88C250-92 272-66 276-24C278 18 264 48 236 60L214 54z", tones.dark, {
      dx: -5,
      dy: -8,
    }) +
    pen.line("M240-60C250-44 254-26 254-8M256-50C264-34 266-20 264 0", tones.dark.light, 3) +
    pen.shell(cowl, pen.accent, { dx: -5, dy: -12 }) +
    vented(pen, { from: [92, -106], count: vents, by: [-4, 26] }) +
    pen.dot([152, -52], 50, tones.dark.base) +
    pen.ring([152, -52], 36, { width: 5, colour: tones.dark.light }) +
    pen.dot([152, -52], 12, tones.steel.base, 1.4) +
    pen.shell("M222-110C238-118 260-106 266-92C268-84 260-80 254-84L222-98z", tones.dark, {
      small: true,
    })
  );
}

function mixCover(pen: Pen, vents: number): string {
  const cowl = "M64-20V-154C64-176 76-188 98-190L214-192C236-192 246-182 248-162L256-20z";
  const panel =
    "M84-84H238C248-84 252-78 252-68V4C252 14 246 20 236 20H86C76 20 72 14 72 4V-70C72-78 76-84 84-84z";
  return (
    fanEnd(pen, tones.grey) +
    pen.shell(cowl, pen.accent, { dx: -5, dy: -10 }) +
    vented(pen, { from: [92, -120], count: vents, by: [0, -38] }) +
    pen.shell(panel, tones.grey, { dx: -4, dy: -10 }) +
    slots(pen, { from: [98, -62], count: 6, step: [24, 0], by: [-8, 50] }, tones.mid.base, 9) +
    pen.shell(
      "M206-178H266C284-178 294-168 294-152V-88C294-76 286-70 274-70H216C208-70 204-76 204-84z",
      tones.dark,
      {
        dx: -3,
        dy: -10,
      },
    ) +
    pen.line("M222-158H274M222-140H276M222-122H276", tones.dark.light, 2.4)
  );
}

function farmCover(pen: Pen, vents: number): string {
  const cowl =
    "M66-20V-130C68-160 86-182 118-188C160-194 214-188 240-168C258-154 264-128 264-96L262-20z";
  const light =
    "M80-130C82-154 98-170 122-174C160-180 200-176 226-162L234-170C210-188 150-196 112-186C84-178 68-156 68-130z";
  const panel =
    "M94-90C94-100 100-106 110-106H188C200-106 206-100 206-88V-6C206 6 200 12 188 12H112C100 12 94 6 94-6z";
  return (
    pen.shell(cowl, pen.accent, { dx: -5, dy: -12, light: pen.tone(light, pen.accent.light) }) +
    vented(pen, { from: [96, -142], count: vents, by: [-4, 34] }) +
    pen.shell(panel, tones.grey, { dx: -4, dy: -10 }) +
    slots(pen, { from: [112, -84], count: 3, step: [0, 19], by: [74, 0] }, tones.dark.base, 9) +
    pen.screw(150, -14, 9) +
    fanEnd(pen, tones.grey) +
    pen.shell("M250-118C262-120 280-110 286-98C290-90 282-84 276-90L246-106z", tones.dark, {
      small: true,
    })
  );
}

function fanCover(pen: Pen, vents: number): string {
  const cowl =
    "M66-16V-112C70-150 92-172 126-178C166-184 206-178 230-158C248-142 256-118 256-90L254-16z";
  return (
    fanEnd(pen, tones.dark) +
    pen.shell(cowl, pen.accent, { dx: -5, dy: -12 }) +
    vented(pen, { from: [104, -136], count: vents, by: [-6, 22] }) +
    pen.dot([152, -46], 68, tones.grey.base) +
    pen.ring([152, -46], 42, { width: 34, colour: tones.dark.base, dashes: "9 9.9" }) +
    pen.dot([152, -46], 22, tones.grey.base, 1.4) +
    pen.ring([152, -46], 12, { width: 5, colour: pen.accent.base }) +
    pen.shell("M212-150C226-172 262-172 280-148C288-136 284-122 272-118L226-128z", tones.dark, {
      dx: -2,
      dy: -6,
    })
  );
}

function clearingCover(pen: Pen, vents: number): string {
  const cowl = "M62-14V-100C64-128 84-146 116-150H200C232-150 254-132 258-104L262-14z";
  const hood =
    "M96-142C98-176 122-192 158-192H236C268-192 290-174 290-146L286-84C272-112 244-130 204-134L108-130C100-130 96-134 96-142z";
  const panel =
    "M86-92C86-102 92-108 102-108H196C210-108 220-98 222-84L228 0C228 10 220 16 208 16H106C94 16 86 8 86-4z";
  return (
    fanEnd(pen, tones.grey) +
    pen.shell(cowl, pen.accent, { dx: -5, dy: -10 }) +
    pen.shell(hood, tones.dark, { dx: -3, dy: -12 }) +
    pen.line("M122-162C132-176 146-180 160-180H234", tones.dark.light, 2.4) +
    vented(pen, { from: [150, -148], count: vents, by: [-4, -20] }, tones.dark.light) +
    pen.shell(panel, tones.grey, { dx: -4, dy: -10 }) +
    slots(pen, { from: [116, -80], count: 4, step: [26, 3], by: [-10, 60] }, tones.dark.base, 10) +
    pen.screw(100, 0, 8) +
    pen.screw(212, -90, 8)
  );
}

function forestCover(pen: Pen, vents: number): string {
  const cowl =
    "M62-14V-96L92-176C96-188 104-194 118-196L232-206C252-206 264-196 268-178L286-60 270-14z";
  const side =
    "M84-78L96-104C100-112 106-116 116-116H212C222-116 230-112 232-102L246-8C246 8 238 16 224 16H104C92 16 84 8 84-4z";
  return (
    fanEnd(pen, tones.dark) +
    pen.shell(cowl, pen.accent, { dx: -6, dy: -12 }) +
    pen.shell("M196-203L232-206C252-206 264-196 268-178L284-74 232-90z", tones.dark, {
      dx: -3,
      dy: -8,
    }) +
    pen.line("M224-186L254-186M232-166L260-164M240-146L264-144", tones.dark.light, 2.4) +
    vented(pen, { from: [112, -150], count: vents, by: [-8, 24] }) +
    pen.shell(side, tones.grey, { dx: -4, dy: -10 }) +
    slots(pen, { from: [106, -88], count: 4, step: [0, 24], by: [112, 4] }, tones.dark.base, 9) +
    pen.screw(104, 0, 8)
  );
}

/** Light starter housing with its pull bar, over the fan's end. */
function easyStarter(pen: Pen): string {
  return (
    pen.shell("M244-66C276-62 294-36 294-4C294 30 274 54 244 58z", tones.steel, {
      dx: -3,
      dy: -6,
    }) +
    pen.ring([258, -4], 18, { width: 5, colour: pen.accent.base }) +
    pen.flat("M252-92h42c8 0 8 16 0 16h-42c-6 0-6-16 0-16z", pen.accent.base)
  );
}
