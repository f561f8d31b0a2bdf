/** What drives a pole tool: origin at the end of the shaft, the engine to the right. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { batteryPack, cord } from "./battery.ts";
import { at, turned } from "./placing.ts";

export type DrivePower = "petrol" | "battery" | "corded";

/** How far each drive reaches beyond the shaft's end, mm. */
export const DRIVE_END: Record<DrivePower, number> = { petrol: 296, battery: 346, corded: 480 };

export function drive(pen: Pen, power: DrivePower): string {
  if (power === "petrol") return petrolDrive(pen);
  return power === "battery" ? batteryDrive(pen) : cordedDrive(pen);
}

/** Two-stroke engine with its tank below. */
function petrolDrive(pen: Pen): string {
  let svg = pen.shell("M70-40L250-34C258 0 256 40 250 60L90 64z", tones.mid);
  svg +=
    pen.shell(
      "M66 44C100 56 200 56 252 40C264 40 268 50 264 66L250 132C246 148 234 154 216 154H112C94 154 84 146 80 130z",
      tones.grey,
      { dx: -5, dy: -12 },
    ) +
    pen.line("M96 120C100 132 106 138 116 138H200", tones.grey.light, 2.2) +
    pen.tone("M88 104L252 96L246 124C242 140 232 146 216 146H112C98 146 90 140 88 128z", tones.grey.shade);
  svg += pen.shell("M94 154h130c8 0 12 6 10 14l-4 12h-22l-4-10h-94l-6 10h-22l-4-12c-2-8 4-14 16-14z", tones.dark, {
    small: true,
  });
  svg += pen.cap(112, 82);
  svg +=
    pen.shell(
      "M-40-22C-30-26 4-26 16-36C28-48 30-72 40-82C50-92 66-92 76-88V82C62 86 48 82 40 72C30 60 28 44 16 34C4 26-30 24-40 20z",
      tones.dark,
      { dx: -4, dy: -10 },
    ) +
    pen.line("M44-60V52M58-70V62", tones.dark.light, 1.8) +
    pen.line("M-30-13H6", tones.dark.light, 2);
  svg += pen.shell(
    "M66-20V-130C68-160 86-182 118-188C160-194 214-188 240-168C258-154 264-128 264-96L262-20z",
    pen.accent,
    {
      dx: -5,
      dy: -12,
      light: pen.tone(
        "M80-130C82-154 98-170 122-174C160-180 200-176 226-162L234-170C210-188 150-196 112-186C84-178 68-156 68-130z",
        pen.accent.light,
      ),
    },
  );
  svg += pen.line("M96-142l-4 34M116-150l-5 42M136-154l-5 46", pen.accent.shade, 5);
  svg +=
    pen.shell(
      "M94-90C94-100 100-106 110-106H188C200-106 206-100 206-88V-6C206 6 200 12 188 12H112C100 12 94 6 94-6z",
      tones.grey,
      { dx: -4, dy: -10 },
    ) +
    pen.line("M112-84h74M112-66h74M112-48h74", tones.dark.base, 3.6) +
    pen.screw(150, -14, 9);
  svg +=
    pen.shell("M226-96C262-100 290-70 294-20C296 24 280 62 246 72L226 66z", tones.grey, { dx: -6, dy: -8 }) +
    pen.line(
      "M240-70C250-60 256-46 258-30M262-62C270-50 276-36 278-20M238 40C246 34 252 26 256 14M258 42C266 34 272 24 275 12",
      tones.dark.base,
      4,
    );
  svg += pen.shell("M250-118C262-120 280-110 286-98C290-90 282-84 276-90L246-106z", tones.dark, { small: true });
  return svg;
}

/** The pack slides in from behind. */
function batteryDrive(pen: Pen): string {
  let svg = at(226, -70, turned(4, batteryPack(pen, 112, 150)));
  svg += pen.shell(
    "M-40-20C-10-24 10-34 26-52C44-74 70-88 104-92L214-96C234-96 244-86 246-68L256 58C256 78 246 90 226 92L120 96C84 96 58 84 40 62C24 44 6 28-40 20z",
    tones.dark,
    { dx: -4, dy: -12 },
  );
  svg += pen.shell(
    "M44-60C62-84 84-94 112-96L218-100C236-100 246-90 248-74L251-22C200-8 130-10 80-22C60-28 48-40 44-60z",
    pen.accent,
    {
      dx: -4,
      dy: -10,
      light: pen.tone("M62-64C74-78 90-84 112-86L214-90V-96L108-94C84-92 66-82 54-66z", pen.accent.light),
    },
  );
  svg += pen.line("M112-66l-6 28M134-68l-6 30M156-70l-5 32M178-70l-4 32", pen.accent.shade, 5);
  svg +=
    pen.shell(
      "M62 10C100 20 200 22 252 6L254 58C254 74 246 84 230 86L124 90C96 90 74 80 58 58C54 42 56 24 62 10z",
      tones.grey,
      { dx: -4, dy: -9 },
    ) +
    pen.line("M96 40h92M102 54h86M112 68h74", tones.dark.base, 4) +
    pen.screw(216, 62, 7);
  svg += pen.line("M-30-12C0-14 16-24 34-46", tones.dark.light, 2.2);
  svg += pen.shell("M120 94H216L208 116H196L192 106H146L142 116H130z", tones.dark, { small: true });
  return svg;
}

/** Mains motor at the top of the shaft, closed rear grip, flex. */
function cordedDrive(pen: Pen): string {
  let svg = at(282, 62, cord(pen, 130, 70));
  svg += pen.shell(
    "M-40-20C0-24 20-40 44-56L150-70C196-72 244-52 272-18C294 10 300 44 290 66C284 80 264 82 250 72L226 56C214 40 190 32 160 34L60 54C36 48 10 26-40 20zM168-40C186-42 216-32 232-12C240 0 236 10 224 6L172 2C162 0 158-8 158-18C158-30 160-38 168-40z",
    tones.dark,
    { hole: true, dx: -3, dy: -8 },
  );
  svg += pen.line("M150-60C194-62 238-42 264-10", tones.dark.light, 2.4);
  svg += pen.shell(
    "M26-46C44-74 70-86 100-86C130-84 148-62 150-30V30C148 60 128 82 98 84C68 84 42 70 26 44z",
    pen.accent,
    { dx: -5, dy: -12, light: pen.tone("M44-54C56-70 76-78 98-76V-82C70-82 48-70 34-50z", pen.accent.light) },
  );
  svg += pen.line("M58-36l14-14M58-12l38-38M58 12l62-62M62 34l64-64M78 44l50-50M102 46l28-28", pen.accent.shade, 5);
  svg +=
    pen.shell("M176 4C178 22 186 32 198 32C208 32 208 20 208 8z", pen.accent, { small: true }) +
    pen.screw(60, 58, 6) +
    pen.screw(120, 58, 6);
  return svg;
}
