/** Draws the filters: a pleated cartridge, paper bags, and the water filter of a washer. */

import { ticks } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface Filter {
  accent?: Accent;
}

/** Pleated cartridge. Origin: its centre. */
export function cartridgeFilter({ accent = "orange" }: Filter = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({ s: cartridge(pen, tone), box: [-104, -170, 104, 128] });
}

interface FilterBags extends Filter {
  /** Number of bags in the pack, all of which are drawn. */
  pieces?: number;
}

/** Fanned paper bags. Origin: lower left corner of the front bag. */
export function filterBags({ pieces = 5, accent = "orange" }: FilterBags = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: Array.from(
      {
        length: pieces,
      },
      (_, i) => {
        const back = pieces - 1 - i;
        return at(
          back * 26,
          back * -16,
          i < pieces - 1 ? bagPaper(pen) : bagPaper(pen) + bagCollar(pen, tone),
        );
      },
    ).join(""),
    box: [-6, -306 - (pieces - 1) * 16, 226 + (pieces - 1) * 26, 6],
  });
}

function bagPaper(pen: Pen): string {
  return pen.symbol(
    "bag",
    0,
    0,
    () =>
      pen.shell(
        "M4-10L0-286C0-294 4-300 12-300H206C214-300 220-294 220-286L214-10C214-4 210 0 202 0H14C8 0 4-4 4-10z",
        tones.wood,
        { dx: -8, dy: -10 },
      ) + pen.line("M4-40H214M30-300L26 0M194-300L190 0", tones.wood.shade, 1.8),
  );
}

/** Cardboard collar with its rubber-lipped mouth. */
function bagCollar(pen: Pen, tone: Tone): string {
  return (
    pen.shell(
      "M44-236C44-244 48-248 56-248H164C172-248 176-244 176-236V-130C176-122 172-118 164-118H56C48-118 44-122 44-130z",
      tones.grey,
      { dx: -4, dy: -8 },
    ) +
    pen.dot([110, -183], 44, tone.base) +
    pen.dot([110, -183], 34, tones.dark.base, 1.4) +
    pen.ring([110, -183], 24, { width: 3, colour: tones.dark.light })
  );
}

/** Transparent water filter with a coupling at both ends. Origin: its centre. */
export function waterFilter({ accent = "orange" }: Filter = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({ s: [couplings(pen, tone), bowl(pen)].join(""), box: [-162, -76, 168, 76] });
}

/** Pleats between two dark rims. */
function cartridge(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-84-100C-84-114 84-114 84-100L88 94C88 110-88 110-88 94z", tones.grey, {
      dx: -18,
      dy: -4,
    }),
    ticks(
      pen,
      { from: [-74, -104], count: 11, step: [14.8, 0], by: [0, 204] },
      tones.grey.shade,
      4,
    ),
    ticks(pen, { from: [-67, -104], count: 10, step: [14.8, 0], by: [0, 204] }, INK, 1.2),
    pen.shell("M-92-112C-92-132 92-132 92-112L94-92C94-74-94-74-94-92z", tones.dark, {
      dx: -4,
      dy: -7,
    }),
    pen.line("M-80-116C-60-124-10-127 30-126", tones.dark.light, 2.4),
    pen.shell("M-44-126V-150C-44-164 44-164 44-150V-126C44-116-44-116-44-126z", tone, {
      dx: -4,
      dy: -4,
    }),
    ticks(pen, { from: [-32, -148], count: 8, step: [9, 0], by: [0, 20] }, tone.shade, 2.4),
    pen.shell("M-96 84C-96 102 96 102 96 84L98 108C98 128-98 128-98 108z", tones.dark, {
      dx: -4,
      dy: -7,
    }),
    pen.line("M-86 104C-60 114-10 117 40 115", tones.dark.light, 2.4),
    pen.line("M-76-84V84", tones.grey.light, 4),
  ].join("");
}

/** Hose couplings left and right. */
function couplings(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-150-34H-92V34H-150C-156 34-158 30-158 26V-26C-158-30-156-34-150-34z", tone, {
      dx: 0,
      dy: -10,
    }),
    ticks(pen, { from: [-146, -33], count: 5, step: [11, 0], by: [0, 66] }, tone.shade, 2.6),
    pen.shell("M92-30H128L134-22H164V22H134L128 30H92z", tones.mid, { dx: 0, dy: -10 }),
    pen.line("M142-22V22M152-22V22", INK, 1.4),
  ].join("");
}

/** Transparent bowl with its sieve. */
function bowl(pen: Pen): string {
  return [
    pen.shell(
      "M-98-56C-98-64-92-68-84-68H84C92-68 98-64 98-56V56C98 64 92 68 84 68H-84C-92 68-98 64-98 56z",
      tones.clear,
      { dx: -6, dy: -14 },
    ),
    pen.shell("M-70-36H70V36H-70z", tones.steel, { dx: 0, dy: -12 }),
    ticks(
      pen,
      { from: [-62, -36], count: 9, step: [15.5, 0], by: [0, 72] },
      tones.steel.shade,
      1.4,
    ),
    pen.line("M-70-18H70M-70 0H70M-70 18H70", tones.steel.shade, 1.4),
    pen.line("M-86-54H60", tones.clear.light, 3.4),
    pen.shell("M-104-72H-82V72H-104zM82-72H104V72H82z", tones.dark, { small: true }),
  ].join("");
}
