/** Body of a hedge trimmer with an electric motor, battery or corded. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { batteryPack, cord } from "./battery.ts";
import { chargeLights, slots } from "./fittings.ts";
import { farBow, frontLoop, type HedgeBodyLook } from "./hedge-body.ts";
import { at, turned } from "./placing.ts";

/** Motor in line with the blade; battery at the rear, or a cord. */
export function electricHedgeBody(pen: Pen, battery: boolean, look: HedgeBodyLook = {}): string {
  return (
    farBow(pen, true) +
    (battery ? hedgePack(pen, look) : at(400, -36, cord(pen, 98, 60))) +
    electricRearHandle(pen, battery) +
    hedgeMotorCover(pen, battery, look) +
    frontLoop(pen, true)
  );
}

/** The battery, or built-in cells. */
function hedgePack(pen: Pen, { pack = 112 }: HedgeBodyLook): string {
  const cells = pack
    ? at(292, 50 - pack, turned(5, batteryPack(pen, 110, pack)))
    : pen.shell("M292-40L392-34C404-32 408-24 408-12L402 48 288 34z", tones.mid, {
        dx: -3,
        dy: -7,
      }) + chargeLights(pen, 312, -12, { side: 12, step: 19 });
  return (
    cells +
    pen.shell("M270 20L398 44C404 56 398 64 386 63L290 56C276 54 266 40 270 20z", tones.dark, {
      small: true,
    })
  );
}

/** Casting of body and rear handle loop. */
function electricRearHandle(pen: Pen, battery: boolean): string {
  let svg = pen.shell(
    battery
      ? "M-10-28C10-54 44-70 92-78L176-92C204-134 244-156 292-154C346-152 392-126 408-88C418-60 404-36 376-36L330-36C318-36 310-28 306-14L298 30C294 44 284 50 268 50H96C44 50 6 44-14 24zM248-118C232-114 222-98 220-80C218-66 226-60 240-60L346-62C364-64 372-74 366-86C354-106 326-118 294-122C276-124 262-122 248-118z"
      : "M-10-28C10-54 44-70 92-78L176-92C204-134 244-156 292-154C346-152 394-120 412-72C420-44 410-14 384-6C366 0 340 4 322 8L232 44C220 48 210 50 196 50H96C44 50 6 44-14 24zM248-116C232-112 222-96 220-78L216-44C214-32 224-26 238-28L344-34C366-36 376-50 370-68C358-96 326-114 294-120C276-122 262-120 248-116z",
    tones.dark,
    { hole: true, dx: -2, dy: -8 },
  );
  svg +=
    pen.line("M234-138C290-154 362-134 390-88", tones.dark.light, 2.4) +
    pen.line("M346-118l-8 12M360-108l-9 12M372-96l-10 10", tones.dark.light, 1.6);
  svg += pen.shell(
    "M262-156C268-169 300-170 322-161C330-157 332-150 328-146C308-154 284-157 262-156z",
    tones.mid,
    {
      small: true,
    },
  );
  svg += pen.shell(
    "M246-118C240-100 246-82 264-75C274-73 277-80 273-88C269-98 272-108 278-120z",
    pen.accent,
    {
      small: true,
    },
  );
  return svg;
}

function hedgeMotorCover(pen: Pen, battery: boolean, look: HedgeBodyLook): string {
  const { dark = false, vents = 5, turning = false } = look;
  const side = dark ? tones.mid : pen.body;
  let svg = pen.shell(
    "M12-44C34-66 70-76 104-82L178-96C196-94 204-74 204-48C202-26 192-16 172-16H40C22-18 8-28 12-44z",
    pen.accent,
    {
      dx: -3,
      dy: -9,
      light: pen.tone("M34-50C58-64 92-70 130-78L128-86C90-80 48-72 24-52z", pen.accent.light),
    },
  );
  svg += pen.shell(
    "M24-16C60-26 150-26 196-22L212-20C222 0 222 20 212 38H92C52 38 26 32 16 14C14 0 18-10 24-16z",
    side,
    { dx: -3, dy: -9 },
  );
  svg +=
    slots(
      pen,
      { from: [192, -6], count: vents, step: [-20, 0], by: [-8, 32] },
      tones.dark.base,
      8,
    ) +
    pen.line("M34-6C50-12 70-14 88-14", side.light, 2.4) +
    (turning
      ? pen.shell("M204-92C216-96 226-92 228-80L236 28C236 38 226 44 214 42z", pen.accent, {
          dx: -2,
          dy: -6,
        })
      : "") +
    pen.screw(48, 14, 6) +
    (battery ? "" : pen.screw(236, 8, 6));
  return svg;
}
