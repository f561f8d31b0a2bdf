/** Draws a backpack mistblower with its tank to scale, tube pointing forward and slightly up. */
import { controlHandle } from "../parts/backpack.ts";
import { hose } from "../parts/fittings.ts";
import { MIST } from "../parts/lance.ts";
import { mistblowerEngine, mistblowerFrame, mistblowerTank } from "../parts/mistblower-body.ts";
import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

interface MistblowerOptions {
  /** Chemical tank, litres; 10 if unknown. */
  litres?: number | undefined;
  /** The engine has a visible starter grille. */
  grille?: boolean;
  /** Spreads granules too, with a wide hose from the tank. */
  granules?: boolean;
  /** Letters the volume, if known. */
  lettered?: boolean;
}

/** x of the nozzle before the tube is rotated. */
const NOZZLE = -640;

export function mistblower({ litres, grille, granules, lettered }: MistblowerOptions): Machine {
  const grown = Math.cbrt((litres ?? 10) / 14);
  const Y = (mm: number) => -360 + mm * grown;
  return (pen) => {
    const text = lettered && litres ? path`${litres} L` : "";
    return {
      s:
        mistblowerFrame(pen) +
        mistblowerEngine(pen, grille) +
        mistblowerTank(pen, Y) +
        (granules
          ? hose(pen, path`M190 ${Y(10)}C150-320 60-330-20-266C-60-236-100-214-150-196`, 64, {
              tone: tones.mid,
              step: 16,
            })
          : pen.tube(
              path`M180 ${Y(16)}C176-330 50-320-40-246C-90-206-170-202-246-206`,
              12,
              tones.mid,
              { highlight: false },
            )) +
        `<g transform="rotate(5 -40 -120)">${tube(pen)}</g>` +
        volute(pen) +
        (text ? leader(pen, [330, Y(-250)], [440, Y(-330)], text) : ""),
      box: [NOZZLE - 226, Y(-380), text ? 440 + leaderRoom(pen, text) : 418, 16],
      detail: [-150, Y(-380), 418, 16],
    };
  };
}

/** Nozzle with its mist, tube, liquid line, control handle and bellows. */
function tube(pen: Pen): string {
  let svg = "";
  const x1 = NOZZLE;

  svg += pen.line(
    path`M${x1 - 66}-128h-50M${x1 - 144}-128h-70M${x1 - 64}-150l-54-22M${x1 - 146}-184l-56-24M${x1 - 64}-106l-54 22M${x1 - 146}-72l-56 24M${x1 - 78}-140l-66-12M${x1 - 78}-116l-66 12`,
    MIST,
    3.2,
  );
  svg +=
    pen.shell(
      path`M${x1 + 30}-172L${x1 - 26}-182C${x1 - 40}-182 ${x1 - 46}-174 ${x1 - 46}-164V-92C${x1 - 46}-82 ${x1 - 40}-74 ${x1 - 26}-74L${x1 + 30}-84z`,
      pen.accent,
      { dx: -2, dy: -16 },
    ) + pen.line(path`M${x1 - 6}-178V-78M${x1 - 24}-180V-76`, pen.accent.shade, 3);
  svg +=
    pen.shell(path`M-250-172L${x1 + 10}-162V-94L-250-82z`, tones.dark, { dx: 0, dy: -18 }) +
    pen.line(path`M-272-152L${x1 + 30}-146`, tones.dark.light, 3);
  svg += pen.flat(path`M${x1 + 190}-170h-30v84h30z`, tones.mid.base);
  svg += pen.tube(
    path`M-250-188C-330-196-420-176 ${x1 + 40}-180C${x1 + 20}-180 ${x1 + 6}-176 ${x1 - 6}-170`,
    11,
    tones.mid,
    { highlight: false },
  );
  svg += at(-10, -4, controlHandle(pen));
  svg += pen.shell("M-40-186C-110-192-180-184-256-178V-74C-180-66-110-60-40-62z", tones.mid, {
    dx: 0,
    dy: -22,
  });
  let folds = "";
  for (let x = -62; x > -250; x -= 26)
    folds += path`M${x} ${-183 - (x + 62) * 0.04}C${x - 9}-150 ${x - 9}-98 ${x} ${-67 + (x + 62) * 0.03}`;
  svg += pen.line(folds, INK, 1.8);
  svg += pen.flat("M-262-182h20v116h-20z", tones.dark.base);
  return svg;
}

/** Volute in front of the frame, where the tube starts. */
function volute(pen: Pen): string {
  let svg =
    pen.shell(
      "M-52-192V-56C-10-28 50-14 104-20C164-26 196-64 194-116C192-172 150-210 96-210C50-210 0-206-52-192z",
      tones.grey,
      { dx: -7, dy: -16 },
    ) + pen.line("M-34-172C0-186 50-194 92-194C120-194 142-184 156-168", tones.grey.light, 3);
  svg +=
    pen.dot([112, -114], 38, tones.grey.shade, 1.6) +
    pen.dot([112, -114], 22, tones.grey.base, 1.4) +
    pen.flat("M-64-196h24v144h-24z", tones.dark.base) +
    pen.screw(20, -180, 7) +
    pen.screw(28, -46, 7) +
    pen.screw(164, -66, 7);
  return svg;
}
