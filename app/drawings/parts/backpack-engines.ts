/**
 * Drives of backpack blowers, behind the fan: engines by class above the fuel tank, or batteries.
 */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";
import { batteryPack } from "./battery.ts";
import { slots } from "./fittings.ts";
import { at, turned } from "./placing.ts";

export interface BackpackEngineLook {
  /** Side of the engine: slotted plate, starter grille, or upright slats over the valves. */
  panel?: "slots" | "grille" | "slats";
  /** Air filter on top: low cap, square box, or a hood over the whole cover. */
  filter?: "cap" | "box" | "hood";
  /** Outline of the cover: low and round, square, tall with straight sides, or swept back. */
  cover?: "round" | "square" | "tall" | "swept";
  /** Electric start by a battery and a button. */
  electric?: boolean;
  /** Large damped silencer at the back. */
  quiet?: boolean;
  /** Starter handle on the side, within reach while the machine is worn. */
  sideStart?: boolean;
}

export function backpackEngine(pen: Pen, look: BackpackEngineLook = {}): string {
  const { panel = "slots", filter = "cap", cover = "round" } = look;
  const [cowl, lit] = COVERS[cover];
  return (
    fuelTank(pen) +
    pen.shell("M196-214H340V-180H196z", tones.mid) +
    (look.quiet ? silencer(pen) : fanGuard(pen)) +
    pen.shell(cowl, pen.accent, { dx: -6, dy: -14, light: pen.tone(lit, pen.accent.light) }) +
    pen.line("M218-398v28M238-404v32M258-406v30", pen.accent.shade, 5) +
    PANELS[panel](pen) +
    FILTERS[filter](pen) +
    (look.electric ? startBattery(pen) : "") +
    (look.sideStart ? sideStarter(pen) : "")
  );
}

const COVERS: Record<NonNullable<BackpackEngineLook["cover"]>, [outline: string, lit: string]> = {
  round: [
    "M198-408C204-436 240-448 288-436C336-424 366-388 368-336L366-240C364-214 346-204 318-204H196z",
    "M214-404C226-424 262-428 296-416L304-428C262-444 214-440 204-410z",
  ],
  square: [
    "M196-412C196-432 206-440 224-440H352C374-440 386-428 386-408V-230C386-212 376-204 358-204H196z",
    "M208-406C208-422 216-428 230-428H340V-434H224C208-434 202-424 202-406z",
  ],
  tall: [
    "M196-396L210-446C214-458 224-464 238-464H318C344-464 358-450 362-426L378-236C378-214 368-204 348-204H196z",
    "M212-414L224-444C226-450 232-453 240-453H316V-459H236C224-458 218-452 214-442z",
  ],
  swept: [
    "M196-360C204-452 268-500 346-470C392-452 402-400 394-344L372-230C368-212 358-204 340-204H196z",
    "M210-372C220-442 270-478 330-466L334-474C262-488 210-446 202-372z",
  ],
};

function fuelTank(pen: Pen): string {
  const body = "M204-196H346C358-160 358-104 346-70C338-46 320-34 292-34H206C196-34 196-50 198-66z";
  const level = pen.tone("M198-110L360-120V-34H198z", tones.grey.shade);
  return pen.shell(body, tones.grey, { dx: -6, dy: -12, light: level }) + pen.cap(312, -160, 22);
}

function fanGuard(pen: Pen): string {
  return (
    pen.shell("M352-372C384-360 402-330 402-294C402-260 388-236 362-230z", tones.dark, { dx: -5 }) +
    pen.line(
      "M372-348C382-334 388-316 388-294M370-330C376-318 378-306 378-292",
      tones.dark.light,
      2.4,
    )
  );
}

function silencer(pen: Pen): string {
  return (
    pen.shell("M330-338H380C396-338 404-328 404-312V-212C404-196 394-188 378-188H330z", tones.mid, {
      dx: -3,
      dy: -8,
    }) + slots(pen, { from: [376, -318], count: 6, step: [0, 21], by: [20, 0] }, tones.dark.base, 8)
  );
}

const PANELS: Record<NonNullable<BackpackEngineLook["panel"]>, (pen: Pen) => string> = {
  slots: (pen) =>
    pen.shell(
      "M236-330C236-344 244-350 258-350H318C330-350 338-344 338-330V-262C338-250 330-244 318-244H258C244-244 236-250 236-262z",
      tones.grey,
      { dx: -5, dy: -10 },
    ) +
    slots(pen, { from: [254, -328], count: 3, step: [0, 19], by: [66, 0] }, tones.dark.base, 9) +
    pen.screw(287, -264, 9),
  grille: (pen) =>
    pen.dot([284, -296], 62, tones.grey.base) +
    pen.ring([284, -296], 38, { width: 32, colour: tones.dark.base, dashes: "8 8.6" }) +
    pen.dot([284, -296], 20, tones.grey.base, 1.4) +
    pen.ring([284, -296], 11, { width: 5, colour: pen.accent.base }),
  slats: (pen) =>
    pen.shell(
      "M214-352C214-362 222-368 232-368H330C344-368 352-360 352-346L350-236C350-226 344-220 334-220H214z",
      tones.grey,
      {
        dx: -5,
        dy: -10,
      },
    ) +
    slots(pen, { from: [240, -348], count: 5, step: [23, 0], by: [-4, 104] }, tones.dark.base, 11),
};

const FILTERS: Record<NonNullable<BackpackEngineLook["filter"]>, (pen: Pen) => string> = {
  cap: (pen) =>
    filterCap(
      pen,
      "M216-438C214-462 232-478 262-478H300C322-478 334-466 332-446L330-424C290-440 250-444 216-438z",
      "M236-462H306",
    ),
  box: (pen) =>
    filterCap(
      pen,
      "M206-420V-484C206-496 214-504 226-504H332C346-504 354-496 356-482L364-392C340-412 300-424 206-420z",
      "M224-486H330M222-466H336M222-446H340",
    ),
  hood: (pen) =>
    filterCap(
      pen,
      "M202-376V-470C204-494 220-508 246-508H318C352-508 372-490 376-460L384-356C384-344 378-338 368-342C330-360 270-374 202-376z",
      "M222-462C226-482 236-490 252-490H316M222-438H352M222-414H360",
    ),
};

function filterCap(pen: Pen, outline: string, light: string): string {
  return (
    pen.shell(outline, tones.dark, { dx: -3, dy: -10 }) + pen.line(light, tones.dark.light, 2.4)
  );
}

function startBattery(pen: Pen): string {
  return (
    pen.shell("M318-150H378C388-150 394-144 394-134V-62C394-52 388-46 378-46H318z", tones.dark, {
      dx: -3,
      dy: -8,
    }) +
    pen.dot([356, -122], 14, tones.leaf.light, 1.4) +
    pen.line("M336-90H380M336-72H380", tones.dark.light, 2.6)
  );
}

function sideStarter(pen: Pen): string {
  return (
    pen.flat("M222-262h120c14 0 20 10 18 24l-8 36H222z", tones.dark.base) +
    pen.tube("M244-232H322", 22, tones.steel, { highlight: false }) +
    pen.line("M262-240v16M282-240v16M302-240v16", tones.dark.base, 3)
  );
}

/** Stacked batteries in their housing. */
export function backpackPacks(
  pen: Pen,
  { packs, housing }: { packs: 1 | 2; housing: Tone },
): string {
  const shell =
    "M198-420C206-446 240-456 286-448C336-438 362-404 364-352L372-90C372-52 350-34 312-34H206C196-34 196-50 198-66z";
  const cover = "M198-420C206-446 240-456 286-448C336-438 362-404 364-352L250-330 198-310z";
  const shine = pen.tone(
    "M212-410C222-434 256-440 292-430L298-442C256-454 212-448 204-418z",
    pen.accent.light,
  );
  const bay = (y: number, height: number) =>
    pen.flat(
      path`M236 ${y}H${352 + (y + 300) / 30}L${356 + (y + 300) / 30} ${y + height}H236z`,
      tones.grey.base,
    ) +
    pen.line(path`M252 ${y + 28}h84M252 ${y + 46}h84`, tones.grey.shade, 4) +
    pen.flat(path`M236 ${y}H${352 + (y + 300) / 30}v16H236z`, tones.dark.light);
  return (
    at(258, -330, turned(3, batteryPack(pen, 112, 128))) +
    (packs === 2 ? at(262, -180, turned(3, batteryPack(pen, 112, 128))) : "") +
    pen.shell(shell, housing, { dx: -6, dy: -12 }) +
    pen.shell(cover, pen.accent, { dx: -6, dy: -12, light: shine }) +
    pen.line("M222-410l-4 30M244-420l-5 34M266-422l-4 32", pen.accent.shade, 5) +
    bay(-300, 122) +
    (packs === 2
      ? bay(-160, 108)
      : slots(
          pen,
          { from: [236, -148], count: 5, step: [0, 22], by: [114, 0] },
          housing === tones.dark ? tones.dark.light : tones.dark.base,
          8,
        ))
  );
}
