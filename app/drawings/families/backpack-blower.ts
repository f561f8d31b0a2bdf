/** Draws a backpack blower: wearer to the left, tube pointing forward and down. */
import {
  type BackpackFrameLook,
  backpackFrame,
  controlHandle,
  fanHousing,
} from "../parts/backpack.ts";
import {
  type BackpackEngineLook,
  backpackEngine,
  backpackPacks,
} from "../parts/backpack-engines.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

export interface BackpackBlowerOptions {
  power?: "petrol" | "battery";
  /** Appearance of the engine, by class. */
  look?: BackpackEngineLook;
  frame?: BackpackFrameLook;
  /** The tube's length is adjustable with a clamp. */
  adjustable?: boolean;
  /** Options of a battery blower: number of batteries, light housing. */
  packs?: 1 | 2;
  light?: boolean;
  /** Scale of the machine, 1 for an engine of about 64 cc. */
  size?: number;
  /** Length of the blower tube, mm. */
  tube?: number;
  /** Relative width of the tube, 1 for about 1400 m³/h. */
  bore?: number;
}

export function backpackBlower(options: BackpackBlowerOptions): Machine {
  const { power = "petrol", size = 1, tube = 1000, bore = 1, packs = 2 } = options;
  return (pen) => {
    const mouth = -250 - tube * 0.62;
    const left = -70 + (mouth - 166) * 0.97;
    return {
      s: pen.group(size, (part) => {
        const body =
          power === "petrol"
            ? backpackEngine(part, options.look)
            : backpackPacks(part, { packs, housing: options.light ? tones.mid : tones.dark });
        const frame = backpackFrame(part, options.frame) + fanHousing(part) + body;
        return `${frame}<g transform="rotate(-14 -40 -120)">${backpackTube(part, mouth, bore)}${options.adjustable ? tubeClamp(part, bore) : ""}</g>${backpackVolute(part)}`;
      }),
      box: [
        left * size,
        -516 * size,
        412 * size,
        Math.max(40, 0.242 * -mouth - 16 + 60 * Math.max(0, bore - 1)) * size,
      ],
      detail: [-170 * size, -512 * size, 410 * size, 6 * size],
    };
  };
}

/** Tube with bent mouth, control handle and bellows; the caller rotates it around the fan. */
function backpackTube(pen: Pen, mouth: number, bore: number): string {
  const Y = (mm: number) => -122 + (mm + 122) * bore;
  let svg = "";
  const x0 = -250,
    x1 = mouth;
  svg += pen.shell(
    path`M${x1 + 10} ${Y(-158)}L${x1 - 60} ${Y(-150)}C${x1 - 130} ${Y(-140)} ${x1 - 170} ${Y(-116)} ${x1 - 206} ${Y(-82)}L${x1 - 178} ${Y(-44)}C${x1 - 146} ${Y(-74)} ${x1 - 120} ${Y(-84)} ${x1 - 60} ${Y(-92)}L${x1 + 10} ${Y(-88)}z`,
    tones.dark,
    { dx: -2, dy: -16 },
  );
  svg += pen.shell(
    path`M${x0} ${Y(-170)}L${x1} ${Y(-160)}C${x1 - 12} ${Y(-150)} ${x1 - 12} ${Y(-92)} ${x1} ${Y(-84)}L${x0} ${Y(-74)}z`,
    tones.dark,
    {
      dx: 0,
      dy: -18,
    },
  );
  svg +=
    pen.line(path`M${x0 - 10} ${Y(-154)}L${x1 + 20} ${Y(-145)}`, tones.dark.light, 3) +
    pen.line(
      path`M${x1 - 20} ${Y(-142)}C${x1 - 90} ${Y(-134)} ${x1 - 140} ${Y(-118)} ${x1 - 180} ${Y(-84)}`,
      tones.dark.light,
      3,
    );
  svg += pen.flat(path`M${x1 + 40} ${Y(-166)}h-30V${Y(-78)}h30z`, pen.accent.base);
  svg += controlHandle(pen);
  svg += pen.shell("M-40-186C-110-192-180-184-256-176V-68C-180-62-110-58-40-60z", tones.mid, {
    dx: 0,
    dy: -22,
  });
  let folds = "";
  for (let x = -62; x > -250; x -= 24)
    folds += path`M${x} ${-183 - (x + 62) * 0.045}C${x - 9} -150 ${x - 9} -96 ${x} ${-65 + (x + 62) * 0.02}`;
  svg += pen.line(folds, INK, 1.8);
  svg += pen.flat("M-262-180h20v116h-20z", tones.dark.base);
  return svg;
}

/** Clamp around the tube, with its lever. */
function tubeClamp(pen: Pen, bore: number): string {
  const top = -122 - 56 * bore;
  const bottom = -122 + 54 * bore;
  return (
    pen.flat(path`M-470 ${top}h44V${bottom}h-44z`, tones.mid.base) +
    pen.shell(
      path`M-466 ${bottom - 4}H-424L-392 ${bottom + 24}C-396 ${bottom + 32} -406 ${bottom + 32} -414 ${bottom + 28}L-466 ${bottom + 12}z`,
      pen.accent,
      {
        small: true,
      },
    )
  );
}

/** Volute in front of the frame, where the tube starts. */
function backpackVolute(pen: Pen): string {
  let svg =
    pen.shell(
      "M-58-196L-46-52C-10-28 50-14 104-20C164-26 196-70 194-126C192-186 150-226 96-226C50-226 0-214-58-196z",
      tones.grey,
      { dx: -7, dy: -16 },
    ) + pen.line("M-34-176C0-190 50-204 92-204C120-204 142-194 156-176", tones.grey.light, 3);
  svg +=
    pen.dot([112, -124], 40, tones.grey.shade, 1.6) +
    pen.dot([112, -124], 24, tones.grey.base, 1.4) +
    pen.flat("M-68-202h24l12 152h-24z", tones.dark.base) +
    pen.screw(28, -194, 7) +
    pen.screw(28, -46, 7) +
    pen.screw(168, -74, 7);
  return svg;
}
