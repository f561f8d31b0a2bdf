/**
 * Four-stroke engine seen along its crankshaft, whose cylinder is inclined by 25°; crank at x = 0,
 * base at y = 0.
 */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { grille, pullGrip } from "./recoil.ts";

const BASE = "M-140 0V-12C-140-18-136-20-128-20H118C126-20 130-18 130-12V0H84V-6H-94V0z";
const TANK = "M-156-236C-164-300-150-338-104-346H84C134-342 150-306 146-236z";
const CAP = "M-62-346V-358C-62-366-56-370-48-370H2C10-370 16-366 16-358V-346z";
/** Turns what is drawn along the x axis, to the left of the crank, into the cylinder's axis. */
const INCLINED = 'transform="rotate(25 0 -112)"';

function tank(pen: Pen): string {
  return (
    pen.shell(TANK, tones.grey, { dx: -6, dy: -15 }) +
    pen.line("M-142-262C-146-306-132-326-100-332H20", tones.grey.light, 3.4) +
    pen.shell(CAP, tones.dark, { dy: -6 }) +
    pen.line("M-44-364v14M-30-364v14M-16-364v14M-2-364v14", tones.dark.light, 2.2)
  );
}

/** Fins, rocker cover and spark plug. */
function cylinder(pen: Pen): string {
  const fins = [-202, -186, -170, -154, -138, -122].map((x) => `M${x}-186V-40`).join("");
  return (
    `<g ${INCLINED}>` +
    pen.flat("M-262-120H-230V-104H-262C-268-104-268-120-262-120z", tones.dark.base) +
    pen.shell(
      "M-250-156C-250-170-242-176-230-176H-204V-48H-230C-242-48-250-54-250-68z",
      tones.steel,
      {
        dx: -4,
        dy: -10,
      },
    ) +
    pen.shell("M-210-188H-90V-36H-210z", tones.steel, { dx: 0, dy: -22 }) +
    pen.line(fins, tones.dark.base, 3) +
    "</g>"
  );
}

function muffler(pen: Pen): string {
  return (
    pen.shell(
      "M-246-306H-150C-140-306-136-300-136-290V-240H-262V-290C-262-300-256-306-246-306z",
      tones.mid,
      {
        dy: -12,
      },
    ) +
    pen.rod(
      "M-244-290H-146M-244-274H-146M-244-258H-146",
      tones.dark.base,
      6.5,
      ' stroke-dasharray="0 13"',
    )
  );
}

/** View of the recoil starter; the cylinder leans to the left. */
export function starterSide(pen: Pen): string {
  const shroud =
    "M-122-40C-132-70-136-100-132-126L-176-160C-184-200-160-232-120-238L-40-248C50-256 116-214 128-150C134-104 128-64 116-36C110-24 102-20 92-20H-98C-110-20-118-26-122-40z";
  return (
    muffler(pen) +
    cylinder(pen) +
    tank(pen) +
    pen.shell(BASE, tones.dark, { small: true }) +
    pen.shell(shroud, pen.accent, { dx: -6, dy: -15 }) +
    pen.line("M-156-176C-160-200-146-214-118-220L-40-230", pen.accent.light, 3.4) +
    grille(pen, 0, -122, 88) +
    pullGrip(pen, 104, -206, -40) +
    pen.screw(-104, -44, 7) +
    pen.screw(98, -44, 7) +
    pen.screw(-146, -190, 7)
  );
}

/** View of the output shaft; the cylinder leans to the right, the air cleaner above it. */
export function shaftSide(pen: Pen): string {
  const body =
    "M-116-40C-134-90-130-190-104-222C-90-238-70-240-50-240H60C90-240 112-224 122-196L128-60C128-32 116-20 96-20H-88C-102-20-110-26-116-40z";
  const cleaner =
    "M112-318H232C252-314 262-300 262-280V-244C262-232 256-226 244-226H100V-306C100-314 104-318 112-318z";
  return (
    pullGrip(pen, -150, -196, -70) +
    pen.shell("M-100-226C-150-216-172-170-170-116C-168-72-150-40-116-30L-90-120z", pen.accent, {
      dx: -5,
      dy: -10,
    }) +
    `<g transform="scale(-1 1)">${cylinder(pen)}${tank(pen)}</g>` +
    pen.shell(cleaner, tones.dark, { dx: -4, dy: -13 }) +
    pen.line("M116-300H224M112-242H248", tones.dark.light, 2.4) +
    pen.shell(BASE, tones.dark, { small: true }) +
    pen.shell(body, tones.mid, { dx: -4, dy: -12 }) +
    pen.dot([0, -112], 90, tones.steel.base) +
    pen.ring([0, -112], 76, { width: 11, colour: tones.mid.shade, dashes: "11 68.6" }) +
    pen.dot([0, -112], 42, tones.steel.shade, 1.4) +
    pen.dot([0, -112], 22, tones.steel.light) +
    pen.flat("M-5-136H5V-122H-5z", tones.dark.base) +
    pen.shell("M-104-60L-124-74C-130-80-124-92-114-88L-92-76z", pen.accent, { small: true }) +
    pen.dot([92, -44], 10, tones.dark.base)
  );
}
