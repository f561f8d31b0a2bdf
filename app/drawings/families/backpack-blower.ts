/** Backpack blower: the wearer stands to the left, the tube points forward and down. */
import { backpackEngine, backpackFrame, controlHandle, fanHousing } from "../parts/backpack.ts";
import { batteryPack } from "../parts/battery.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

export interface BackpackBlowerFigures {
  power?: "petrol" | "battery";
  /** Scale of the machine, 1 for an engine of about 64 cc. */
  size?: number;
  /** Length of the blower tube, mm. */
  tube?: number;
}

export function backpackBlower({ power = "petrol", size = 1, tube = 1000 }: BackpackBlowerFigures): Machine {
  return (pen) => {
    const mouth = -250 - tube * 0.62;
    const left = -70 + (mouth - 166) * 0.97;
    return {
      s: pen.group(size, (part) => {
        const body = power === "petrol" ? backpackEngine(part) : packs(part);
        const frame = backpackFrame(part) + fanHousing(part) + body;
        return `${frame}<g transform="rotate(-14 -40 -120)">${blowerTube(part, mouth)}</g>${volute(part)}`;
      }),
      box: [left * size, -512 * size, 410 * size, Math.max(40, 0.242 * -mouth - 20) * size],
      detail: [-170 * size, -512 * size, 410 * size, 6 * size],
    };
  };
}

/** Tube with bent mouth, control handle and bellows; turned down about the fan by the caller. */
function blowerTube(pen: Pen, mouth: number): string {
  let svg = "";
  const x0 = -250,
    x1 = mouth;
  svg += pen.shell(
    path`M${x1 + 10} -158L${x1 - 60} -150C${x1 - 130} -140 ${x1 - 170} -116 ${x1 - 206} -82L${x1 - 178} -44C${x1 - 146} -74 ${x1 - 120} -84 ${x1 - 60} -92L${x1 + 10} -88z`,
    tones.dark,
    { dx: -2, dy: -16 },
  );
  svg += pen.shell(path`M${x0} -170L${x1} -160C${x1 - 12} -150 ${x1 - 12} -92 ${x1} -84L${x0} -74z`, tones.dark, {
    dx: 0,
    dy: -18,
  });
  svg +=
    pen.line(path`M${x0 - 10} -154L${x1 + 20} -145`, tones.dark.light, 3) +
    pen.line(path`M${x1 - 20} -142C${x1 - 90} -134 ${x1 - 140} -118 ${x1 - 180} -84`, tones.dark.light, 3);
  svg += pen.flat(path`M${x1 + 40} -166h-30v88h30z`, pen.accent.base);
  svg += controlHandle(pen);
  svg += pen.shell("M-40-186C-110-192-180-184-256-176V-68C-180-62-110-58-40-60z", tones.mid, { dx: 0, dy: -22 });
  let folds = "";
  for (let x = -62; x > -250; x -= 24)
    folds += path`M${x} ${-183 - (x + 62) * 0.045}C${x - 9} -150 ${x - 9} -96 ${x} ${-65 + (x + 62) * 0.02}`;
  svg += pen.line(folds, INK, 1.8);
  svg += pen.flat("M-262-180h20v116h-20z", tones.dark.base);
  return svg;
}

/** The volute in front of the frame, where the tube begins. */
function volute(pen: Pen): string {
  let svg =
    pen.shell(
      "M-58-196L-46-52C-10-28 50-14 104-20C164-26 196-70 194-126C192-186 150-226 96-226C50-226 0-214-58-196z",
      tones.grey,
      { dx: -7, dy: -16 },
    ) + pen.line("M-34-176C0-190 50-204 92-204C120-204 142-194 156-176", tones.grey.light, 3);
  svg +=
    pen.dot(112, -124, 40, tones.grey.shade, 1.6) +
    pen.dot(112, -124, 24, tones.grey.base, 1.4) +
    pen.flat("M-68-202h24l12 152h-24z", tones.dark.base) +
    pen.screw(28, -194, 7) +
    pen.screw(28, -46, 7) +
    pen.screw(168, -74, 7);
  return svg;
}

/** Two battery packs in their housing instead of an engine. */
function packs(pen: Pen): string {
  const housing =
    "M198-420C206-446 240-456 286-448C336-438 362-404 364-352L372-90C372-52 350-34 312-34H206C196-34 196-50 198-66z";
  const shine = pen.tone("M212-410C222-434 256-440 292-430L298-442C256-454 212-448 204-418z", pen.accent.light);
  return (
    `<g transform="translate(258 -330)rotate(3)">${batteryPack(pen, 112, 128)}</g>` +
    `<g transform="translate(262 -180)rotate(3)">${batteryPack(pen, 112, 128)}</g>` +
    pen.shell(housing, tones.dark, { dx: -6, dy: -12 }) +
    pen.shell("M198-420C206-446 240-456 286-448C336-438 362-404 364-352L250-330 198-310z", pen.accent, {
      dx: -6,
      dy: -12,
      light: shine,
    }) +
    pen.line("M222-410l-4 30M244-420l-5 34M266-422l-4 32", pen.accent.shade, 5) +
    pen.flat("M236-300H352L356-178H236z", tones.grey.base) +
    pen.flat("M236-160H357L361-52H236z", tones.grey.base) +
    pen.line("M252-276h84M252-258h84M252-136h88M252-118h88", tones.grey.shade, 4) +
    pen.flat("M236-300H352L353-284H236zM236-160H357L358-144H236z", tones.dark.light)
  );
}
