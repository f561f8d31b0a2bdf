/** Body of a hedge trimmer with a petrol engine. */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { slots } from "./fittings.ts";
import { farBow, frontLoop, type HedgeBodyLook } from "./hedge-body.ts";
import { grille, pullGrip } from "./recoil.ts";

/** Two-stroke engine on the gear case, rear handle, front handle with guard. */
export function petrolHedgeBody(pen: Pen, look: HedgeBodyLook = {}): string {
  return (
    farBow(pen, false) +
    hedgeGearCase(pen) +
    petrolRearHandle(pen) +
    hedgeSilencer(pen) +
    hedgeCowl(pen, look) +
    hedgeStarter(pen, look) +
    frontLoop(pen, false)
  );
}

function hedgeGearCase(pen: Pen): string {
  return (
    pen.shell(
      "M-16-30C-8-42 8-48 30-48H236V30C236 44 226 50 210 50H34C6 50-12 40-18 22z",
      tones.mid,
      {
        dx: -2,
        dy: -9,
      },
    ) +
    pen.line("M6-30C14-36 24-37 36-37H60", tones.mid.light, 2.4) +
    pen.screw(10, 28, 6) +
    pen.screw(52, 34, 6)
  );
}

/** Casting of chassis and rear handle. */
function petrolRearHandle(pen: Pen): string {
  let svg = pen.shell(
    "M60-56L206-96C232-132 268-150 308-148C362-146 412-120 432-82C448-50 440-14 412 4C392 16 352 22 320 24L232 52C222 56 212 56 200 56H100C84 56 76 48 74 34zM282-110C266-106 256-92 252-74L248-44C246-30 254-24 268-24L356-26C384-28 398-40 396-58C392-82 358-106 322-112C306-114 294-114 282-110z",
    tones.dark,
    { hole: true, dx: -2, dy: -8 },
  );
  svg +=
    pen.line("M266-136C320-146 392-122 420-78", tones.dark.light, 2.4) +
    pen.line("M270 26C320 10 360 12 394 0", tones.dark.light, 1.6) +
    pen.line("M374-108l-8 12M388-98l-9 12M400-86l-11 10", tones.dark.light, 1.6);
  svg += pen.shell(
    "M292-150C298-164 330-164 352-154C360-150 362-142 358-138C338-146 314-150 292-150z",
    tones.mid,
    {
      small: true,
    },
  );
  svg += pen.shell(
    "M276-112C268-94 274-74 292-66C302-64 306-72 302-80C298-90 302-100 308-112z",
    pen.accent,
    {
      small: true,
    },
  );
  return svg;
}

function hedgeSilencer(pen: Pen): string {
  return (
    pen.shell("M64-66H36C28-66 24-72 24-80V-138C24-148 30-154 40-154H72z", tones.mid, {
      dx: 3,
      dy: -6,
    }) + pen.line("M32-138h20M32-124h20M32-110h20M32-96h20", INK, 1.8)
  );
}

function hedgeCowl(pen: Pen, { vents = 2 }: HedgeBodyLook): string {
  const svg = pen.shell(
    "M44-92C42-142 54-176 88-190C124-202 184-200 214-180C234-166 240-140 238-104L234-66H50z",
    pen.accent,
    {
      dx: -4,
      dy: -10,
      light: pen.tone(
        "M60-132C64-158 76-174 98-179C130-187 172-186 200-172L208-180C180-196 120-200 88-190C60-178 50-152 50-130z",
        pen.accent.light,
      ),
    },
  );
  return (
    svg +
    pen.line("M192-180C206-160 210-136 208-104", INK, 1.6) +
    slots(
      pen,
      { from: [80, -156], count: vents, step: [22, -3], by: [-2, 22] },
      pen.accent.shade,
      8,
    )
  );
}

function hedgeStarter(pen: Pen, { dark = false }: HedgeBodyLook): string {
  let svg =
    pen.shell(
      "M66-78C66-118 90-138 128-140L160-138C196-134 216-112 216-78L214-6C212 14 200 24 180 25L100 27C82 27 72 18 70 2z",
      dark ? tones.mid : pen.body,
      { dx: -3, dy: -9 },
    ) + pen.line("M80-84C82-112 98-126 128-128", pen.body.light, 2.6);
  svg +=
    grille(pen, 142, -68, 52) +
    pen.screw(84, 8) +
    pen.screw(200, 4) +
    pen.screw(202, -112) +
    pen.cap(240, 20, 15);
  return svg + pen.line("M196-132l16-16", INK, 4) + pullGrip(pen, 222, -158, -24);
}
