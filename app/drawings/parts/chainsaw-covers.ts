/**
 * Cowl, starter side and grip of petrol saws, one cover per class, distinguishable at 150 px; and
 * the caps of the tanks.
 */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { angularCover, classicCover, modernCover } from "./chainsaw-light-covers.ts";
import { largeCover, proCover } from "./chainsaw-pro-covers.ts";
import { at } from "./placing.ts";
import { starterGrip } from "./recoil.ts";

/**
 * Classes: three series for home owners; farm, professional and large felling saws; and saws whose
 * hood is angular.
 */
export type ChainsawCover = "home" | "classic" | "modern" | "mid" | "pro" | "angular" | "large";

const COVERS: Record<ChainsawCover, (pen: Pen) => string> = {
  home: homeCover,
  classic: classicCover,
  modern: modernCover,
  mid: midCover,
  pro: proCover,
  angular: angularCover,
  large: largeCover,
};

export function petrolCover(pen: Pen, cover: ChainsawCover): string {
  return COVERS[cover](pen);
}

/** Where the caps of the tanks are. */
const CAPS: Record<ChainsawCover | "top", [x: number, y: number][]> = {
  home: [
    [-58, 16],
    [138, 12],
  ],
  classic: [
    [-56, 12],
    [136, 22],
  ],
  modern: [
    [-58, 10],
    [138, 14],
  ],
  mid: [
    [-58, 22],
    [136, 22],
  ],
  pro: [
    [-60, 14],
    [136, 26],
  ],
  angular: [
    [-62, 0],
    [138, 26],
  ],
  large: [
    [-58, 16],
    [138, 24],
  ],
  top: [[-58, 22]],
};

/** Caps of the tanks, in front of the cover. */
export function tankCaps(pen: Pen, cover: ChainsawCover | "top"): string {
  return CAPS[cover].map(([x, y]) => pen.cap(x, y)).join("");
}

/** The light rear tank of two classes, behind the cover. */
export function rearTank(pen: Pen, cover: ChainsawCover | "top"): string {
  if (cover !== "home" && cover !== "modern") return "";
  const tank = "M78-20H140C152-20 160-10 160 4V46C160 58 150 64 138 64H66z";
  const level = "M112 26L156 22V48C156 56 150 60 140 60H100z";
  return (
    pen.shell(tank, pen.body, { dx: -3, dy: -8 }) +
    (cover === "home" ? pen.tone(level, pen.body.shade) : "")
  );
}

/** Low round hood, twist knob, arc slots. */
function homeCover(pen: Pen): string {
  let svg = pen.shell(
    "M-86-52C-90-74-84-94-64-104C-42-114-10-117 24-116C72-114 108-102 124-78C131-66 132-58 130-48L-60-44z",
    pen.accent,
    {
      dy: -8,
      light: pen.tone(
        "M-70-84C-60-98-36-104 0-105C44-106 82-100 108-82L112-90C84-110 44-116 0-114C-40-112-66-104-76-88z",
        pen.accent.light,
      ),
    },
  );
  svg += pen.line("M-66-82C-50-88-30-90-6-90M-68-70C-50-75-30-77-6-77", pen.accent.shade, 4);
  svg +=
    pen.shell("M34-114C34-126 42-132 58-131C76-130 84-124 84-110z", tones.dark, { dy: -5 }) +
    pen.line("M48-127v12M60-127v13M71-125v13", tones.dark.light, 2);
  svg +=
    pen.shell(
      "M-76-34C-78-58-62-74-36-75L40-77C86-78 114-50 114-14C114 24 88 50 50 51L-40 53C-64 53-76 42-77 24z",
      pen.body,
      { dx: -2, dy: -9 },
    ) + pen.line("M-62-30C-62-52-48-62-32-62L10-63", pen.body.light, 2.6);
  svg +=
    pen.ring([36, -12], 58, { width: 2, colour: pen.body.shade }) +
    [48, 34, 20]
      .map((R, i) =>
        at(
          36,
          -12,
          pen.ring([0, 0], R, {
            width: 7,
            colour: tones.dark.base,
            dashes: path`${R * 1.62} ${R * 0.4744}`,
          }),
          -20 + i * 24,
        ),
      )
      .join("") +
    pen.dot([36, -12], 9, pen.body.shade, 1.4);
  return (
    svg + pen.screw(-34, 38) + pen.screw(96, 34) + pen.screw(-44, -56) + starterGrip(pen, -8, 6)
  );
}

/** Cowl of farm saws; shorter on a top-handle saw. */
export function midCover(pen: Pen, top = false): string {
  let svg = pen.shell(
    top
      ? "M-86-56C-90-78-84-101-65-112C-46-122-6-126 30-124C74-122 104-108 112-86C116-76 116-64 112-52L-60-44z"
      : "M-86-56C-90-78-84-101-65-112C-46-122 8-133 58-131C96-129 121-116 131-93C135-82 134-68 130-54L-60-44z",
    pen.accent,
    {
      dy: -9,
      light: pen.tone(
        "M-72-90C-64-104-44-110-22-113C20-119 70-122 104-106L108-112C80-130 20-126-30-118C-60-112-78-104-78-90z",
        pen.accent.light,
      ),
    },
  );
  // seam, latch, cowling vents
  svg += pen.line(top ? "M50-123C58-110 60-96 60-74" : "M56-131C66-116 69-98 68-76", INK, 1.6);
  svg += pen.flat("M-12-109l20-2 2 14-20 2z", tones.dark.base);
  svg += pen.line("M-62-94l22-6M-64-83l24-6M-64-72l24-5", pen.accent.shade, 3.4);
  // starter cover
  svg += pen.shell(
    "M-72-50C-67-64-56-71-40-72L66-79C88-80 104-68 108-48L114 10C116 34 103 49 80 50L-46 53C-64 53-74 43-74 27z",
    pen.body,
    { dx: -2, dy: -9 },
  );
  svg += pen.line("M-58-38C-54-52-46-57-34-58L60-65C76-66 88-60 93-48", pen.body.light, 2.6);
  svg +=
    pen.dot([28, -10], 55, pen.body.shade, 1.4) +
    pen.ring([28, -10], 38, { width: 25, colour: tones.dark.base, dashes: "6 8.92" }) +
    pen.dot([28, -10], 21, pen.body.base, 1.4) +
    pen.ring([28, -10], 13, { width: 3, colour: pen.body.shade });
  svg += pen.screw(-30, 40) + pen.screw(94, -46) + pen.screw(98, 32) + pen.screw(-26, -58);
  return svg + starterGrip(pen);
}
