/** Covers of light saws, and of felling saws with one angular hood. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { starterGrip } from "./recoil.ts";

/** Stepped hood with a twist lock, starter behind level louvres. */
export function classicCover(pen: Pen): string {
  const louvres = [-42, -26, -10, 6, 22]
    .map((y) => [y, Math.sqrt(52 ** 2 - (y + 10) ** 2)] as const)
    .map(([y, half]) => path`M${24 - half} ${y}H${24 + half}`)
    .join("");
  return (
    pen.shell(
      "M-86-52C-90-80-84-108-62-114L36-124C58-126 70-122 78-110L118-100C130-96 134-72 130-48L-60-44z",
      pen.accent,
      {
        dy: -9,
        light: pen.tone(
          "M-70-92C-62-104-30-110 34-114V-121C-30-116-72-110-78-90z",
          pen.accent.light,
        ),
      },
    ) +
    pen.cap(92, -84, 18) +
    pen.line("M-64-86l40-4M-66-74l42-3", pen.accent.shade, 4) +
    pen.shell(
      "M-76-40C-76-60-64-72-44-73L78-76C100-76 112-62 114-42L118 12C118 38 104 50 80 51L-44 53C-66 53-76 42-76 24z",
      pen.body,
      { dx: -2, dy: -9 },
    ) +
    pen.dot([24, -10], 57, pen.body.shade, 1.4) +
    pen.rod(louvres, tones.dark.base, 7) +
    pen.screw(-46, 38) +
    pen.screw(-50, -56) +
    pen.screw(98, 36) +
    starterGrip(pen, -4, 2)
  );
}

/** Dark lid on an angular hood, starter behind chevrons. */
export function modernCover(pen: Pen): string {
  const chevrons = [-34, -10, 14, 38].map((x) => `M${x}-50l20 40-20 40`).join("");
  return (
    pen.shell(
      "M-86-52L-88-84C-86-102-72-110-50-112L58-122C92-122 114-106 126-78L130-48-60-44z",
      pen.accent,
      {
        dy: -8,
        light: pen.tone(
          "M-76-84C-70-98-52-102-40-103V-109C-60-108-80-102-82-82z",
          pen.accent.light,
        ),
      },
    ) +
    pen.shell("M-34-113L14-128C50-134 92-128 112-102L44-96-34-98z", tones.dark, { dy: -5 }) +
    pen.line("M-64-84l34-4M-66-72l36-3", pen.accent.shade, 4) +
    pen.shell(
      "M-77-34L-66-62C-62-70-54-74-44-74L66-76C92-76 110-60 114-34L118 14C118 38 102 50 76 51L-44 53C-66 53-77 42-77 24z",
      pen.body,
      { dx: -2, dy: -9 },
    ) +
    pen.rod(chevrons, tones.dark.base, 8) +
    pen.dot([86, -10], 14, pen.accent.base) +
    pen.screw(-54, 38) +
    pen.screw(98, 34) +
    pen.screw(96, -52) +
    starterGrip(pen, -8, 2)
  );
}

/** One hood with a hump over the air filter and two clips, starter behind slanted bars. */
export function angularCover(pen: Pen): string {
  const bars = [-26, -4, 18, 40, 62].map((x) => `M${x} 30l18-74`).join("");
  return (
    pen.shell(
      "M-86-50L-84-96C-80-112-64-118-44-120L6-124 30-150C36-156 44-158 54-158H92C114-158 126-144 130-120L136-54-60-44z",
      pen.accent,
      {
        dx: -4,
        dy: -9,
        light: pen.tone(
          "M-74-92C-72-106-58-110-40-111L12-115 36-142H92V-149H34L8-121-50-116C-70-112-80-104-80-90z",
          pen.accent.light,
        ),
      },
    ) +
    pen.flat("M38-116L112-122 120-76 44-72z", tones.dark.base) +
    pen.flat("M48-98l16-2 4 34-16 1zM96-102l16-2 6 34-16 2z", tones.steel.base) +
    pen.shell(
      "M-76-44L-58-72 74-84C94-84 106-72 110-52L122 10C126 36 110 51 84 52L-46 55C-66 55-77 44-77 26z",
      pen.body,
      { dx: -2, dy: -9 },
    ) +
    pen.flat(
      "M-36-46L72-56C82-56 88-50 90-42L98 16C98 28 90 34 78 34L-34 38C-44 38-48 32-47 22z",
      tones.dark.base,
    ) +
    pen.rod(bars, pen.body.light, 7) +
    pen.screw(-60, 40) +
    pen.screw(-56, -52) +
    pen.screw(104, 38) +
    starterGrip(pen, 2, -8)
  );
}
