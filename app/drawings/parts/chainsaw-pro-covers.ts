/** Covers of professional and felling saws. */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { starterGrip } from "./recoil.ts";

/** High filter hood with two clips, magnesium side with slanted louvres. */
export function proCover(pen: Pen): string {
  let svg = pen.shell(
    "M-86-56C-92-84-86-108-66-119C-46-130-10-136 30-138L58-60-60-44z",
    pen.accent,
    {
      dy: -9,
      light: pen.tone(
        "M-74-94C-68-112-46-118-20-121L24-126V-134C-14-132-46-126-62-116C-74-108-80-100-80-90z",
        pen.accent.light,
      ),
    },
  );
  svg += pen.shell("M-28-134C-28-146-22-150-12-150C-2-150 4-146 4-136z", tones.steel, {
    small: true,
  });
  svg += pen.shell(
    "M14-136C20-152 34-158 56-158C100-158 130-142 138-112C142-94 140-72 134-54L52-58C50-90 38-118 14-136z",
    pen.accent,
    {
      dx: -4,
      dy: -9,
      light: pen.tone(
        "M34-142C62-150 98-142 118-122L124-130C104-150 66-156 38-150z",
        pen.accent.light,
      ),
    },
  );
  svg += pen.line(
    "M88-128C98-116 104-104 107-90M106-122C114-112 119-100 121-86M122-112C127-104 130-94 131-84",
    pen.accent.shade,
    5,
  );
  svg +=
    pen.flat("M40-108l18-6 6 20-18 5z", tones.steel.base) +
    pen.flat("M68-72l20-2 2 16-20 1z", tones.dark.base);
  svg +=
    pen.shell(
      "M-74-48L-62-64C-58-70-50-73-42-74L60-84C86-87 104-76 109-54L120 4C125 34 108 51 82 52L-46 55C-64 55-75 44-75 28z",
      pen.body,
      { dx: -2, dy: -9 },
    ) + pen.line("M-60-42L-50-56C-47-60-42-62-36-63L56-71C76-73 90-66 95-52", pen.body.light, 2.6);
  svg += pen.tone(
    "M-30-52L62-60C80-61 90-52 93-38L100 4C102 24 92 36 76 36L-26 40C-38 40-44 32-43 20L-42-36C-42-46-38-51-30-52z",
    pen.body.shade,
  );
  svg += pen.line(
    "M-18-44l-10 22M2-46l-10 22M22-48l-9 20M42-50l-8 20M62-50l-10 24M80-44l-12 28M-24-4l-8 22M-6 8l-8 20M54 8l-9 22M74-4l-12 30M92-6l-11 28",
    tones.dark.base,
    5.4,
  );
  svg +=
    pen.dot([26, -8], 25, pen.body.base, 1.6) +
    pen.dot([26, -8], 16, tones.steel.base, 1.4) +
    pen.dot([26, -8], 5, pen.accent.base, 0);
  return (
    svg +
    pen.screw(-56, -40) +
    pen.screw(-54, 42) +
    pen.screw(98, -58) +
    pen.screw(104, 38) +
    starterGrip(pen, 2, -8)
  );
}

/** Deep fins, dark side, round starter behind a cage. */
export function largeCover(pen: Pen): string {
  let svg = pen.shell(
    "M-88-56C-94-88-88-116-64-128C-44-138 4-146 50-147C100-148 128-130 136-104C140-86 138-70 132-54L-60-44z",
    pen.accent,
    {
      dy: -10,
      light: pen.tone(
        "M-76-96C-72-116-50-124-20-128C24-134 74-134 104-118L108-126C80-142 24-142-22-136C-58-130-80-116-84-94z",
        pen.accent.light,
      ),
    },
  );
  svg +=
    pen.shell(
      "M-20-144C-16-158-6-162 14-163L66-162C86-160 96-152 100-138C62-148 22-148-20-144z",
      tones.dark,
      {
        dy: -5,
      },
    ) + pen.line("M-4-154L78-153", tones.dark.light, 2.2);
  svg +=
    pen.line("M-68-104l34-9M-70-92l36-9M-70-80l36-8", pen.accent.shade, 4.4) +
    pen.line("M60-146C72-126 76-104 74-82", INK, 1.6) +
    pen.flat("M88-108l20 4-3 14-20-4z", tones.steel.base);
  svg +=
    pen.shell(
      "M-74-50C-70-68-58-78-40-79L64-88C92-90 110-74 113-50L119 8C121 36 106 53 80 54L-46 57C-65 57-76 45-76 28z",
      tones.mid,
      { dx: -2, dy: -10 },
    ) + pen.line("M-60-44C-56-58-48-65-36-66L60-74C78-75 92-68 97-54", tones.mid.light, 2.6);
  svg +=
    pen.dot([24, -10], 60, pen.body.base) +
    pen.ring([24, -10], 44, { width: 24, colour: tones.dark.base, dashes: "13 10.04" }) +
    pen.ring([24, -10], 44, { width: 3.4, colour: pen.body.base }) +
    pen.dot([24, -10], 24, pen.body.base, 1.4) +
    pen.dot([24, -10], 13, pen.accent.base, 1.4);
  return (
    svg +
    pen.screw(-56, -52) +
    pen.screw(-52, 44) +
    pen.screw(98, -62) +
    pen.screw(102, 42) +
    starterGrip(pen, 2, -12)
  );
}
