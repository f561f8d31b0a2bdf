/** Drives on a mower's deck: a petrol engine, or a motor under its hood. */

import { chargeLights, ticks } from "../parts/fittings.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

/**
 * Shroud by class: flat with upright slots, dark dome with starter cap, or tall with filter box.
 */
export type MowerEngine = "flat" | "dome" | "tall";

/** Hood by class: light flank, or dark flank with long slots. */
export type MowerHood = "light" | "dark";

export function petrolMowerEngine(pen: Pen, engine: MowerEngine): string {
  return block(pen) + SHROUDS[engine](pen) + airFilter(pen);
}

export function electricMowerMotor(pen: Pen, battery: boolean, flank: MowerHood): string {
  return hood(pen, flank) + lid(pen, battery);
}

const SHROUDS: Record<MowerEngine, (pen: Pen) => string> = {
  flat: flatShroud,
  dome: domeShroud,
  tall: tallShroud,
};

/** Finned block and muffler. */
function block(pen: Pen): string {
  return [
    pen.shell(
      "M-150-250H140V-330C140-350 128-356 110-356H-120C-140-356-150-346-150-330z",
      tones.mid,
    ),
    pen.line("M-138-330H-60M-138-310H-60M-138-290H-60", INK, 1.8),
    pen.shell("M-210-258C-220-300-212-330-188-336H-120V-256z", tones.steel, { dx: -4 }),
    ticks(pen, { from: [-198, -318], count: 3, step: [-2, 16], by: [54, 0] }, INK, 2),
  ].join("");
}

function flatShroud(pen: Pen): string {
  const shroud =
    "M-176-352C-170-398-130-420-60-424H50C116-420 152-396 158-352C160-338 152-332 140-332H-158C-170-332-178-340-176-352z";
  return (
    pen.shell(shroud, tones.grey, { dx: -5, dy: -14 }) +
    pen.line("M-150-360C-142-386-110-402-56-404H20", tones.grey.light, 2.8) +
    ticks(pen, { from: [-104, -384], count: 8, step: [26, 0], by: [0, 34] }, tones.dark.base, 4.4) +
    pen.shell("M-66-424C-64-440-54-446-40-446H30C44-446 54-440 56-424z", tones.dark, {
      small: true,
    }) +
    fuelCap(pen)
  );
}

function domeShroud(pen: Pen): string {
  const dome =
    "M-184-340C-184-404-120-452-10-452C96-452 164-404 166-340C166-334 160-330 152-330H-170C-178-330-184-334-184-340z";
  return (
    fuelCap(pen) +
    pen.shell(dome, tones.dark, { dx: -5, dy: -16 }) +
    pen.line("M-158-362C-146-402-96-430-20-434", tones.dark.light, 3) +
    pen.shell(
      "M-74-440C-70-464-44-474-8-474C30-474 54-464 58-440C20-452-36-452-74-440z",
      pen.accent,
      { dy: -6 },
    ) +
    ticks(pen, { from: [-130, -350], count: 12, step: [22, 0], by: [0, -22] }, tones.dark.light, 3)
  );
}

function tallShroud(pen: Pen): string {
  const shroud = "M-168-336V-430C-168-446-158-456-142-456H40C60-456 72-446 76-428L96-336z";
  const box = "M60-336V-446C60-462 70-472 86-472H146C162-472 172-462 174-446L180-336z";
  return (
    pen.shell(shroud, tones.grey, { dx: -5, dy: -16 }) +
    pen.shell("M-168-398H84L96-336H-168z", pen.accent, { dx: -4, dy: -8 }) +
    ticks(pen, { from: [-140, -438], count: 7, step: [26, 0], by: [0, 24] }, tones.dark.base, 4.4) +
    pen.shell(box, tones.dark, { dx: -4, dy: -12 }) +
    pen.line("M82-448H152M82-426H156M82-404H158", tones.dark.light, 2.4)
  );
}

function fuelCap(pen: Pen): string {
  return pen.shell(
    "M92-412C92-434 104-442 122-442C142-442 152-432 152-414L150-384C134-402 114-410 92-412z",
    tones.dark,
    {
      dy: -5,
    },
  );
}

function airFilter(pen: Pen): string {
  const box =
    "M40-330C40-342 46-348 58-348H150C166-348 176-340 176-324V-276C176-262 168-254 152-254H58C46-254 40-260 40-272z";
  return (
    pen.shell(box, tones.dark, { dx: -4, dy: -8 }) +
    pen.line("M60-326H154M60-308H154", tones.dark.light, 2.4) +
    pen.screw(108, -280, 9)
  );
}

/** Motor hood with its vents. */
function hood(pen: Pen, flank: MowerHood): string {
  return [
    pen.shell(
      "M-226-236C-232-284-214-328-172-350C-122-374-40-382 40-376C112-370 168-344 186-296C194-272 194-252 190-236C100-226-120-224-226-236z",
      tones.dark,
      { dx: -6, dy: -14 },
    ),
    pen.line("M-206-270C-200-306-180-326-150-338C-100-356-40-362 20-360", tones.dark.light, 3),
    pen.shell(
      "M-196-250C-196-292-176-314-140-324C-90-336-30-338 30-334C90-330 132-312 146-280L152-246C60-238-90-238-196-250z",
      flank === "dark" ? tones.mid : tones.grey,
      { dx: -4, dy: -14 },
    ),
    flank === "dark"
      ? pen.shell(
          "M-206-262L-60-300C-20-310 30-308 60-296L150-258 152-244C60-236-90-236-200-248z",
          pen.accent,
          {
            dx: -3,
            dy: -8,
          },
        )
      : ticks(
          pen,
          { from: [-150, -300], count: 7, step: [17, -1.5], by: [-6, 36] },
          tones.dark.base,
          4.4,
        ),
  ].join("");
}

/** Battery lid with charge lights, or the switch plate. */
function lid(pen: Pen, battery: boolean): string {
  return [
    ...(battery
      ? [
          pen.shell(
            "M-8-372C-2-404 24-416 60-414C104-412 142-396 152-366L146-340C100-352 40-356-8-350z",
            tones.mid,
            {
              dx: -4,
              dy: -8,
            },
          ),
          pen.line("M18-392C50-402 100-396 128-376", tones.mid.light, 2.6),
          chargeLights(pen, 30, -316, { side: 15, step: 22 }),
        ]
      : [
          pen.shell("M-40-376C-36-392-24-398-6-398H60C78-398 88-388 90-370z", tones.mid, {
            small: true,
          }),
          pen.line("M36-312H116M40-296H122", tones.grey.shade, 4),
        ]),
    pen.screw(-176, -262, 6),
    pen.screw(132, -262, 6),
  ].join("");
}
