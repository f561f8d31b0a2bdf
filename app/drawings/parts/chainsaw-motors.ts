/**
 * Bodies of electric saws: battery in the rear or under the top handle, or a mains motor with its
 * cord.
 */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";
import { batteryPack, cord } from "./battery.ts";
import { chargeLights, slots } from "./fittings.ts";
import { at } from "./placing.ts";

export interface ElectricSawLook {
  /**
   * Cover of a rear-handle saw: slanting (newer series), straight (older series), or a felling
   * saw's.
   */
  cover?: "slanting" | "straight" | "felling";
  /** Visible height of the battery's side, mm; usually 130. */
  pack?: number;
  /** Two batteries side by side. */
  twin?: boolean;
  /** Slots in the cover: more for more power. */
  vents?: number;
  /** Rows of slots in a mains saw's hood. */
  rows?: 1 | 2;
  /** Dark side, of metal or plastic. */
  dark?: boolean;
  /** A mains saw with level louvres and a dark ridge on its hood. */
  level?: boolean;
}

/** Motor body; the battery slides in from above until it is level with the hood. */
export function batteryBody(pen: Pen, look: ElectricSawLook): string {
  return sawPacks(pen, look) + batteryCover(pen, look);
}

function sawPacks(
  pen: Pen,
  { cover = "slanting", pack = 130, twin = false }: ElectricSawLook,
): string {
  const top = LEVELS[cover];
  return twin
    ? at(-2, top, batteryPack(pen, 58, pack)) + at(60, top, batteryPack(pen, 58, pack))
    : at(30, top, batteryPack(pen, 82, pack));
}

function batteryCover(pen: Pen, { cover = "slanting", vents = 5 }: ElectricSawLook): string {
  return BATTERY_COVERS[cover](pen, vents) + pen.screw(-20, 38) + pen.screw(96, 34);
}

/** Height of the battery's top, slightly above each hood. */
const LEVELS: Record<NonNullable<ElectricSawLook["cover"]>, number> = {
  slanting: -138,
  straight: -132,
  felling: -138,
};

/** Battery latch in a hood that surrounds the battery. */
function packLatch(pen: Pen, y: number): string {
  return (
    pen.flat(
      path`M42 ${y}H100V${y + 22}C100 ${y + 27} 97 ${y + 30} 92 ${y + 30}H50C45 ${y + 30} 42 ${y + 27} 42 ${y + 22}z`,
      tones.dark.base,
    ) + chargeLights(pen, 52, y + 12, { count: 3, lit: 2, side: 9, step: 14 })
  );
}

const BATTERY_COVERS: Record<
  NonNullable<ElectricSawLook["cover"]>,
  (pen: Pen, vents: number) => string
> = {
  slanting: (pen, vents) =>
    hood(pen) +
    pen.shell(
      "M-72-50C-67-64-56-70-40-71L22-74C34-74 40-68 44-58L62-18C66-10 72-6 82-6L104-6C114-6 118 0 118 10L118 26C118 42 108 50 92 50L-46 53C-64 53-74 43-74 27z",
      pen.body,
      { dx: -2, dy: -9 },
    ) +
    slots(pen, { from: [-6, -46], count: vents, step: [6, 13], by: [34, 0] }, tones.dark.base, 8) +
    pen.line("M-58-38C-54-52-46-56-34-57L14-59", pen.body.light, 2.4) +
    pen.cap(-58, 26),
  straight: (pen, vents) =>
    pen.shell(
      "M-86-56C-90-78-84-101-65-112C-40-122 30-128 96-120C116-116 128-104 128-84L126-50-60-44z",
      pen.accent,
      {
        dy: -9,
        light: pen.tone("M-70-92C-60-104-10-114 90-110V-116C0-120-70-112-78-92z", pen.accent.light),
      },
    ) +
    pen.shell(
      "M-74-46C-70-58-62-62-50-62L96-66C110-66 118-58 120-46L124 22C124 40 112 50 94 50L-46 53C-64 53-76 43-76 27z",
      pen.body,
      { dx: -2, dy: -9 },
    ) +
    packLatch(pen, -118) +
    slots(
      pen,
      { from: [-20, -42], count: vents, step: [20, 0], by: [-8, 46] },
      tones.dark.base,
      9,
    ) +
    pen.cap(-56, 30),
  felling: (pen, vents) =>
    pen.shell(
      "M-86-56C-90-78-84-101-65-112C-46-122-10-130 26-131L104-126C118-124 124-114 124-100L122-4 40-50-60-44z",
      pen.accent,
      {
        dy: -9,
        light: pen.tone(
          "M-70-92C-60-104-30-112 24-114L100-111V-119L24-122C-20-120-70-112-78-92z",
          pen.accent.light,
        ),
      },
    ) +
    packLatch(pen, -124) +
    pen.shell(
      "M-74-52C-70-68-58-76-42-77L34-82C50-82 58-74 62-62L76-22C80-12 88-8 98-8C114-8 122 0 122 14L122 28C122 44 110 52 94 52L-46 55C-64 55-76 45-76 29z",
      tones.mid,
      { dx: -2, dy: -9 },
    ) +
    pen.shell("M-50-52L20-58 40-12-44-6z", pen.accent, { small: true }) +
    slots(pen, { from: [-40, 8], count: vents, step: [22, 0], by: [-6, 28] }, tones.dark.base, 9) +
    pen.cap(-58, 28),
};

function hood(pen: Pen): string {
  return pen.shell(
    "M-86-56C-90-78-84-101-65-112C-46-122-10-130 26-131L34-100 40-50-60-44z",
    pen.accent,
    {
      dy: -9,
      light: pen.tone("M-70-92C-60-104-30-112 24-114V-120C-20-120-70-112-78-92z", pen.accent.light),
    },
  );
}

/** Slim motor body of a top-handle saw; the battery slides in below the rear of the handle. */
export function batteryTopBody(pen: Pen, look: ElectricSawLook): string {
  const [hood, side] = topCover(pen, look);
  return hood + topPack(pen) + side;
}

function topPack(pen: Pen): string {
  return at(62, -62, batteryPack(pen, 62, 112), -14);
}

/** Parts behind and in front of the battery. */
function topCover(
  pen: Pen,
  { dark = false, vents = 5 }: ElectricSawLook,
): [hood: string, side: string] {
  const side = dark ? tones.mid : pen.body;
  let svg = pen.shell(
    "M-86-56C-90-78-84-101-65-110C-46-118-10-120 20-118C44-116 58-108 66-92L74-50-60-44z",
    pen.accent,
    {
      dy: -9,
      light: pen.tone("M-70-92C-60-102-30-108 22-107V-113C-20-113-70-106-78-92z", pen.accent.light),
    },
  );
  svg += pen.line("M-58-92l22-5M-60-81l24-5M-60-70l24-4", pen.accent.shade, 3.4);
  const hood = svg;
  svg = pen.shell(
    "M-72-50C-67-64-56-70-40-71L40-74C58-74 66-66 70-52L92 20C96 40 86 51 68 51L-46 53C-64 53-74 43-74 27z",
    side,
    { dx: -2, dy: -9 },
  );
  svg += pen.line("M-58-38C-54-52-46-57-34-58L34-61", side.light, 2.4);
  svg += slots(
    pen,
    { from: [-12, -42], count: vents, step: [4, 14], by: [46, -2] },
    tones.dark.base,
    8,
  );
  svg += pen.screw(-30, 38) + pen.screw(66, 36) + pen.screw(-44, -56) + pen.cap(-54, 16);
  return [hood, svg];
}

/** Horizontal mains motor under a long hood with cooling slots. */
export function cordedBody(
  pen: Pen,
  { dark = false, vents = 5, rows = 1, level = false }: ElectricSawLook,
): string {
  const side = dark ? tones.mid : pen.body;
  let svg = pen.shell(
    "M-86-56C-90-80-84-102-65-112C-40-124 20-128 74-122C112-118 134-100 140-74C142-64 140-56 134-46L-60-44z",
    pen.accent,
    {
      dy: -9,
      light: pen.tone(
        "M-70-90C-58-106-20-114 30-114C72-114 100-106 118-90L122-98C98-116 70-122 30-122C-24-122-66-112-78-92z",
        pen.accent.light,
      ),
    },
  );
  svg += slots(
    pen,
    { from: [98, -96], count: vents, step: [-16, -1], by: [-10, 32] },
    pen.accent.shade,
    8,
  );
  if (rows === 2) svg += pen.flat("M-40-122L84-121C96-118 104-113 110-107H-46z", tones.dark.base);
  svg += pen.shell(
    "M-74-48C-68-62-58-68-42-69L92-70C116-70 130-58 134-38L140 14C142 38 128 50 104 50L-46 53C-64 53-76 43-76 27z",
    side,
    { dx: -2, dy: -9 },
  );
  svg += pen.line("M-60-38C-56-50-48-55-36-56L86-58C102-58 114-50 118-36", side.light, 2.6);
  svg += level ? levelLouvres(pen) : motorWindow(pen, side, vents);
  svg += pen.screw(-34, 40) + pen.screw(120, 36) + pen.screw(-44, -56) + pen.cap(-58, 16);
  return svg;
}

function motorWindow(pen: Pen, side: Tone, vents: number): string {
  return (
    slots(
      pen,
      { from: [-16, -42], count: vents, step: [20 / vents, 68 / vents], by: [119, -2] },
      tones.dark.base,
      38 / vents,
    ) +
    pen.flat("M30-50h34v86H30z", side.base) +
    pen.line("M30-50v86M64-50v86", side.shade, 1.6)
  );
}

function levelLouvres(pen: Pen): string {
  return (
    pen.shell("M-34-116C-4-134 60-136 92-120L108-108-34-100z", tones.dark, { dy: -5 }) +
    pen.dot([82, -10], 42, pen.body.shade, 1.4) +
    pen.rod("M54-28H110M46-10H118M54 8H110", tones.dark.base, 8) +
    pen.rod("M-40-44H24M-44-26H24M-46-8H24", tones.dark.base, 6)
  );
}

/** Cord from the base of the rear handle; true size at any scale of the body. */
export function rearCord(pen: Pen, size: number): string {
  return at(300 * size, 30 * size, cord(pen, 112, 46));
}
