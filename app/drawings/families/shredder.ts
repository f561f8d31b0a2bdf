/** Draws an electric garden shredder on its stand. */

import { ticks, wheel } from "../parts/fittings.ts";
import { plug } from "../parts/plug.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface Shredder {
  /** Slow roller in a drum under a wide mouth, instead of blades under a tall funnel. */
  roller?: boolean;
  accent?: Accent;
}

/** Origin: between the legs on the ground; outlet at the left. */
export function shredder({ roller = false, accent = "orange" }: Shredder = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      cable(pen),
      stand(pen),
      chips(pen),
      chute(pen),
      roller ? wideMouth(pen) : funnel(pen),
      housing(pen, tone),
      roller ? drum(pen) : panel(pen),
      clampKnob(pen),
      nearWheel(pen),
    ].join(""),
    box: [-340, roller ? -740 : -820, 376, 6],
  });
}

function cable(pen: Pen): string {
  return [
    pen.tube("M150-470C230-450 236-300 226-200C218-120 250-12 330-12", 9, tones.dark, {
      highlight: false,
    }),
    plug(pen, 330, -12),
  ].join("");
}

/** Legs, axle leg and brace. */
function stand(pen: Pen): string {
  return [
    pen.tube("M-60-330L-150-14", 24, tones.far, { highlight: false }),
    pen.tube("M96-330L150-112", 26, tones.steel),
    pen.tube("M-124-116L140-150", 20, tones.steel),
    pen.tube("M-90-336L-176-12", 26, tones.steel),
    pen.shell("M-214-18H-150C-144-18-142-14-142-10V0H-218V-8C-218-14-218-18-214-18z", tones.dark, {
      small: true,
    }),
  ].join("");
}

/** Falling chips and their heap. */
function chips(pen: Pen): string {
  return [
    pen.tone(
      "M-246-250l16-8 10 12-18 6zM-268-206l18-4 4 12-20 4zM-232-178l14 8-12 10-12-8zM-284-150l16-8 8 14-18 2zM-250-118l18 2-4 12-16-2zM-296-96l16-4 4 12-18 2zM-266-64l16-6 6 12-18 4z",
      tones.wood.base,
    ),
    pen.tone(
      "M-252-222l14 4-8 10-12-6zM-274-178l12-6 6 10-12 4zM-262-92l14-4 2 10-14 2zM-288-40l16-6 6 12-18 4z",
      tones.wood.shade,
    ),
    pen.tone("M-330-2C-320-26-284-36-262-34C-240-32-222-18-216-2z", tones.wood.base),
    pen.line("M-306-12l18-6M-276-20l16 4M-256-10l18-4", tones.wood.shade, 3),
  ].join("");
}

/** Outlet chute. */
function chute(pen: Pen): string {
  return [
    pen.shell(
      "M-104-410C-150-400-190-370-216-322C-224-304-236-284-246-270L-180-262C-168-280-160-300-146-314L-90-350z",
      tones.dark,
      { dx: -3, dy: -10 },
    ),
    pen.line("M-112-398C-150-388-180-362-204-320", tones.dark.light, 2.4),
  ].join("");
}

/** Tall throat that widens to the mouth. */
function funnel(pen: Pen): string {
  return [
    pen.shell(
      "M-84-520L-104-664C-112-700-150-740-172-776H150C140-740 112-704 108-664L100-520z",
      tones.dark,
      {
        dx: -10,
        dy: -6,
      },
    ),
    pen.line("M-92-660C-100-698-134-736-152-762", tones.dark.light, 3),
    pen.line(
      "M-40-530L-56-664C-62-700-76-740-84-768M48-530L56-664C62-700 70-740 76-768",
      tones.dark.light,
      1.6,
    ),
    pen.shell(
      "M-192-800C-192-810-186-814-176-814H156C166-814 172-810 172-800L168-774C167-768 162-766 156-766H-176C-184-766-188-768-189-774z",
      tones.mid,
      { dx: -2, dy: -8 },
    ),
    pen.line("M-176-804H150", tones.mid.light, 2.4),
  ].join("");
}

/** Cutter housing and motor. */
function housing(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-116-500C-118-530-108-540-84-542H100C128-540 142-528 146-502L158-372C158-342 142-326 112-324H-70C-98-324-112-338-114-364z",
      tone,
      {
        dx: -8,
        dy: -20,
        light: pen.tone(
          "M-98-508C-96-522-88-526-74-528H96V-518H-70C-84-516-88-510-90-496z",
          tone.light,
        ),
      },
    ),
    pen.shell(
      "M-98-326H130L122-282C120-268 110-260 96-260H-68C-82-260-92-268-94-282z",
      tones.dark,
      {
        dx: -3,
        dy: -10,
      },
    ),
    ticks(pen, { from: [-70, -312], count: 9, step: [20, 0], by: [-2, 36] }, tones.dark.light, 3),
  ].join("");
}

/** Slots and switches. */
function panel(pen: Pen): string {
  return [
    pen.shell(
      "M-20-488C-20-500-12-506 0-506H84C98-506 108-498 110-484L118-390C118-376 110-368 96-368H6C-8-368-16-376-16-390z",
      tones.grey,
      { dx: -5, dy: -12 },
    ),
    ticks(pen, { from: [10, -474], count: 6, step: [15, 0], by: [3, 52] }, tones.dark.base, 4.4),
    pen.line("M-8-484C-8-490-4-494 4-494H80", tones.grey.light, 2.6),
    pen.dot([16, -394], 13, tones.leaf.light),
    pen.dot([52, -394], 13, tones.red.base),
    pen.screw(96, -386, 6),
  ].join("");
}

/** Roller drum with the adjusting screw of its counter plate. */
function drum(pen: Pen): string {
  return [
    pen.dot([10, -432], 94, tones.grey.base),
    pen.ring([10, -432], 76, { width: 3, colour: tones.grey.shade }),
    pen.ring([10, -432], 48, { width: 34, colour: tones.dark.base, dashes: "14 16.2" }),
    pen.dot([10, -432], 24, tones.steel.base, 1.4),
    pen.tube("M120-446H184", 16, tones.steel, { highlight: false, cap: "butt" }),
    pen.shell(
      "M180-476H204C210-476 212-470 212-462V-432C212-424 210-418 204-418H180z",
      tones.dark,
      { dy: -6 },
    ),
    pen.dot([118, -390], 12, tones.leaf.light),
  ].join("");
}

/** Low hopper with a slanting lid. */
function wideMouth(pen: Pen): string {
  return [
    pen.shell("M-92-530L-152-650L176-700L128-530z", tones.dark, { dx: -8, dy: -8 }),
    pen.line("M-134-640L-92-548M-30-658L-20-540M90-676L72-540", tones.dark.light, 2),
    pen.shell(
      "M-188-648C-192-662-186-670-176-672L182-728C194-730 202-724 204-712L206-700C208-690 202-684 194-682L-164-628C-176-626-184-634-188-648z",
      tones.mid,
      {
        dx: -2,
        dy: -8,
      },
    ),
  ].join("");
}

function clampKnob(pen: Pen): string {
  return [
    pen.shell(
      "M-122-546H-92V-500H-122C-130-500-134-508-134-523C-134-538-130-546-122-546z",
      tones.dark,
      {
        dx: -2,
        dy: -6,
      },
    ),
    ticks(pen, { from: [-128, -538], count: 3, step: [10, 0], by: [0, 30] }, tones.dark.light, 2),
    pen.screw(-92, -356, 6),
    pen.screw(136, -344, 6),
    pen.screw(128, -520, 6),
  ].join("");
}

function nearWheel(pen: Pen): string {
  return wheel(pen, 152, -100, 100);
}
